import Testing

@testable import VitrineRun

/// Tests when the type checker searches longer for the types of an expression.
@Suite struct TypeSearchTests {
  private static let long =
    "the compiler is unable to type-check this expression in reasonable time"

  /// Returns errors in author's files, from their names and texts.
  private func errors(_ parts: (file: String, text: String)...) -> [CompilerMessage] {
    CompilerMessage.errors(
      in: parts.map { "\($0.file):3:5: error: \($0.text)\n" }.joined(),
      files: Dictionary(parts.map { ($0.file, $0.file) }) { first, _ in first })
  }

  @Test func `broken code is left out before a longer search`() {
    var search = TypeSearch(isLong: false)
    let found = errors((file: "A.swift", text: Self.long), (file: "B.swift", text: "no 'x'"))
    #expect(search.broken(among: found) == [found[1]])
    #expect(!search.isLong)
  }

  @Test func `an unfinished search is repeated with more time`() {
    var search = TypeSearch(isLong: false)
    #expect(search.broken(among: errors((file: "A.swift", text: Self.long))) == nil)
    #expect(search.isLong)
  }

  @Test func `a file with errors after a longer search isn't searched longer again`() {
    var search = TypeSearch(isLong: false)
    let found = errors((file: "A.swift", text: Self.long))
    #expect(search.broken(among: found) == nil)
    #expect(search.broken(among: found) == found)
    search.isLong = false
    #expect(search.broken(among: found) == found)
    #expect(search.broken(among: errors((file: "B.swift", text: Self.long))) == nil)
  }
}
