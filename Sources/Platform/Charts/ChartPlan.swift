import SwiftUI

/// The scales, colors and stacked marks of a chart.
struct ChartPlan {
  /// The marks, with the sums of stacked values.
  private(set) var marks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  /// The values that determine colors, in order of appearance, with their colors.
  let colors: [(value: ChartPosition, style: AnyShapeStyle)]
  /// The values that determine symbols, in order of appearance.
  let symbols: [ChartPosition]
  /// A Boolean value that indicates whether bars are horizontal.
  let isHorizontal: Bool

  /// The colors of values in their order.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// Plans the marks of a chart; `ticks` is the number of values on each axis.
  init(_ marks: [ChartMark], _ settings: ChartSettings, ticks: (x: Int, y: Int)) {
    isHorizontal = marks.contains { $0.kind == .bar } && Self.isHorizontal(marks)
    self.marks = Self.stacked(marks, isHorizontal: isHorizontal)
    let xs = self.marks.filter { $0.kind != .sector }
    let hasBase = self.marks.contains { $0.kind == .bar || $0.kind == .area }
    x = Self.scale(
      xs.flatMap(\.x.positions), settings.xDomain, includesZero: hasBase && isHorizontal,
      ticks: settings.x.isRounded ? ticks.x : nil)
    y = Self.scale(
      self.marks.flatMap(\.y.positions), settings.yDomain, includesZero: !isHorizontal,
      ticks: settings.y.isRounded ? ticks.y : nil)
    symbols = Self.distinct(marks.compactMap(\.symbolKey))
    colors = Self.distinct(marks.compactMap(\.styleKey)).enumerated().map { index, value in
      let known = settings.colors
      let style =
        known.first { $0.value == value }?.style
        ?? (index < known.count && known[index].value == nil ? known[index].style : nil)
      return (value, style ?? AnyShapeStyle(Self.palette[index % Self.palette.count]))
    }
  }

  private static func distinct(_ values: [ChartPosition]) -> [ChartPosition] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func isHorizontal(_ marks: [ChartMark]) -> Bool {
    marks.contains { mark in
      guard mark.kind == .bar else { return false }
      if mark.x.points != nil || mark.y.points != nil { return mark.x.points != nil }
      if case .category? = mark.y.start { return true }
      return mark.y.start == nil && mark.x.start?.number != nil
        || mark.x.end != nil && mark.y.end == nil && !mark.x.isDates
    }
  }

  /// Returns the style of a mark.
  func style(of mark: ChartMark) -> AnyShapeStyle {
    mark.style ?? colors.first { $0.value == mark.styleKey }?.style ?? AnyShapeStyle(Color.blue)
  }

  // MARK: Stacking

  /// Returns bars and areas with the sum of those before them at the same position.
  private static func stacked(_ marks: [ChartMark], isHorizontal: Bool) -> [ChartMark] {
    var sums: [ChartPosition?: (up: Double, down: Double)] = [:]
    var totals: [ChartPosition?: Double] = [:]
    func value(_ mark: ChartMark) -> Double? {
      guard mark.kind == .bar || mark.kind == .area else { return nil }
      let extent = isHorizontal ? mark.x : mark.y
      guard extent.end == nil, case .number(let number)? = extent.start else { return nil }
      return number
    }
    func key(_ mark: ChartMark) -> ChartPosition? { isHorizontal ? mark.y.start : mark.x.start }
    for mark in marks where mark.stacking == .normalized {
      totals[key(mark), default: 0] += value(mark) ?? 0
    }
    return marks.map { mark in
      guard let number = value(mark) else { return mark }
      var mark = mark
      var (start, end) = (0.0, number)
      if mark.stacking != .unstacked {
        let sum = sums[key(mark)] ?? (0, 0)
        start = number < 0 ? sum.down : sum.up
        end = start + number
        sums[key(mark)] = number < 0 ? (sum.up, end) : (end, sum.down)
        if let total = totals[key(mark)], total != 0 { (start, end) = (start / total, end / total) }
      }
      let extent = ChartExtent(.number(start), .number(end))
      if isHorizontal { mark.x = extent } else { mark.y = extent }
      return mark
    }
  }

  // MARK: Scales

  private static func scale(
    _ positions: [ChartPosition], _ domain: ChartSettings.Domain, includesZero: Bool, ticks: Int?
  ) -> ChartScale {
    switch domain {
    case .positions(let ends):
      guard let scale = exact(ends) else { return ChartScale(.number(0...1)) }
      return scale
    case .automatic(let zero, let reversed):
      var scale = exact(positions) ?? ChartScale(.number(0...1))
      if case .number(var range) = scale.kind {
        if zero ?? includesZero { range = min(0, range.lowerBound)...max(0, range.upperBound) }
        if range.lowerBound == range.upperBound { range = range.lowerBound...range.upperBound + 1 }
        scale = ChartScale(.number(ticks.map { ChartScale.rounded(range, $0) } ?? range))
      }
      scale.isReversed = reversed ?? false
      return scale
    }
  }

  /// Returns the scale from the first position to the last, or nil without one.
  private static func exact(_ positions: [ChartPosition]) -> ChartScale? {
    guard let first = positions.first else { return nil }
    var names: [String] = []
    for case .category(let name) in positions where !names.contains(name) { names.append(name) }
    let numbers = positions.compactMap(\.number).filter(\.isFinite)
    guard let low = numbers.min(), let high = numbers.max() else {
      return ChartScale(.category(names))
    }
    if case .date = first { return ChartScale(.date(low...high)) }
    return names.isEmpty ? ChartScale(.number(low...high)) : ChartScale(.category(names))
  }
}

extension ChartExtent {
  /// A Boolean value that indicates whether the place is a unit of the calendar.
  fileprivate var isDates: Bool {
    if case .date? = start { return true }
    return false
  }
}
