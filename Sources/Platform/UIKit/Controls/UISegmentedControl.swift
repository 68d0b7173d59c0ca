import Foundation
package import VitrineLayout

/// A row of segments, one of which can be selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index that means no segment.
  public static let noSegment = -1

  package override class var initialModel: View {
    View("", .segments(Segments(titles: [], selected: nil)))
  }

  /// Creates a segment for each title, without a selection.
  ///
  /// Images are ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments.titles = (items ?? []).compactMap { $0 as? String }
    sizeToFit()
  }

  private var segments: Segments {
    get {
      if case .segments(let known) = model.kind { return known }
      return Segments(titles: [], selected: nil)
    }
    set {
      model.kind = .segments(newValue)
      contentDidChange()
    }
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.titles.count }

  /// The selected index, or `noSegment`, which is the default and replaces invalid indexes.
  open var selectedSegmentIndex: Int {
    get { segments.selected ?? Self.noSegment }
    set { segments.selected = segments.titles.indices.contains(newValue) ? newValue : nil }
  }

  /// Inserts a segment.
  ///
  /// The index is clamped to the segments.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.titles.insert(title ?? "", at: min(max(0, segment), segments.titles.count))
  }

  /// Removes a segment.
  ///
  /// If it is selected, no segment is selected afterwards.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.titles.indices.contains(segment) else { return }
    segments.titles.remove(at: segment)
    if segments.selected == segment { segments.selected = nil }
  }

  /// Removes all segments.
  open func removeAllSegments() { segments = Segments(titles: [], selected: nil) }

  /// Sets a segment's title.
  ///
  /// An invalid index is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.titles.indices.contains(segment) else { return }
    segments.titles[segment] = title ?? ""
  }

  /// Returns a segment's title, or nil for an invalid index.
  open func titleForSegment(at segment: Int) -> String? {
    segments.titles.indices.contains(segment) ? segments.titles[segment] : nil
  }
}
