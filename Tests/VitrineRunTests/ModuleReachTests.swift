import Testing
import VitrineRun

/// Tests the choice of the files of a module that an extension uses.
@Suite struct ModuleReachTests {
  private func module(_ name: String, _ texts: [String]) -> ModuleSources {
    ModuleSources(
      name: name,
      files: texts.enumerated().map { SourceFile("\(name)/\($0).swift", Array($1.utf8)) },
      language: .five)
  }

  private func reached(_ texts: [String], by code: String) -> [String] {
    let file = SourceFile("Widget.swift", Array("import Kit\n\(code)".utf8))
    return [module("Kit", texts)].reached(from: [file]).flatMap(\.files).map(\.path)
  }

  @Test(arguments: [
    ("struct Tide {}", "let a: Tide?"), ("func tide() {}", "let a = tide()"),
    ("extension Date { var tide: Int { 1 } }", "let a = Date().tide"),
    ("extension Color { init(hex: String) {} }", "let a = Color(hex: 1)"),
    ("extension Date: Tidal {}", "let a: Date?"), ("infix operator +-+", "let a = 1"),
    ("@_exported import Deep", "let a = 1"),
    ("struct Tide {}", "let a = \"high \\(Tide())\""),
  ])
  func `a file is compiled if a name of it is used`(_ text: String, _ code: String) {
    #expect(reached(["struct Other { var a = 1 }", text], by: code) == ["Kit/1.swift"])
  }

  @Test func `a file that another one uses is compiled, too, with the extensions of its types`() {
    let texts = [
      "struct Unused { let a: Tide }", "struct Tide { var place: Place }", "struct Place {}",
      "extension Place { var name: String { \"\" } }", "extension Unused { var b: Int { 1 } }",
    ]
    #expect(
      reached(texts, by: "let a: Tide") == ["Kit/1.swift", "Kit/2.swift", "Kit/3.swift"])
  }

  @Test func `an unused module is empty, and a module without an import is left out`() {
    let file = SourceFile("Widget.swift", Array("import Kit".utf8))
    let modules = [module("Deep", ["struct Deep {}"]), module("Kit", ["import Deep\nstruct A {}"])]
    let reached = modules.reached(from: [file])
    #expect(reached.map(\.name) == ["Kit"])
    #expect(reached.first?.files.first?.bytes.isEmpty == true)
  }

  @Test func `a module that a used file imports stays before it`() {
    let file = SourceFile("Widget.swift", Array("import Kit\nlet a = A()".utf8))
    let modules = [
      module("Deep", ["struct Deep {}", "struct Other {}"]),
      module("Kit", ["import Deep\nstruct A { var deep: Deep }"]),
    ]
    let reached = modules.reached(from: [file])
    #expect(reached.map(\.name) == ["Deep", "Kit"])
    #expect(reached.flatMap(\.files).map(\.path) == ["Deep/0.swift", "Kit/0.swift"])
  }
}
