import VitrineBase

/// The formats of numbers and dates in one language.
struct LocaleFormats {
  /// A field of a row of `LocaleTable`.
  enum Field: Int {
    case language, decimal, grouping, leastGroupedDigits, groups, zero, minus, percent, currency
    case morning, afternoon
    case shortDate, mediumDate, longDate, fullDate, time
    case shortMonthDay, weekdayMonthDay, monthDay, monthYear, hour
    case months, standaloneMonths, shortMonths, weekdays, shortWeekdays, symbols
  }

  private let fields: [Substring]

  private init(row: String) {
    fields = row.split(separator: ";", omittingEmptySubsequences: false)
  }

  /// Returns the formats of a language tag, or those of English for an unknown language.
  static func of(_ language: String) -> LocaleFormats {
    LocaleFormats(row: row(of: language) ?? LocaleTable.rows[0])
  }

  /// Returns whether the table contains a language.
  ///
  /// Pseudo-locales have English texts.
  static func contains(_ language: String) -> Bool {
    language.hasPrefix("pseudo") || row(of: language) != nil
  }

  private static func row(of language: String) -> String? {
    for tag in LanguageTags.chain(of: language) {
      if let row = LocaleTable.rows.first(where: { $0.hasPrefix(tag + ";") }) { return row }
    }
    return nil
  }

  subscript(field: Field) -> String {
    fields.indices.contains(field.rawValue) ? String(fields[field.rawValue]) : ""
  }

  /// Returns an entry of a field that lists words, such as the fourth month.
  ///
  /// The first entry has the index 0.
  func word(_ field: Field, _ index: Int) -> String {
    let words = fields[field.rawValue].split(separator: ",")
    return words.indices.contains(index) ? String(words[index]) : ""
  }

  /// Returns a text of ASCII digits in the digits of the language.
  func digits(_ text: String) -> String {
    guard let zero = self[.zero].unicodeScalars.first, zero != "0" else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      let own = isDigit ? Unicode.Scalar(zero.value + scalar.value - 0x30) : nil
      result.append(own ?? scalar)
    }
    return String(result)
  }

  /// Returns the symbol of a currency, or its code if the table has no symbol.
  func symbol(ofCurrency code: String) -> String {
    guard let index = LocaleTable.currencies.firstIndex(of: code) else { return code }
    return word(.symbols, index)
  }
}
