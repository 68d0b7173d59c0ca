import VitrineBase

/// The format of a value in a text, as after the comma in `{price, currency EUR}`.
enum ValueFormat: Hashable, Sendable {
  case number(NumberFormat)
  case percent(NumberFormat)
  case currency(String, NumberFormat)
  case date(DateStyle)

  /// The parts of a date or a time that a text shows, in the order and words of its language.
  enum DateStyle: String, Hashable, Sendable, CaseIterable {
    case short, medium, long, full
    case weekday, shortWeekday, day, month, shortMonth, year
    case monthDay, shortMonthDay, weekdayMonthDay, monthYear
    case time, hour
  }

  /// The words that begin a format.
  static let words = ["number", "percent", "currency", "date", "time"]

  /// Reads a format.
  ///
  /// Throws a `FormatError` that says which text is invalid and which one is expected.
  init(_ text: Substring) throws(FormatError) {
    let parts = text.split { $0 == " " }.map(String.init)
    let rest = Array(parts.dropFirst())
    guard let word = parts.first else {
      throw FormatError("a format is missing after the comma")
    }
    switch word {
    case "number": self = .number(try Self.number(rest, standard: NumberFormat()))
    case "percent": self = .percent(try Self.number(rest, standard: NumberFormat(fraction: 0...0)))
    case "currency":
      guard let code = rest.first, code.count == 3, code.allSatisfy({ ("A"..."Z").contains($0) })
      else { throw FormatError("needs the code of a currency, such as 'currency EUR'") }
      let format = NumberFormat.amounts(of: code)
      self = .currency(code, try Self.number(Array(rest.dropFirst()), standard: format))
    case "date": self = .date(try Self.style(rest, standard: .medium))
    case "time":
      let style = try Self.style(rest, standard: .time)
      guard style == .time || style == .hour else {
        throw FormatError("'\(style.rawValue)' is a form of a date; the form of a time is hour")
      }
      self = .date(style)
    default:
      let nearest = nearestName(to: word, in: Self.words)
      throw FormatError(
        "'\(word)' is not a format"
          + (nearest.map { "; did you mean '\($0)'?" }
            ?? "; expected \(listText(Self.words, "or"))"))
    }
  }

  private static func number(
    _ parts: [String], standard: NumberFormat
  ) throws(FormatError) -> NumberFormat {
    guard let pattern = parts.first else { return standard }
    if parts.count == 1, pattern == "+" {
      var format = standard
      format.showsPlus = true
      return format
    }
    guard parts.count == 1, let format = NumberFormat(pattern: pattern) else {
      throw FormatError(
        "'\(parts.joined(separator: " "))' is not a pattern of digits such as 0, 0.00, 0.0# or +0")
    }
    return format
  }

  private static func style(
    _ parts: [String], standard: DateStyle
  ) throws(FormatError) -> DateStyle {
    guard let word = parts.first else { return standard }
    if parts.count == 1, let style = DateStyle(rawValue: word) { return style }
    let names = DateStyle.allCases.map(\.rawValue)
    let text = parts.joined(separator: " ")
    throw FormatError(
      "'\(text)' is not a form of a date"
        + (nearestName(to: text, in: names).map { "; did you mean '\($0)'?" }
          ?? "; expected \(listText(names, "or"))"))
  }

  /// Returns the text of a value, or throws an error if the value is of another type.
  func text(_ value: JSONValue, _ formats: LocaleFormats) throws(FormatError) -> String {
    switch self {
    case .number(let format): return format.text(try Self.number(value), formats)
    case .percent(let format): return format.percentage(try Self.number(value), formats)
    case .currency(let code, let format):
      return format.amount(try Self.number(value), of: code, formats)
    case .date(let style):
      guard case .string(let text) = value.kind, let date = CalendarDate(text) else {
        throw FormatError("is not a date such as 2016-09-13, 09:41 or 2016-09-13T09:41")
      }
      let isTime = style == .time || style == .hour
      guard isTime ? date.hasTime : date.hasDate else {
        throw FormatError("is \(text), which has no \(isTime ? "time" : "date")")
      }
      return DatePattern(style.pattern(formats)).text(date, formats)
    }
  }

  private static func number(_ value: JSONValue) throws(FormatError) -> Double {
    guard case .number(let number) = value.kind, number.isFinite else {
      throw FormatError("is \(value.typeName), expected a number")
    }
    return number
  }
}

extension ValueFormat.DateStyle {
  /// Returns the pattern of the parts in a language.
  fileprivate func pattern(_ formats: LocaleFormats) -> String {
    switch self {
    case .short: formats[.shortDate]
    case .medium: formats[.mediumDate]
    case .long: formats[.longDate]
    case .full: formats[.fullDate]
    case .weekday: "EEEE"
    case .shortWeekday: "EEE"
    case .day: "d"
    case .month: "LLLL"
    case .shortMonth: "LLL"
    case .year: "y"
    case .monthDay: formats[.monthDay]
    case .shortMonthDay: formats[.shortMonthDay]
    case .weekdayMonthDay: formats[.weekdayMonthDay]
    case .monthYear: formats[.monthYear]
    case .time: formats[.time]
    case .hour: formats[.hour]
    }
  }
}

/// The reason why a format or its value is invalid, as the end of a sentence.
struct FormatError: Error, Hashable, Sendable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}
