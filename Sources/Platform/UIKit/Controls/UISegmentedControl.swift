import CoreGraphics
public import Foundation
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

  /// Inserts a segment with an action's title.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    addAction(action, for: .primaryActionTriggered)
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

  /// A Boolean value that indicates whether segments have the widths of their titles.
  ///
  /// It has no effect: all segments are equally wide.
  open var apportionsSegmentWidthsByContent = false
  /// A Boolean value that indicates whether the selection ends at once.
  open var isMomentary = false
  /// The color of the selected segment, which isn't drawn.
  open var selectedSegmentTintColor: UIColor?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var enabled: [Int: Bool] = [:]

  /// Sets the attributes of titles, which aren't drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state.rawValue] = attributes
    PlatformNotes.add("the title attributes of a segmented control aren't drawn")
  }

  /// Returns the attributes of titles.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Sets an image in place of a title, which isn't drawn.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    PlatformNotes.add("the images of a segmented control aren't drawn")
  }

  /// Returns the image of a segment, which is nil.
  open func imageForSegment(at segment: Int) -> UIImage? { nil }

  /// Sets the width of a segment, which has no effect.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Returns the width of a segment, of which 0 is automatic.
  open func widthForSegment(at segment: Int) -> CGFloat { 0 }
  /// Sets whether a segment is enabled.
  open func setEnabled(_ isEnabled: Bool, forSegmentAt segment: Int) {
    enabled[segment] = isEnabled
  }
  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool { enabled[segment] ?? true }
  /// Sets the background, which isn't drawn.
  open func setBackgroundImage(
    _ image: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the line between segments, which isn't drawn.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState: State,
    barMetrics: UIBarMetrics
  ) {}
}
