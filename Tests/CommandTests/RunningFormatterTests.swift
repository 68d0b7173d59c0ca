import TestSupport
import Testing

/// Tests of formatters in running code against the published tables of CLDR 46.
///
/// The expected texts were made from `cldr-json` (`dateFields`, `units`, `listPatterns`,
/// `ca-gregorian` and `numbers`) by a program that shares nothing with ICU. Apple's data, which
/// Swift's ICU has, differs in 14 of the 136 texts: German durations have a word or shorter units,
/// Japanese units no spaces and shorter ones no Latin letters, Arabic and Polish short units no
/// conjunction, Portuguese ones no spaces, Arabic lists isolate Latin items, and an Arabic date has
/// a comma.
struct RunningFormatterTests {
  private static let widget = RunningWidget("Formatters")

  /// The names of the texts in the order of the expected ones.
  private static let names = [
    "in", "ago", "narrow", "yesterday", "next", "duration", "short", "letters", "speed", "length",
    "mass", "list", "or", "bytes", "date", "percent", "decimal",
  ]

  @Test(arguments: [
    (
      "en-US",
      [
        "in 3 days", "2 hr. ago", "in 5m", "yesterday", "next week", "1 hour, 5 minutes",
        "2 hr, 11 min", "1h 5m", "21 km/h", "5 kilometers", "1.5 kilograms", "A, B, and C",
        "A or B", "1.5 MB", "March 5, 2026", "26%", "1,234,567.5",
      ]
    ),
    (
      "de-DE",
      [
        "in 3 Tagen", "vor 2 Std.", "in 5 m", "gestern", "nächste Woche",
        "1 Stunde und 5 Minuten", "2 Std., 11 Min.", "1h 5min", "21 km/h", "5 Kilometer",
        "1,5 Kilogramm", "A, B und C", "A oder B", "1,5 MB", "5. März 2026", "26\u{A0}%",
        "1.234.567,5",
      ]
    ),
    (
      "fr-FR",
      [
        "dans 3 jours", "il y a 2\u{A0}h", "+5 min", "hier", "la semaine prochaine",
        "1\u{A0}heure et 5 minutes", "2\u{202F}h et 11\u{A0}min", "1h 5min", "21\u{202F}km/h",
        "5\u{A0}kilomètres", "1,5\u{A0}kilogramme", "A, B et C", "A ou B", "1,5\u{202F}Mo",
        "5 mars 2026", "26\u{A0}%", "1\u{202F}234\u{202F}567,5",
      ]
    ),
    (
      "ja-JP",
      [
        "3 日後", "2 時間前", "5分後", "昨日", "来週", "1時間 5分", "2時間 11分", "1時間5分", "21 km/h", "5キロメートル",
        "1.5キログラム", "A、B、C", "AまたはB", "1.5 MB", "2026年3月5日", "26%", "1,234,567.5",
      ]
    ),
    (
      "ar-AE",
      [
        "خلال 3 أيام", "قبل ساعتين", "خلال 5 دقائق", "أمس", "الأسبوع القادم", "ساعة و5 دقائق",
        "2 س 11 د", "1س 5د", "21 كم/س", "5 كيلومترات", "1.5 كيلوغرام",
        "\u{2068}A\u{2069} و\u{2068}B\u{2069} و\u{2068}C\u{2069}",
        "\u{2068}A\u{2069} أو \u{2068}B\u{2069}", "1.5 م.ب", "5 مارس، 2026",
        "26\u{200E}%\u{200E}", "1,234,567.5",
      ]
    ),
    (
      "ru-RU",
      [
        "через 3 дня", "2 ч назад", "+5 мин", "вчера", "на следующей неделе", "1 час 5 минут",
        "2 ч 11 мин", "1 ч 5 мин", "21 км/ч", "5 километров", "1,5 килограмма", "A, B и C",
        "A или B", "1,5 МБ", "5 марта 2026\u{202F}г.", "26\u{A0}%", "1\u{A0}234\u{A0}567,5",
      ]
    ),
    (
      "pl-PL",
      [
        "za 3 dni", "2 godz. temu", "za 5 min", "wczoraj", "w przyszłym tygodniu",
        "1 godzina i 5 minut", "2 godz. i 11 min", "1h 5min", "21 km/godz.", "5 kilometrów",
        "1,5 kilograma", "A, B i C", "A lub B", "1,5 MB", "5 marca 2026", "26%",
        "1\u{A0}234\u{A0}567,5",
      ]
    ),
    (
      "pt-BR",
      [
        "em 3 dias", "há 2 h", "em 5 min.", "ontem", "próxima semana", "1 hora e 5 minutos",
        "2 h e 11 min", "1h 5min", "21 km/h", "5 quilômetros", "1,5 quilograma", "A, B e C",
        "A ou B", "1,5 MB", "5 de março de 2026", "26%", "1.234.567,5",
      ]
    ),
  ])
  func `formatters write CLDR's words`(_ locale: String, _ expected: [String]) throws {
    let values = try Self.widget.values(["--locale", locale])
    #expect(expected.count == Self.names.count)
    for (name, text) in zip(Self.names, expected) { #expect(values[name] == text, "\(name)") }
    #expect(values["bytes2"] == values["bytes"])
  }
}
