import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineMatrix

/// Tests of the summaries that a server stores beside pictures.
@Suite struct PictureSummaryTests {
  private let checkout: Checkout
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let config = try folder.write(#"{"inputs": ["a.json"]}"#, to: "vitrine.json")
    checkout = Checkout(try MatrixConfig.read(config), try TestResources.shared.get())
  }

  private func summary(_ number: Int, _ diagnostics: [String] = []) -> PictureSummary {
    let bytes = Array("picture \(number)".utf8)[...]
    return PictureSummary(
      digest: "d\(number)", width: number, height: 2, png: FileMark(of: bytes),
      layout: FileMark(of: bytes.dropLast()), diagnostics: diagnostics)
  }

  @Test func `a summary is read as it was written, with its warnings`() {
    for diagnostics in [[], [""], ["a.json:1:2: warning: wide", "two words"]] {
      let summary = summary(1, diagnostics)
      #expect(
        PictureSummary(summary.bytes("key", checkout)[...], "key", checkout: checkout) == summary)
    }
  }

  @Test func `a summary that was truncated, changed or stored under another key is refused`() {
    let bytes = summary(1, ["warning"]).bytes("key", checkout)
    for count in bytes.indices {
      #expect(PictureSummary(bytes[..<count], "key", checkout: checkout) == nil)
      var changed = bytes
      changed[count] ^= 1
      #expect(PictureSummary(changed[...], "key", checkout: checkout) == nil)
    }
    #expect(PictureSummary(bytes[...], "other", checkout: checkout) == nil)
  }

  /// Who knows the format may write anything.
  @Test(arguments: [
    "", "vitrine summary 1\n", "vitrine summary 1\nkey d 1 2 3 f 4 f\n",
    "vitrine summary 1\nkey d 1 2 3 f 4 f 1\n", "vitrine summary 1\nkey d 1 2 3 f 4 f -1\n",
    "vitrine summary 1\nkey d x 2 3 f 4 f 0\n", "vitrine summary 1\nkey d 1 2 3 f 4 f 0\nmore\n",
    "vitrine summary 2\nkey d 1 2 3 f 4 f 0\n",
  ])
  func `a sealed text that no summary has is refused`(text: String) {
    let bytes = Array((FileTrace.fingerprint(Array(text.utf8)) + text).utf8)
    #expect(PictureSummary(bytes[...], "key", checkout: checkout) == nil)
    #expect(sheet.pictures(bytes[...], checkout, memo: AnswerMemo(.disk)) == nil)
  }

  // MARK: Sheets

  private let sheet = SummarySheet(places: 0..<3, key: "sheet")

  private func answers(_ names: [String]) -> String {
    names.map { name in
      "contents \(Files.disk.answer(.contents, "\(folder.path)/\(name)")) \(name)"
    }.joined(separator: "\n")
  }

  @Test func `a sheet has the pictures whose files are as they were`() throws {
    _ = try folder.write("one", to: "a.json")
    _ = try folder.write("two", to: "b.json")
    let lines = [
      "k1": SummarySheet.Line(summary: summary(1), answers: answers(["a.json"])),
      "k2": SummarySheet.Line(
        summary: summary(2, ["wide"]), answers: answers(["a.json", "b.json"])),
      "k3": SummarySheet.Line(summary: summary(3), answers: answers(["a.json"])),
    ]
    let bytes = sheet.bytes(lines, checkout)
    func read() -> [String: PictureSummary]? {
      sheet.pictures(bytes[...], checkout, memo: AnswerMemo(.disk))?.mapValues(\.line.summary)
    }
    #expect(read() == lines.mapValues(\.summary))
    _ = try folder.write("three", to: "b.json")
    #expect(read() == ["k1": summary(1), "k3": summary(3)])
    _ = try folder.write("four", to: "a.json")
    #expect(read() == [:])
  }

  @Test func `a sheet that was truncated, changed or stored under another key is refused`() throws {
    _ = try folder.write("one", to: "a.json")
    let line = SummarySheet.Line(summary: summary(1, ["wide"]), answers: answers(["a.json"]))
    let bytes = sheet.bytes(["k1": line], checkout)
    let memo = AnswerMemo(.disk)
    #expect(sheet.pictures(bytes[...], checkout, memo: memo)?.count == 1)
    for count in bytes.indices {
      #expect(sheet.pictures(bytes[..<count], checkout, memo: memo) == nil)
      var changed = bytes
      changed[count] ^= 1
      #expect(sheet.pictures(changed[...], checkout, memo: memo) == nil)
    }
    let other = SummarySheet(places: 0..<3, key: "other")
    #expect(other.pictures(bytes[...], checkout, memo: memo) == nil)
  }
}
