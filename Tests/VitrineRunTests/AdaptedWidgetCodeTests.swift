import Testing
import VitrineRun

/// Tests the adaptation of code that only widgets of WidgetKit have.
@Suite struct AdaptedWidgetCodeTests {
  private func adapted(_ source: String) -> String {
    let file = SourceFile("A.swift", Array(source.utf8))
    let texts = SourceAdapter([file], modules: ["SwiftUI", "SwiftData"]).adapted()
    return texts.map { String(decoding: $0, as: UTF8.self) }.joined()
  }

  @Test func `results that differ by system have one type`() {
    let text = adapted(
      """
      extension View {
        func a() -> some View {
          if #available(iOS 17, *) { return self.b() } else { return self }
        }
      }
      """)
    #expect(text.contains("func a() -> SwiftUI.AnyView {"))
    #expect(text.contains("return ^^^self.b()"))
    #expect(text.contains("return ^^^self }"))
  }

  @Test(arguments: [
    "func a() -> some View { if #available(iOS 17, *) { b() } else { self } }",
    "func a() -> some View { return self }",
    "func a() -> some View { c { if #available(iOS 17, *) { return 1 }; return 2 } }",
  ])
  func `other opaque results are unchanged`(_ source: String) {
    #expect(adapted(source).contains("func a() -> some View"))
    #expect(!adapted(source).contains("^^^"))
  }

  @Test func `a model conforms to its protocol`() {
    let text = adapted(
      "import SwiftData\n@Model final class Note: Base { @Attribute(.unique) var id: Int }")
    #expect(text.contains("final class Note: Base , PersistentModel {"))
    #expect(!text.contains("@Attribute"))
  }

  @Test func `without SwiftData an attribute of this name stays`() {
    #expect(
      adapted("import SwiftUI\nclass Note { @Attribute(1) var id: Int }").contains("@Attribute"))
  }
}
