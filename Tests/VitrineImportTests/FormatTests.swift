import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of the formats of numbers and dates in texts.
@Suite struct FormatTests {
  private func text(
    _ placeholder: String, _ value: String, _ language: String = "en"
  ) throws -> String {
    let document = try WidgetDocument.read(
      Array(
        #"{ "app": "A", "data": { "v": \#(value) }, "content": { "label": "\#(placeholder)" } }"#
          .utf8), file: "w.json")
    let content = try document.scene(0, SceneRequest(mode: .compact, language: language))
    guard case .label(let label) = content.tree.views[1].kind else { return "no label" }
    return label.text.string
  }

  @Test(arguments: [
    ("number", "1234567.891", "1,234,567.891"), ("number 0", "2.5", "2"), ("number 0", "3.5", "4"),
    ("number 0.00", "1.005", "1.00"), ("number 0.00", "1.015", "1.02"),
    ("number 0.0#", "1", "1.0"), ("number +0.0", "0.04", "0.0"), ("number +0.0", "0.06", "+0.1"),
    ("number", "-0.0004", "0"), ("number 0.0", "9.96", "10.0"),
    ("number", "1e21", "1,000,000,000,000,000,000,000"),
    ("number 0.000", "1.5e-3", "0.002"), ("percent", "0.256", "26%"),
    ("percent +0.0", "0.0145", "+1.4%"),
    ("currency USD", "-1234.5", "-$1,234.50"), ("currency JPY", "1980", "¥1,980"),
    ("currency CHF", "5", "CHF\u{A0}5.00"), ("currency XAU", "5", "XAU\u{A0}5.00"),
    ("currency USD 0", "99.5", "$100"),
  ])
  func `a number has the digits of its pattern, rounded half to even`(
    format: String, value: String, expected: String
  ) throws {
    #expect(try text("{v, \(format)}", value) == expected)
  }

  @Test(arguments: [
    ("de", "number 0.00", "1.234,50"), ("de", "currency EUR", "1.234,50\u{A0}€"),
    ("fr", "currency EUR", "1\u{A0}234,50\u{A0}€"), ("es", "number 0.0", "1234,5"),
    ("hi", "number", "1,234.5"), ("ar", "number", "١٬٢٣٤٫٥"), ("de-CH", "number", "1’234.5"),
    ("pt-PT", "number", "1234,5"), ("sv", "number +0", "+1\u{A0}234"),
    ("zh-TW", "currency USD", "US$1,234.50"), ("de-AT", "number", "1.234,5"),
    ("en-ZZ", "number", "1,234.5"),
  ])
  func `numbers have the separators, groups and digits of the language`(
    language: String, format: String, expected: String
  ) throws {
    #expect(try text("{v, \(format)}", "1234.5", language) == expected)
  }

  @Test func `groups after the first have two digits in Hindi`() throws {
    #expect(try text("{v, number}", "123456789", "hi") == "12,34,56,789")
  }

  @Test(arguments: [
    ("en", "date", "Sep 13, 2016"), ("en", "date short", "9/13/16"),
    ("en", "date full", "Tuesday, September 13, 2016"), ("en", "time", "9:41 AM"),
    ("en", "time hour", "9 AM"), ("en", "date weekday", "Tuesday"),
    ("en", "date monthDay", "September 13"),
    ("de", "date long", "13. September 2016"), ("de", "time", "09:41"),
    ("de", "time hour", "09 Uhr"),
    ("es", "date long", "13 de septiembre de 2016"), ("cs", "date month", "září"),
    ("pl", "date monthDay", "13 września"), ("pl", "date month", "wrzesień"),
    ("ja", "date full", "2016年9月13日 火曜日"),
    ("ar", "date day", "١٣"), ("zh-Hans", "date weekdayMonthDay", "9月13日 周二"),
    ("ko", "time", "오전 9:41"), ("fr", "date shortMonthDay", "13 sept."),
  ])
  func `dates have the order and words of the language`(
    language: String, format: String, expected: String
  ) throws {
    #expect(try text("{v, \(format)}", #""2016-09-13T09:41:30+02:00""#, language) == expected)
  }

  @Test(arguments: [
    ("2016-02-29", "Monday"), ("2000-01-01", "Saturday"), ("1999-12-31", "Friday"),
    ("2100-03-01", "Monday"), ("0001-01-01", "Monday"),
  ])
  func `the day of the week follows from the date`(date: String, expected: String) throws {
    #expect(try text("{v, date weekday}", "\"\(date)\"") == expected)
  }

  @Test(arguments: [("00:05", "12:05 AM"), ("12:00", "12:00 PM"), ("23:59", "11:59 PM")])
  func `midnight and noon are 12 on a clock of 12 hours`(time: String, expected: String) throws {
    #expect(try text("{v, time}", "\"\(time)\"") == expected)
  }

  @Test(arguments: [
    ("number", #""5""#, "{v, number}: is a string, expected a number"),
    ("number 0,0", "5", "'0,0' is not a pattern of digits such as 0, 0.00, 0.0# or +0"),
    ("numbr", "5", "'numbr' is not a format; did you mean 'number'?"),
    ("", "5", "a format is missing after the comma"),
    ("currency", "5", "needs the code of a currency"),
    ("currency euro", "5", "needs the code of a currency"),
    ("date", "5", "is not a date such as 2016-09-13, 09:41 or 2016-09-13T09:41"),
    ("date", #""2015-02-29""#, "is not a date"), ("date", #""13.9.2016""#, "is not a date"),
    ("date", #""09:41""#, "is 09:41, which has no date"), ("time", #""2016-09-13""#, "has no time"),
    ("time", #""24:00""#, "is not a date"),
    ("date longest", #""2016-09-13""#, "'longest' is not a form of a date"),
    ("date weekdy", #""2016-09-13""#, "did you mean 'weekday'?"),
    ("time long", #""09:41""#, "'long' is a form of a date"),
    ("number 0.0000000000000000", "5", "is not a pattern of digits"),
  ])
  func `an invalid format or value is an error that names the expected one`(
    format: String, value: String, expected: String
  ) {
    do throws(InputError) {
      let document = try WidgetDocument.read(
        Array(
          #"{ "app": "A", "data": { "v": \#(value) }, "content": { "label": "{v, \#(format)}" } }"#
            .utf8), file: "w.json")
      _ = try document.scene(0, SceneRequest(mode: .compact, language: "en"))
      Issue.record("accepted")
    } catch {
      #expect(error.diagnostic.code == "bad-format")
      #expect(error.diagnostic.message.contains(expected))
    }
  }

  @Test func `a language without formats has English ones and a warning`() throws {
    let document = try WidgetDocument.read(
      Array(#"{ "app": "A", "data": { "v": 1 }, "content": { "label": "{v, number}" } }"#.utf8),
      file: "w.json")
    for (language, count) in [("eo", 1), ("nl", 0), ("pseudo-long", 0), ("zh-HK", 0)] {
      let content = try document.scene(0, SceneRequest(mode: .compact, language: language))
      #expect(content.diagnostics.count { $0.code == "unknown-formats" } == count)
    }
  }
}
