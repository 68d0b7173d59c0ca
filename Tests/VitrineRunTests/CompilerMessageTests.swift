import Testing
import VitrineBase

@testable import VitrineRun

/// Tests that a compiler's messages refer to the author's files.
@Suite struct CompilerMessageTests {
  private let files = [
    "My Widget/A.swift": "/p/My Widget/A.swift", "odd:name/B.swift": "/p/odd:name/B.swift",
  ]

  private func errors(_ output: String) -> [CompilerMessage] {
    CompilerMessage.errors(in: output, files: files)
  }

  @Test func `an error has its file, line, column and text`() {
    let errors = errors("My Widget/A.swift:12:5: error: cannot find 'x' in scope\n  x + 1\n  ^")
    #expect(errors.map(\.file) == ["/p/My Widget/A.swift"])
    #expect(errors.first?.line == 12)
    #expect(errors.first?.column == 5)
    #expect(errors.first?.text == "cannot find 'x' in scope")
  }

  @Test func `a path may have colons`() {
    #expect(errors("odd:name/B.swift:1:2: error: no").map(\.file) == ["/p/odd:name/B.swift"])
  }

  @Test func `an error of generated code has no file of the author's`() {
    #expect(errors("/tmp/main.swift:3:1: error: no").map(\.file) == [nil])
    #expect(errors("<unknown>:0: error: no").map(\.file) == [nil])
  }

  @Test func `an error in a macro's copy of a property names the property`() {
    let errors = errors(
      """
      Kit/Theme.swift:5:17: error: value of type 'Storage' has no member 'chosen'
              storage.chosen = font
      /tmp/@__swiftmacro_3Kit5ThemeC4fontfM_.swift:1:1: note: in expansion of macro 'Tracked' on property 'font' here
      My Widget/A.swift:1:1: error: no
      """)
    #expect(errors.map(\.copied?.name) == ["font", nil])
    #expect(errors[0].copied?.isMember(of: "Theme") == true)
    #expect(errors[0].copied?.isMember(of: "Other") == false)
  }

  @Test func `warnings and notes are no errors, and a repeated error is one`() {
    let line = "My Widget/A.swift:1:1: error: no\n"
    #expect(errors(line + "My Widget/A.swift:1:1: warning: hm\n" + line).count == 1)
  }

  @Test func `equal errors are one cause, and three causes are shown unless all are requested`() {
    func error(_ text: String, _ line: Int) -> Diagnostic {
      Diagnostic(
        .error, "compile", text, at: SourceLocation(file: "a/A.swift", line: line, column: 1))
    }
    let errors = [
      error("one", 1), error("two", 2), error("one", 3), error("three", 4), error("four", 5),
    ]
    let failure = CompileFailure(reason: "no", errors: errors)
    #expect(
      failure.causes(all: true).map(\.message) == [
        "one; also at A.swift:3", "two", "three", "four",
      ])
    let first = failure.causes(all: false)
    #expect(first.map(\.message) == ["one; also at A.swift:3", "two", "three"])
    #expect(first.last?.hint == "--verbose shows all 4 causes")
  }

  private func reason(_ text: String, missing: [String] = []) -> String? {
    CompilerMessage(text: text, file: nil, line: 1, column: 1)
      .reason(omitted: ["Gone"], missing: missing)
  }

  @Test func `a missing name of the platform is Vitrine's lack`() {
    #expect(reason("cannot find 'UIFoo' in scope") == "Vitrine lacks `UIFoo`")
    #expect(reason("cannot find type 'NSURLFoo' in scope") == "Vitrine lacks `NSURLFoo`")
    #expect(reason("value of type 'UIView' has no member 'foo'") == "Vitrine lacks `UIView.foo`")
    #expect(reason("no such module 'SwiftUI'") == "Vitrine lacks the framework SwiftUI")
  }

  @Test func `other missing names are those of the code or of a missing module`() {
    #expect(reason("cannot find 'Settings' in scope") == "`Settings` isn't there")
    #expect(reason("cannot find 'USER' in scope") == "`USER` isn't there")
    #expect(reason("cannot find 'Gone' in scope") == "`Gone` is left out")
    #expect(
      reason("value of type 'UIView' has no member 'hero'", missing: ["Hero"])
        == "`UIView` has no `hero`; maybe it is a part of Hero")
    #expect(reason("value of type 'Int' has no member 'bad'") == "`Int` has no `bad`")
    #expect(reason("expected expression") == nil)
  }
}
