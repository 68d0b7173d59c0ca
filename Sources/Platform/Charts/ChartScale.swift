import Foundation

/// The positions on an axis and their places between 0 and 1.
struct ChartScale {
  enum Kind {
    case number(ClosedRange<Double>)
    case date(ClosedRange<Double>)
    case category([String])
  }

  let kind: Kind
  /// A Boolean value that indicates whether the axis runs backward.
  var isReversed = false

  init(_ kind: Kind) { self.kind = kind }

  /// The part of the axis that a category has, or nil for other positions.
  var band: Double? {
    guard case .category(let names) = kind else { return nil }
    return names.isEmpty ? nil : 1 / Double(names.count)
  }

  /// Returns the place of a position, which for a category is the middle of its band.
  func place(of position: ChartPosition) -> Double? {
    let place: Double?
    switch kind {
    case .number(let range), .date(let range):
      let length = range.upperBound - range.lowerBound
      place = position.number.map { length == 0 ? 0.5 : ($0 - range.lowerBound) / length }
    case .category(let names):
      guard case .category(let name) = position, let index = names.firstIndex(of: name) else {
        return nil
      }
      place = (Double(index) + 0.5) / Double(names.count)
    }
    return place.map { isReversed ? 1 - $0 : $0 }
  }

  /// The positions that the chart chooses for labels and lines.
  func ticks(_ count: Int) -> [ChartPosition] {
    switch kind {
    case .number(let range): Self.numbers(in: range, count).map { .number($0) }
    case .date(let range): Self.dates(in: range, count).map { .date($0) }
    case .category(let names): names.map { .category($0) }
    }
  }

  /// Returns the distance of about `count` round numbers in a length.
  static func step(_ length: Double, _ count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / Double(max(1, count))
    var power = 1.0
    while power > rough { power /= 10 }
    while power * 10 <= rough { power *= 10 }
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999_999 } ?? 10 * power
  }

  private static func numbers(in range: ClosedRange<Double>, _ count: Int) -> [Double] {
    let step = step(range.upperBound - range.lowerBound, count)
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// Returns a range that ends at round numbers.
  static func rounded(_ range: ClosedRange<Double>, _ count: Int) -> ClosedRange<Double> {
    let step = step(range.upperBound - range.lowerBound, count)
    let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let high = (range.upperBound / step - 1e-9).rounded(.up) * step
    return low...max(low, high)
  }

  // MARK: Dates

  /// The units of the calendar and their multiples that divide an axis, with their seconds.
  private static let units: [(Calendar.Component, Int, Double)] = [
    (.second, 1, 1), (.second, 10, 10), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
    (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800),
    (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800),
    (.day, 7, 604_800), (.month, 1, 2_629_746), (.month, 3, 7_889_238), (.month, 6, 15_778_476),
    (.year, 1, 31_556_952), (.year, 2, 63_113_904), (.year, 5, 157_784_760),
    (.year, 10, 315_569_520),
  ]

  /// Returns the unit of about `count` dates in a length.
  static func unit(_ length: Double, _ count: Int) -> (component: Calendar.Component, count: Int) {
    let rough = length / Double(max(1, count))
    let unit = units.first { $0.2 >= rough * 0.8 } ?? units[units.count - 1]
    return (unit.0, unit.1)
  }

  private static func dates(in range: ClosedRange<Double>, _ count: Int) -> [Double] {
    let unit = unit(range.upperBound - range.lowerBound, count)
    return dates(in: range, by: unit.component, count: unit.count, calendar: .current)
  }

  /// Returns the starts of a calendar's units in a range.
  static func dates(
    in range: ClosedRange<Double>, by component: Calendar.Component, count: Int,
    calendar: Calendar
  ) -> [Double] {
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    // Multiples of a unit are counted from the start of the next larger unit.
    let larger: Calendar.Component =
      switch component {
      case .second: .minute
      case .minute: .hour
      case .hour: .day
      case .month: .year
      default: component
      }
    let base = count > 1 ? larger : component
    guard var date = calendar.dateInterval(of: base, for: start)?.start else { return [] }
    var dates: [Double] = []
    while date.timeIntervalSinceReferenceDate <= range.upperBound + 1e-6, dates.count < 1000 {
      if date.timeIntervalSinceReferenceDate >= range.lowerBound - 1e-6 {
        dates.append(date.timeIntervalSinceReferenceDate)
      }
      guard let next = calendar.date(byAdding: component, value: max(1, count), to: date),
        next > date
      else { break }
      date = next
    }
    return dates
  }

  /// Returns the text of a position among others.
  func text(of position: ChartPosition) -> String {
    switch position {
    case .category(let name): return name
    case .number(let number):
      let rounded = number.rounded()
      return abs(number - rounded) < 1e-9 ? Int(rounded).formatted() : number.formatted()
    case .date(let seconds):
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      guard case .date(let range) = kind else { return date.formatted() }
      return switch range.upperBound - range.lowerBound {
      case ..<600: date.formatted(.dateTime.minute().second())
      case ..<172_800: date.formatted(.dateTime.hour())
      case ..<2_000_000: date.formatted(.dateTime.day())
      case ..<40_000_000: date.formatted(.dateTime.month(.abbreviated))
      default: date.formatted(.dateTime.year())
      }
    }
  }
}
