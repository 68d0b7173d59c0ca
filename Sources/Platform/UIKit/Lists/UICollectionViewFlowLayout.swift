import CoreGraphics
public import Foundation

/// How a collection places its items.
@MainActor
open class UICollectionViewLayout {
  public init() {}
}

/// Sections one after the other, each with a header, items in lines, as many in each as there is
/// room for, and a footer.
public final class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The estimate of a layout whose items have the sizes that their constraints give them.
  public static let automaticSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

  /// 50 points square by default; the delegate's sizes come before it.
  public var itemSize = CGSize(width: 50, height: 50) { didSet { LayoutChanges.note() } }
  /// Anything but zero leaves the sizes of items to their constraints, as documented.
  public var estimatedItemSize = CGSize.zero { didSet { LayoutChanges.note() } }
  /// 10 points by default, between lines.
  public var minimumLineSpacing: CGFloat = 10 { didSet { LayoutChanges.note() } }
  /// 10 points by default, within a line, which may have more.
  public var minimumInteritemSpacing: CGFloat = 10 { didSet { LayoutChanges.note() } }
  /// Around the items of each section, between its header and its footer.
  public var sectionInset = UIEdgeInsets.zero { didSet { LayoutChanges.note() } }
  /// Only the length along the scroll direction counts: a header is as long across as the collection.
  public var headerReferenceSize = CGSize.zero { didSet { LayoutChanges.note() } }
  public var footerReferenceSize = CGSize.zero { didSet { LayoutChanges.note() } }
  public var scrollDirection: ScrollDirection = .vertical { didSet { LayoutChanges.note() } }
}

/// What a flow layout needs to know of a section.
struct FlowSection {
  var itemSizes: [CGSize]
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  /// How long header and footer are along the scroll direction; 0 leaves them out.
  var header: CGFloat = 0
  var footer: CGFloat = 0
}

/// Where the parts of sections stand that follow each other along an axis.
struct FlowPlacement {
  /// By section; nil for a section without one.
  private(set) var headers: [CGRect?] = []
  private(set) var footers: [CGRect?] = []
  /// By section and item.
  private(set) var items: [[CGRect]] = []
  private(set) var contentSize = CGSize.zero

  private let isVertical: Bool
  /// How long the collection is across.
  private let length: CGFloat
  /// How far the parts before reach along the axis.
  private var position: CGFloat = 0

  init(_ sections: [FlowSection], isVertical: Bool, across length: CGFloat) {
    self.isVertical = isVertical
    self.length = length
    for section in sections {
      headers.append(band(section.header))
      items.append(lines(of: section))
      footers.append(band(section.footer))
    }
    contentSize =
      isVertical
      ? CGSize(width: length, height: position) : CGSize(width: position, height: length)
  }

  /// A rectangle whose sides are named by the axis, as one in the collection's points.
  private func rect(
    _ along: CGFloat, _ across: CGFloat, _ depth: CGFloat, _ width: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: depth)
      : CGRect(x: along, y: across, width: depth, height: width)
  }

  private mutating func band(_ depth: CGFloat) -> CGRect? {
    guard depth > 0 else { return nil }
    defer { position += depth }
    return rect(position, 0, depth, length)
  }

  /// Places items line after line.
  ///
  /// What a full line leaves over is shared between its items; a line that is not full keeps the
  /// distances of the fullest line before it, as lines of equal items do on the platform.
  private mutating func lines(of section: FlowSection) -> [CGRect] {
    let inset = section.inset
    let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let available = length - start - end
    let widths = section.itemSizes.map { isVertical ? $0.width : $0.height }
    let depths = section.itemSizes.map { isVertical ? $0.height : $0.width }
    position += isVertical ? inset.top : inset.left
    var frames: [CGRect] = []
    var lastSpacing: CGFloat?
    for line in Self.lines(of: widths, spacing: section.itemSpacing, in: available) {
      let used = line.reduce(0) { $0 + widths[$1] }
      var spacing = section.itemSpacing
      if line.count > 1 { spacing = max(spacing, (available - used) / CGFloat(line.count - 1)) }
      if line.upperBound == widths.count { spacing = lastSpacing ?? section.itemSpacing }
      lastSpacing = spacing
      if line.lowerBound > 0 { position += section.lineSpacing }
      let thickness = line.map { depths[$0] }.max() ?? 0
      var across = start
      for index in line {
        let along = position + (thickness - depths[index]) / 2
        frames.append(rect(along, across, depths[index], widths[index]))
        across += widths[index] + spacing
      }
      position += thickness
    }
    position += isVertical ? inset.bottom : inset.right
    return frames
  }

  /// Fills lines greedily: an item that doesn't fit any more begins the next one.
  private static func lines(
    of lengths: [CGFloat], spacing: CGFloat, in available: CGFloat
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      let needed = index == first ? length : used + spacing + length
      if index > first, needed > available {
        lines.append(first..<index)
        first = index
        used = length
      } else {
        used = needed
      }
    }
    if first < lengths.count { lines.append(first..<lengths.count) }
    return lines
  }
}
