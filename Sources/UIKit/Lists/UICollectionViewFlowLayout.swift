import CoreGraphics
public import Foundation

/// How a collection places its items.
@MainActor
open class UICollectionViewLayout {
  public init() {}
}

/// Items in lines, as many in each as there is room for.
public final class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// 50 points square by default; the delegate's sizes come before it.
  public var itemSize = CGSize(width: 50, height: 50) { didSet { LayoutChanges.note() } }
  /// 10 points by default, between lines.
  public var minimumLineSpacing: CGFloat = 10 { didSet { LayoutChanges.note() } }
  /// 10 points by default, within a line, which may have more.
  public var minimumInteritemSpacing: CGFloat = 10 { didSet { LayoutChanges.note() } }
  public var sectionInset = UIEdgeInsets.zero { didSet { LayoutChanges.note() } }
  public var scrollDirection: ScrollDirection = .vertical { didSet { LayoutChanges.note() } }

  /// The frames of items of some sizes, line after line, in a length across.
  ///
  /// What a full line leaves over is shared between its items; a line that is not full keeps the
  /// distances of the fullest line before it, as lines of equal items do on the platform.
  func frames(of sizes: [CGSize], across length: CGFloat) -> [CGRect] {
    let isVertical = scrollDirection == .vertical
    let insets = sectionInset
    let start = isVertical ? insets.left : insets.top
    let available = length - start - (isVertical ? insets.right : insets.bottom)
    func along(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    var frames: [CGRect] = []
    var position = isVertical ? insets.top : insets.left
    var lastSpacing: CGFloat?
    for line in lines(of: sizes.map(along), in: available) {
      let used = line.reduce(0) { $0 + along(sizes[$1]) }
      let isLast = line.upperBound == sizes.count
      var spacing = minimumInteritemSpacing
      if line.count > 1 { spacing = max(spacing, (available - used) / CGFloat(line.count - 1)) }
      if isLast { spacing = lastSpacing ?? minimumInteritemSpacing }
      lastSpacing = spacing
      let thickness = line.map { depth(sizes[$0]) }.max() ?? 0
      var at = start
      for index in line {
        let centered = position + (thickness - depth(sizes[index])) / 2
        frames.append(
          CGRect(
            origin: isVertical ? CGPoint(x: at, y: centered) : CGPoint(x: centered, y: at),
            size: sizes[index]))
        at += along(sizes[index]) + spacing
      }
      position += thickness + minimumLineSpacing
    }
    return frames
  }

  /// Fills lines greedily: an item that doesn't fit any more begins the next one.
  private func lines(of lengths: [CGFloat], in available: CGFloat) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var first = 0
    var used: CGFloat = 0
    for (index, length) in lengths.enumerated() {
      let needed = index == first ? length : used + minimumInteritemSpacing + length
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
