import Testing
import VitrineRun

/// Tests that widgets and previews of a file are registered by generated code.
@Suite struct WidgetRegistrationTests {
  private func adapted(_ source: String, registersWidgets: Bool = true) -> String {
    let file = SourceFile("A.swift", Array(source.utf8))
    let adapter = SourceAdapter(
      [file], modules: ["SwiftUI", "WidgetKit"], registers: registersWidgets ? .widgets : .nothing)
    return String(decoding: adapter.adapted()[0], as: UTF8.self)
  }

  /// The statements of the function that registers everything in the file.
  private func registrations(_ source: String) -> [String] {
    let lines = adapted(source).split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(where: { $0.contains("func vitrineWidgets_0()") }) else {
      return []
    }
    return Array(lines[(start + 1)...].prefix { $0 != "}" })
  }

  @Test func `the type with main is registered and loses its attribute`() {
    let source = "@main\nstruct Widgets: WidgetBundle {}"
    #expect(registrations(source) == ["VitrineRunner.registerWidgets(Widgets.self)"])
    #expect(!adapted(source).contains("@main"))
    #expect(
      registrations("@available(iOS 17, *) @main public struct A: Widget {}")
        == ["VitrineRunner.registerWidgets(A.self)"])
  }

  @Test func `an author's own main is called`() {
    #expect(
      registrations("@main struct A { static func main() { if true { B.main() } } }")
        == ["VitrineRunner.registerWidgets(startedBy: { A.main() })"])
  }

  @Test func `a type with previews is registered with its line`() {
    #expect(
      registrations("\n\nstruct A_Previews: PreviewProvider {}")
        == ["VitrineRunner.registerPreviews(A_Previews.self, named: \"A_Previews\", line: 3)"])
    #expect(registrations("struct A: View {}") == [])
    #expect(registrations("struct A: View { struct B: PreviewProvider {} }") == [])
  }

  @Test(arguments: [
    ("#Preview { A() }", "_Preview { A() }) }"),
    ("#Preview(\"a\") { A() }", "_Preview(\"a\") { A() }) }"),
    ("#Preview(\"a\", traits: .b, body: { A() })", "_Preview(\"a\", traits: .b, body: { A() })) }"),
    (
      "#Preview(as: .systemSmall) { W() } timeline: { E() }",
      "_Preview(as: .systemSmall) { W() } timeline: { E() }) }"
    ),
    (
      "#Preview(\"a\", as: .content, using: B()) { W() } contentStates: { C() }",
      "_Preview(\"a\", as: .content, using: B()) { W() } contentStates: { C() }) }"
    ),
  ])
  func `each form of a preview becomes a function`(_ source: String, _ code: String) {
    let result = adapted(source)
    #expect(result.contains("func vitrinePreview_0_0() { _WidgetGallery.register(\(code)"))
    #expect(registrations(source) == ["vitrinePreview_0_0()"])
  }

  @Test func `a preview keeps its lines and its neighbors`() {
    let lines = adapted("#Preview {\n  A()\n}\nlet a = 1").split(separator: "\n").map(String.init)
    #expect(lines.prefix(4).last == "let a = 1")
  }

  @Test func `registrations have the conditions of their declarations`() {
    let source = "#if DEBUG && !A\n#Preview { A() }\n#endif"
    #expect(registrations(source) == ["#if (DEBUG && !A)", "vitrinePreview_0_0()", "#endif"])
  }

  @Test func `previews of other programs are taken out`() {
    let result = adapted("#Preview(\"a\") {\n  A()\n}\nlet a = 1", registersWidgets: false)
    #expect(!result.contains("Preview"))
    #expect(result.split(separator: "\n", omittingEmptySubsequences: false)[3] == "let a = 1")
  }

  @Test(arguments: ["#Preview", "#Preview(", "#Preview {", "@main", "@main struct"])
  func `broken code is registered without harm`(_ source: String) {
    #expect(!adapted(source).isEmpty)
  }
}
