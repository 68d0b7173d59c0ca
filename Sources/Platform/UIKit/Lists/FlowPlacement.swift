import CoreGraphics
import Foundation

/// The properties of a section in a flow layout.
struct FlowSection {
  var itemSizes: [CGSize]
  var inset = UIEdgeInsets.zero
  var lineSpacing: CGFloat = 10
  var itemSpacing: CGFloat = 10
  /// The lengths of header and footer along the scroll direction.
  ///
  /// 0 omits them.
  var header: CGFloat = 0
  var footer: CGFloat = 0
}

/// The positions of the parts of consecutive sections along an axis.
struct FlowPlacement {
  /// The header of each section, or nil.
  private(set) var headers: [CGRect?] = []
  private(set) var footers: [CGRect?] = []
  /// The items of each section.
  private(set) var items: [[CGRect]] = []
  private(set) var contentSize = CGSize.zero

  private let isVertical: Bool
  /// The size of the collection across the axis.
  private let length: CGFloat
  /// The end of the preceding parts along the axis.
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

  /// Converts a rectangle along the axis to the collection's coordinates.
  private func rect(
    along: CGFloat, across: CGFloat, depth: CGFloat, width: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: width, height: depth)
      : CGRect(x: along, y: across, width: depth, height: width)
  }

  private mutating func band(_ depth: CGFloat) -> CGRect? {
    guard depth > 0 else { return nil }
    defer { position += depth }
    return rect(along: position, across: 0, depth: depth, width: length)
  }

  /// Places items line by line.
  ///
  /// The unused space of a full line is distributed between its items. A partial line has the
  /// distances of the fullest preceding line, as lines of equal items have on the platform.
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
        frames.append(
          rect(along: along, across: across, depth: depths[index], width: widths[index]))
        across += widths[index] + spacing
      }
      position += thickness
    }
    position += isVertical ? inset.bottom : inset.right
    return frames
  }

  /// Fills lines greedily: an item that doesn't fit begins the next line.
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
