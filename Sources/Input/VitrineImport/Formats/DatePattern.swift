/// A pattern of a date in the notation of Unicode (UTS #35, "Date Format Patterns").
///
/// Letters are fields, and text in apostrophes is literal.
struct DatePattern {
  private let pattern: String

  init(_ pattern: String) { self.pattern = pattern }

  /// Returns a date in the words of a language.
  func text(_ date: CalendarDate, _ formats: LocaleFormats) -> String {
    var result = ""
    var rest = pattern[...]
    while let letter = rest.first {
      if letter == "'" {
        rest = rest.dropFirst()
        let literal = rest.prefix { $0 != "'" }
        // Two apostrophes are one.
        result += literal.isEmpty ? "'" : literal
        rest = rest.dropFirst(literal.count + 1)
        continue
      }
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter.isASCII, letter.isLetter {
        result += Self.field(letter, count: run.count, of: date, in: formats)
      } else {
        result += run
      }
    }
    return result
  }

  /// Returns the text of a field, whose letter's count selects its form.
  private static func field(
    _ letter: Character, count: Int, of date: CalendarDate, in formats: LocaleFormats
  ) -> String {
    func number(_ value: Int) -> String {
      formats.digits(count >= 2 && value < 10 ? "0\(value)" : "\(value)")
    }
    switch letter {
    case "y": return count == 2 ? number(date.year % 100) : formats.digits("\(date.year)")
    case "M", "L":
      switch count {
      case 1, 2: return number(date.month)
      case 3: return formats.word(.shortMonths, date.month - 1)
      default:
        let names: LocaleFormats.Field =
          letter == "L" && !formats[.standaloneMonths].isEmpty ? .standaloneMonths : .months
        return formats.word(names, date.month - 1)
      }
    case "d": return number(date.day)
    case "E", "c": return formats.word(count > 3 ? .weekdays : .shortWeekdays, date.weekday)
    case "H": return number(date.hour)
    case "h": return number(date.hour % 12 == 0 ? 12 : date.hour % 12)
    case "K": return number(date.hour % 12)
    case "m": return number(date.minute)
    case "a": return formats[date.hour < 12 ? .morning : .afternoon]
    default: return ""
    }
  }
}
