import Foundation
import TestSupport
import Testing

/// Tests of the picture's language in running code.
///
/// The expected texts are those of CLDR 46 for the region (`main/de.xml` and so on: `dates`,
/// `numbers`, `listPatterns`; `rbnf/de.xml` for spelled numbers). Apple's data, which Swift's ICU
/// has, differs in four places: Arabic has a comma before the year and a fixed space before the
/// day period, and Japanese a space before the weekday and the narrow yen sign.
struct RunningLanguageTests {
  private static let widget = RunningWidget("Languages")

  /// The names of the formatters in the order of the expected texts.
  private static let formatters = [
    "short", "long", "full", "time", "template", "decimal", "currency", "percent", "spelled",
    "list", "relative", "weekday",
  ]

  @Test(arguments: [
    (
      "en-US",
      [
        "6/3/17", "June 3, 2017", "Saturday, June 3, 2017", "2:41\u{202F}PM", "June 3",
        "1,234,567.891", "$112.00", "26%", "three", "1, 2, and 3", "tomorrow", "Saturday",
      ]
    ),
    (
      "de",
      [
        "03.06.17", "3. Juni 2017", "Samstag, 3. Juni 2017", "14:41", "3. Juni", "1.234.567,891",
        "112,00\u{A0}€", "26\u{A0}%", "drei", "1, 2 und 3", "morgen", "Samstag",
      ]
    ),
    (
      "fr",
      [
        "03/06/2017", "3 juin 2017", "samedi 3 juin 2017", "14:41", "3 juin",
        "1\u{202F}234\u{202F}567,891", "112,00\u{A0}€", "26\u{A0}%", "trois", "1, 2 et 3",
        "demain", "samedi",
      ]
    ),
    (
      "ar",
      [
        "٣\u{200F}/٦\u{200F}/٢٠١٧", "٣ يونيو، ٢٠١٧", "السبت، ٣ يونيو، ٢٠١٧", "٢:٤١\u{A0}م",
        "٣ يونيو", "١٬٢٣٤٬٥٦٧٫٨٩١", "\u{200F}١١٢٫٠٠\u{A0}ج.م.\u{200F}", "٢٦٪\u{61C}", "ثلاثة",
        "1 و2 و3", "غدًا", "السبت",
      ]
    ),
    (
      "ja",
      [
        "2017/06/03", "2017年6月3日", "2017年6月3日 土曜日", "14:41", "6月3日", "1,234,567.891",
        "¥112", "26%", "三", "1、2、3", "明日", "土曜日",
      ]
    ),
  ])
  func `formatters write the forms of the picture's region`(
    _ locale: String, _ expected: [String]
  ) throws {
    let values = try Self.widget.values(["--locale", locale])
    for (name, text) in zip(Self.formatters, expected) { #expect(values[name] == text, "\(name)") }
    #expect(values["class"] == values["short"])
    #expect(values["pattern"] == values["weekday"])
    #expect(values["number"] == values["decimal"])
    #expect(values["plain"] == "1234.5")
  }

  /// The texts are those of CLDR 46, `main/*/dateFields.json`, `listPatterns.json` and
  /// `units.json`.
  ///
  /// Apple's data has no space in the Japanese length.
  @Test(arguments: [
    ("en", ["2 hours ago", "yesterday", "A, B, and C", "5 kilometers"]),
    ("de", ["vor 2 Stunden", "gestern", "A, B und C", "5 Kilometer"]),
    ("fr", ["il y a 2 heures", "hier", "A, B et C", "5\u{A0}kilomètres"]),
    ("es", ["hace 2 horas", "ayer", "A, B y C", "5 kilómetros"]),
    ("it", ["2 ore fa", "ieri", "A, B e C", "5 chilometri"]),
    ("nl", ["2 uur geleden", "gisteren", "A, B en C", "5 kilometer"]),
    ("pl", ["2 godziny temu", "wczoraj", "A, B i C", "5 kilometrów"]),
    ("ja", ["2 時間前", "昨日", "A、B、C", "5キロメートル"]),
  ])
  func `formatters that Linux lacks write CLDR's words`(_ tag: String, _ expected: [String]) throws
  {
    let values = try Self.widget.values(["--locale", tag])
    for (name, text) in zip(["ago", "named", "joined", "length"], expected) {
      #expect(values[name] == text, "\(name)")
    }
    #expect(values["greeting"] == values["string"])
    #expect(values["lazy"] == values["string"])
    #expect(values["values"] == "3 of x, 5 %")
    #expect(values["default"] == "no x")
  }

  @Test(arguments: [
    ("de", "de_DE", "de-DE", "2"), ("pt-PT", "pt_PT", "pt-PT", "1"),
    ("zh-Hant", "zh-Hant_TW", "zh-Hant-TW", "1"), ("sr-Latn", "sr-Latn_RS", "sr-Latn-RS", "2"),
  ])
  func `the locale has the language's usual region`(
    _ tag: String, _ identifier: String, _ language: String, _ weekday: String
  ) throws {
    let values = try Self.widget.values(["--locale", tag])
    for name in ["current", "autoupdating", "NSLocale"] { #expect(values[name] == identifier) }
    #expect(values["preferred"] == language)
    #expect(values["first weekday"] == weekday)
  }

  @Test(arguments: [
    ("en", "Good morning", "Good evening"), ("pl", "Dzień dobry", "Dobry wieczór"),
    ("ar-SA", "صباح الخير", "مساء الخير"), ("ja", "Good morning", "Good evening"),
  ])
  func `texts are in the best language of the bundle`(
    _ tag: String, _ text: String, _ other: String
  ) throws {
    let values = try Self.widget.values(["--locale", tag])
    #expect(values["string"] == text)
    #expect(values["table"] == other)
    #expect(values["missing"] == "absent")
    let language = tag == "ja" ? "en" : String(tag.prefix(2))
    #expect(values["bundle"] == language)
    #expect(values["resource"] == language + ".lproj")
  }

  /// The categories are those of CLDR 46, `supplemental/plurals.xml`.
  @Test(arguments: [
    (
      "en",
      ["No files", "1 file", "2 files", "3 files", "5 files", "11 files", "21 files", "100 files"]
    ),
    (
      "pl",
      [
        "0 plików", "1 plik", "2 pliki", "3 pliki", "5 plików", "11 plików", "21 plików",
        "100 plików",
      ]
    ),
    (
      "ru",
      [
        "0 файлов", "1 файл", "2 файла", "3 файла", "5 файлов", "11 файлов", "21 файл",
        "100 файлов",
      ]
    ),
    (
      "ar",
      [
        "لا ملفات", "ملف واحد", "ملفان", "٣ ملفات", "٥ ملفات", "١١ ملفًا", "٢١ ملفًا", "١٠٠ ملف",
      ]
    ),
  ])
  func `plurals have the language's categories`(_ tag: String, _ expected: [String]) throws {
    let values = try Self.widget.values(["--locale", tag])
    for (count, text) in zip([0, 1, 2, 3, 5, 11, 21, 100], expected) {
      #expect(values["files \(count)"] == text)
    }
  }

  @Test func `a format has several plurals at explicit positions`() throws {
    let values = try Self.widget.values(["--locale", "pl"])
    #expect(values["both"] == "A: 1 plik w 5 folderach")
    #expect(values["swapped"] == "5 folderach: 1 plik")
    // The text without a number uses no argument, so the other number keeps its place.
    let arabic = try Self.widget.values(["--locale", "ar"])
    #expect(arabic["both"] == "A: ملف واحد في 5 مجلدات")
    #expect(arabic["swapped"] == "5 مجلدات: ملف واحد")
  }
}
