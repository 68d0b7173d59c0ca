// Writes the formats of numbers and dates by language from the Unicode CLDR data in Foundation.
//
// Run it with a fixed toolchain: the data are those of its ICU. Narrow no-break spaces become no-break spaces, as in the data
// that iOS 10 has, because fonts of that time have no such character.
import Foundation

let languages = [
  "en", "ar", "ca", "cs", "da", "de", "de-CH", "el", "en-AU", "en-CA", "en-GB", "en-IN", "es",
  "es-MX", "fi", "fr", "fr-CA",
  "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nb", "nl", "pl", "pt", "pt-PT", "ro", "ru",
  "sk", "sv", "th", "tr",
  "uk", "vi", "zh-Hans", "zh-Hant", "zh-HK",
]
let currencies = [
  "USD", "EUR", "GBP", "JPY", "CNY", "INR", "KRW", "BRL", "CAD", "AUD", "MXN", "CHF", "SEK", "PLN",
  "RUB",
]

func plain(_ text: String) -> String {
  text.replacingOccurrences(of: "\u{202F}", with: "\u{A0}")
}

func row(_ language: String) -> String {
  // Arabic has digits of its own in most of its regions.
  let locale = Locale(identifier: language == "ar" ? "ar-EG" : language)
  let number = NumberFormatter()
  number.locale = locale
  number.numberStyle = .decimal
  func text(_ value: Double) -> String { number.string(from: NSNumber(value: value)) ?? "" }
  let zero = text(0)
  // Whether a number of four digits has groups, and the sizes of the first group from the right and of the others, which
  // Foundation on Linux doesn't tell.
  let isGroupedEarly = text(1234).count > 4
  let groups = ["hi", "en-IN"].contains(language) ? "32" : "33"
  let percent = NumberFormatter()
  percent.locale = locale
  percent.numberStyle = .percent
  let percentText = (percent.string(from: 0.01) ?? "").replacingOccurrences(
    of: text(1), with: "#")
  let money = NumberFormatter()
  money.locale = locale
  money.numberStyle = .currency
  money.currencyCode = "EUR"
  money.currencySymbol = "¤"
  let moneyText = (money.string(from: 1) ?? "")
  var moneyPattern = ""
  for character in moneyText {
    if character.isNumber || String(character) == money.currencyDecimalSeparator {
      if !moneyPattern.hasSuffix("#") { moneyPattern += "#" }
    } else {
      moneyPattern.append(character)
    }
  }
  let dates = DateFormatter()
  dates.locale = locale
  dates.calendar = Calendar(identifier: .gregorian)
  func pattern(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
    dates.dateStyle = date
    dates.timeStyle = time
    return dates.dateFormat
  }
  func template(_ skeleton: String) -> String {
    DateFormatter.dateFormat(fromTemplate: skeleton, options: 0, locale: locale) ?? ""
  }
  var fields = [
    language, number.decimalSeparator, number.groupingSeparator, isGroupedEarly ? "1" : "2", groups,
    zero,
    number.minusSign, plain(percentText), plain(moneyPattern),
    dates.amSymbol, dates.pmSymbol,
    pattern(.short, .none), pattern(.medium, .none), pattern(.long, .none), pattern(.full, .none),
    pattern(.none, .short),
    template("MMMd"), template("EEEMMMd"), template("MMMMd"), template("yMMMM"), template("j"),
  ].map { $0 ?? "" }.map { $0.replacingOccurrences(of: "\u{202F}", with: "\u{A0}") }
  for index in 11..<21 {
    fields[index] = fields[index].replacingOccurrences(of: "B", with: "a").replacingOccurrences(
      of: "\u{A0}a", with: " a")
  }
  for symbols in [
    dates.monthSymbols, dates.standaloneMonthSymbols, dates.shortMonthSymbols, dates.weekdaySymbols,
    dates.shortWeekdaySymbols,
  ] {
    fields.append(symbols.joined(separator: ","))
  }
  fields.append(
    currencies.map { code in
      let money = NumberFormatter()
      money.locale = locale
      money.numberStyle = .currency
      money.currencyCode = code
      return money.currencySymbol
    }.joined(separator: ","))
  if fields[22] == fields[21] { fields[22] = "" }
  precondition(!fields.contains { $0.contains(";") || $0.contains("\\") })
  return fields.joined(separator: ";")
}

func quoted(_ texts: ArraySlice<String>) -> String {
  let words: [String] = texts.map { "\"" + $0 + "\"" }
  return "      " + words.joined(separator: ", ") + ","
}

print(
  """
  /// The formats of numbers and dates by language, written by Scripts/generate/make-locale-table.
  ///
  /// They are from the Unicode Common Locale Data Repository. `LocaleFormats` names the fields of a
  /// row, which semicolons separate.
  enum LocaleTable {
    /// The codes of the currencies with a symbol, in the order of the symbols.
    static let currencies = [
  """)
print(quoted(currencies[..<10]))
print(quoted(currencies[10...]))
print(
  """
    ]

    /// A row for each language.
    static let rows = [
  """)
for language in languages {
  var lines: [String] = [""]
  for character in row(language) {
    if lines[lines.count - 1].count == 88 { lines.append("") }
    lines[lines.count - 1].append(character)
  }
  let text: String = lines.joined(separator: "\\\n    ")
  print("    \"\"\"\n    " + text + "\n    \"\"\",")
}
print("  ]\n}")
