import Testing
import VitrineRun

/// Tests that a compiler's messages refer to the author's files.
@Suite struct CompilerMessageTests {
  private let paths: Set = ["My Widget/A.swift", "odd:name/B.swift"]

  private func errors(_ output: String) -> [CompilerMessage] {
    CompilerMessage.errors(in: output, paths: paths)
  }

  @Test func `an error has its file, line, column and text`() {
    let errors = errors("My Widget/A.swift:12:5: error: cannot find 'x' in scope\n  x + 1\n  ^")
    #expect(errors.map(\.file) == ["My Widget/A.swift"])
    #expect(errors.first?.line == 12)
    #expect(errors.first?.column == 5)
    #expect(errors.first?.text == "cannot find 'x' in scope")
  }

  @Test func `a path may have colons`() {
    #expect(errors("odd:name/B.swift:1:2: error: no").map(\.file) == ["odd:name/B.swift"])
  }

  @Test func `an error of generated code has no file of the author's`() {
    #expect(errors("/tmp/main.swift:3:1: error: no").map(\.file) == [nil])
    #expect(errors("<unknown>:0: error: no").map(\.file) == [nil])
  }

  @Test func `warnings and notes are no errors, and a repeated error is one`() {
    let line = "My Widget/A.swift:1:1: error: no\n"
    #expect(errors(line + "My Widget/A.swift:1:1: warning: hm\n" + line).count == 1)
  }
}
