import Testing
import VitrineRun

/// Tests that a file is divided into the pieces that can be left out.
@Suite struct PieceFinderTests {
  /// Returns the code of the smallest piece at a mark `§`, which isn't part of the source.
  private func piece(_ marked: String) -> (kind: SourcePiece.Kind, code: String, name: String) {
    let parts = marked.split(separator: "§", maxSplits: 1, omittingEmptySubsequences: false)
    let file = FileOmissions(SourceFile("A.swift", Array(parts.joined().utf8)))
    let found = file.pieces[file.smallest(at: parts[0].utf8.count)]
    return (found.kind, String(decoding: file.file.bytes[found.range], as: UTF8.self), found.name)
  }

  @Test(arguments: [
    ("func f() {\n  a()\n  b.§c()\n  d()\n}", "b.c()"),
    ("func f() { a(); b.§c(); d() }", "b.c()"),
    ("func f() {\n  a\n    .b()\n    .§c()\n  d()\n}", "a\n    .b()\n    .c()"),
    ("func f() {\n  let x = a +\n    §b\n  d()\n}", "let x = a +\n    b"),
    ("func f() {\n  let x = a\n    ?? §b\n  -d\n}", "let x = a\n    ?? b"),
    ("func f() {\n  let x = a ? b\n    : §c\n  d()\n}", "let x = a ? b\n    : c"),
    ("func f() {\n  g(a,\n    §b)\n  d()\n}", "g(a,\n    b)"),
    ("func f() {\n  if a { b§() } else { c() }\n}", "b()"),
    (
      "func f() {\n  if §a { b() }\n  else if c { d() }\n  else { e() }\n  g()\n}",
      "if a { b() }\n  else if c { d() }\n  else { e() }"
    ),
    ("func f() {\n  guard let x = §a else { return }\n  b()\n}", "guard let x = a else { return }"),
    ("func f() {\n  repeat { a() }\n  while §b\n  c()\n}", "repeat { a() }\n  while b"),
    (
      "func f() {\n  do { try a() }\n  catch §B { c() }\n  d()\n}",
      "do { try a() }\n  catch B { c() }"
    ),
    ("func f() {\n  g { x in\n    §a(x)\n    b(x)\n  }\n}", "a(x)"),
    ("func f() {\n  g { [weak self] (x: Int, y) -> Void in §a(x); b(y) }\n}", "a(x)"),
    ("func f() {\n  a(\"{ \\(b)\")\n  §c()\n}", "c()"),
    ("func f() {\n  #if DEBUG\n  §a()\n  #endif\n  b()\n}", "a()"),
    ("func f() {\n  outer: for a in b {\n    §c()\n  }\n}", "c()"),
    ("lazy var a: B = {\n  let c = D()\n  c.§e = 1\n  return c\n}()", "c.e = 1"),
  ])
  func `the smallest statement around an error ends where the statement ends`(
    source: String, statement: String
  ) {
    let found = piece(source)
    #expect(found.kind == .statement)
    #expect(found.code == statement)
  }

  @Test(arguments: [
    ("a()\n  .b()\n  .§c(1)\n  .d()", ".c(1)"), ("a().§b { c() }", ".b { c() }"),
    ("a { b }.c(§d).e()", ".c(d)"), ("a().§b { c() } d: { e() }", ".b { c() } d: { e() }"),
    ("f(a().§b())", ".b()"),
  ])
  func `a call in a chain is a piece of a file with views`(source: String, call: String) {
    let found = piece("import SwiftUI\nfunc f() {\n\(source)\n}")
    #expect(found.kind == .modifier)
    #expect(found.code == call)
  }

  @Test(arguments: ["a(.§b())", "a = .§b()", "return .§b()", "a.§b", "a()\n  .b { §c() }"])
  func `other code in a file with views is no call in a chain`(source: String) {
    #expect(piece("import SwiftUI\nfunc f() {\n\(source)\n}").kind == .statement)
    #expect(piece("func f() {\na().§b()\n}").kind == .statement)
  }

  @Test(arguments: [
    ("import A\nimport §B\nclass C {}", SourcePiece.Kind.moduleImport, "import B", "B"),
    (
      "class A {\n  @IBOutlet weak var b: §C!\n  var d = 1\n}", .property,
      "@IBOutlet weak var b: C!", "b"
    ),
    ("class A {\n  let b: Int = §c\n  let d = 1\n}", .value, "c", "b"),
    ("class A {\n  let b = §c\n  let d = 1\n}", .property, "let b = c", "b"),
    (
      "class A {\n  override func §b(_ c: D, for e: F) -> G { h() }\n}", .function,
      "override func b(_ c: D, for e: F) -> G { h() }", "b(_:for:)"
    ),
    ("class A {\n  func b() -> Int {\n    c()\n  §}\n}", .body, "{\n    c()\n  }", "b()"),
    ("class A: §B, C {\n}", .inheritance, "B", "B"),
    ("class A<T: X>: B, §C where T: Y {\n}", .inheritance, "C", "C"),
    ("enum A {\n  case §b(C), d\n  case e\n}", .declaration, "case b(C), d", "b"),
    ("struct A {\n  typealias B = §C\n  var d = 1\n}", .declaration, "typealias B = C", "B"),
    (
      "func f() {\n  switch a {\n  case .§b: c()\n  default: d()\n  }\n}", .section, "case .b: c()",
      "f()"
    ),
    (
      "class A {\n  var b: Int {\n    get { 1 }\n    set { c = 1 §}\n  }\n}", .body, "{ c = 1 }",
      "b"
    ),
    ("class A {\n  class B§ {\n  }\n}", .type, "class B {\n  }", "B"),
    ("protocol A {\n  func b(c: §D)\n  func e()\n}", .function, "func b(c: D)", "b(c:)"),
    ("class A {\n  init?(a: §B) {}\n}", .function, "init?(a: B) {}", "init(a:)"),
    ("§", .file, "", ""),
  ])
  func `a declaration is a piece of its kind`(
    source: String, kind: SourcePiece.Kind, code: String, name: String
  ) {
    let found = piece(source)
    #expect(found.kind == kind)
    #expect(found.code == code)
    #expect(found.name == name)
  }

  @Test func `every beginning of a file has pieces inside of their parents`() {
    let source = Array(
      "import A\n@objc(b) class B: C, D { var e: F { get { 1 } set {} }; init?(g: H) { switch i { case .j: k { l in m } default: () } } }"
        .utf8)
    for end in 0...source.count {
      let file = FileOmissions(SourceFile("A.swift", Array(source[..<end])))
      for piece in file.pieces {
        guard let parent = piece.parent else { continue }
        #expect(file.pieces[parent].range.lowerBound <= piece.range.lowerBound)
        #expect(file.pieces[parent].range.upperBound >= piece.range.upperBound)
      }
    }
  }
}
