import VitrineImport
package import VitrineLayout

/// The content of date and time pickers at rest: the default day and minute of the lock screen, in
/// the languages of the system's texts.
///
/// The columns are a documented default (docs/PLATFORM.md, "Intrinsic sizes"). A real picker shows
/// the current time, which no picture may depend on.
package struct PickerWords {
  private let language: String

  package init(_ locale: String) { language = String(locale.prefix { $0 != "-" && $0 != "_" }) }

  /// Returns five rows around the selected one in each column.
  package func columns(_ mode: Picker.Mode) -> (columns: [[String]], selected: [Int])? {
    switch mode {
    case .rows: nil
    case .date: (dateColumns, [2, 2, 2])
    case .time: (timeColumns, isEnglish ? [2, 2, 0] : [2, 2])
    case .dateAndTime: ([days] + timeColumns, isEnglish ? [2, 2, 2, 0] : [2, 2, 2])
    case .countDown:
      (
        [
          (0...2).map { isEnglish ? "\($0) \($0 == 1 ? "hour" : "hours")" : "\($0) h" },
          (0...3).map { "\($0) min" },
        ], [0, 1]
      )
    }
  }

  private var isEnglish: Bool { !Self.months.contains { $0.language == language } }

  private var monthNames: [String] {
    Self.months.first { $0.language == language }?.names
      ?? ["July", "August", "September", "October", "November"]
  }

  /// The columns of a date in the language's order.
  private var dateColumns: [[String]] {
    let numbers = (11...15).map { "\($0)" }
    let years = (2014...2018).map { "\($0)" }
    switch language {
    case "ja", "zh": return [years.map { $0 + "年" }, monthNames, numbers.map { $0 + "日" }]
    case "ko": return [years.map { $0 + "년" }, monthNames, numbers.map { $0 + "일" }]
    default: return isEnglish ? [monthNames, numbers, years] : [numbers, monthNames, years]
    }
  }

  private var days: [String] {
    let month = monthNames[2]
    let names = (11...15).map { day in
      switch language {
      case "ja", "zh": "\(month)\(day)日"
      case "ko": "\(month) \(day)일"
      case "es", "de", "fr": "\(day) \(month.prefix(3))"
      default: isEnglish ? "Sep \(day)" : "\(day) \(month)"
      }
    }
    return [names[0], names[1], SystemWords(language).today, names[3], names[4]]
  }

  private var timeColumns: [[String]] {
    let minutes = (39...43).map { "\($0)" }
    if isEnglish { return [(7...11).map { "\($0)" }, minutes, ["AM", "PM"]] }
    return [["07", "08", "09", "10", "11"], minutes]
  }

  /// The names of July to November.
  private static let months: [(language: String, names: [String])] = [
    ("es", ["julio", "agosto", "septiembre", "octubre", "noviembre"]),
    ("de", ["Juli", "August", "September", "Oktober", "November"]),
    ("fr", ["juillet", "août", "septembre", "octobre", "novembre"]),
    ("ja", ["7月", "8月", "9月", "10月", "11月"]),
    ("zh", ["7月", "8月", "9月", "10月", "11月"]),
    ("ko", ["7월", "8월", "9월", "10월", "11월"]),
    ("ar", ["يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر"]),
    ("he", ["יולי", "אוגוסט", "ספטמבר", "אוקטובר", "נובמבר"]),
    ("th", ["กรกฎาคม", "สิงหาคม", "กันยายน", "ตุลาคม", "พฤศจิกายน"]),
  ]
}
