import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of documents that include other files, which may be hostile.
@Suite struct DocumentIncludesTests {
  private func document(
    _ text: String, _ parts: [String: String]
  ) throws(InputError) -> WidgetDocument {
    var contents: [String: [UInt8]] = [:]
    for (name, text) in parts { contents["/d/" + name] = Array(text.utf8) }
    return try WidgetDocument.read(Array(text.utf8), file: "/d/w.json", from: Files(contents))
  }

  private func problem(_ text: String, _ parts: [String: String]) -> Diagnostic? {
    do throws(InputError) {
      _ = try document(text, parts)
      return nil
    } catch {
      return error.diagnostic
    }
  }

  private func labels(_ document: WidgetDocument) throws -> [String] {
    try document.scene(0, SceneRequest(mode: .compact, language: "en")).tree.views.compactMap {
      if case .label(let label) = $0.kind { label.text.string } else { nil }
    }
  }

  @Test func `an included view has the values beside the inclusion`() throws {
    let document = try document(
      """
      { "app": "A", "data": { "first": "One", "include": "no file" }, "colors": { "include": "colors.json" },
        "content": { "vstack": [
          { "include": "parts/row.json", "id": "a", "with": { "title": "{first}" } },
          { "include": "parts/row.json", "color": "ink", "with": { "title": "Two" } } ] } }
      """,
      [
        "parts/row.json":
          ##"{ "$schema": "x", "label": "{title}", "id": "row", "color": "#FF0000" }"##,
        "colors.json": ##"{ "ink": "#0000FF" }"##,
      ])
    #expect(try labels(document) == ["One", "Two"])
    let tree = try document.scene(0, SceneRequest(mode: .compact, language: "en")).tree
    #expect(tree.views.map(\.name).contains("a") && tree.views.map(\.name).contains("row"))
    guard case .label(let label)? = tree.views.last?.kind else { return }
    #expect(label.color == Color(hex: 0x0000FF))
  }

  @Test func `the values of a file are defaults for those beside the inclusion`() throws {
    let document = try document(
      """
      { "app": "A", "data": { "cities": ["Oslo", "Rome"] }, "content": { "vstack": [
        { "include": "row.json", "each": "cities", "with": { "title": "{.}" } },
        { "include": "row.json" } ] } }
      """,
      ["row.json": #"{ "label": "{title}: {unit}", "with": { "title": "-", "unit": "°C" } }"#])
    #expect(try labels(document) == ["Oslo: °C", "Rome: °C", "-: °C"])
  }

  @Test func `the texts of a with have names and formats of the enclosing view`() throws {
    let document = try document(
      """
      { "app": "A", "data": { "last": 1234.5, "name": "Oslo, NO", "days": [{ "high": 7 }, { "high": 9 }] },
        "content": { "vstack": [
          { "include": "row.json", "with": { "title": "{last, number 0.0}", "wet": "{name == 'Oslo, NO'}" } },
          { "include": "row.json", "with": { "title": "{name}: {days.1.high}", "wet": false } } ] } }
      """,
      [
        "row.json":
          #"{ "vstack": [{ "label": "{title}" }, { "label": "wet", "hidden": "{!wet}" }] }"#
      ])
    #expect(try labels(document) == ["1,234.5", "wet", "Oslo, NO: 9", "wet"])
    let tree = try document.scene(0, SceneRequest(mode: .compact, language: "en")).tree
    #expect(tree.views.filter(\.isHidden).count == 1)
  }

  @Test(arguments: ["days.2.high", "days.-1.high", "days.x", "days.0x"])
  func `an index outside of a list is a missing value`(path: String) {
    let text = #"{ "app": "A", "data": { "days": [1, 2] }, "content": { "label": "{\#(path)}" } }"#
    let problem = (try? document(text, [:])).flatMap { document -> Diagnostic? in
      do throws(InputError) {
        _ = try document.scene(0, SceneRequest(mode: .compact, language: "en"))
        return nil
      } catch {
        return error.diagnostic
      }
    }
    #expect(problem?.code == "missing-data")
  }

  @Test func `an included choice takes the keys beside the inclusion in both of its views`() throws
  {
    let document = try document(
      """
      { "app": "A", "data": { "days": [{ "rain": 2 }, { "rain": 0 }] }, "content": { "vstack": [
        { "include": "day.json", "each": "days", "id": "day", "alpha": 0.5 },
        { "include": "day.json", "id": "today", "with": { "rain": 7 } } ] } }
      """,
      [
        "day.json": """
        { "if": "rain > 0", "then": { "label": "{rain} mm", "id": "wet" }, "else": { "label": "dry" } }
        """
      ])
    #expect(try labels(document) == ["2 mm", "dry", "7 mm"])
    let tree = try document.scene(0, SceneRequest(mode: .compact, language: "en")).tree
    let views = ["day-1", "day-2", "today"].compactMap { tree.view(named: $0) }
    #expect(views.map { tree[$0].style.alpha } == [0.5, 0.5, 1])
  }

  @Test func `a mistake in an included file is reported with that file`() throws {
    let text = #"{ "app": "A", "content": { "include": "row.json" } }"#
    let wrong = try #require(
      problem(text, ["row.json": "{ \"label\": \"x\",\n  \"colour\": \"red\" }"]))
    #expect(wrong.location?.file == "/d/row.json" && wrong.location?.line == 2)
    #expect(problem(text, ["row.json": "{"])?.location?.file == "/d/row.json")
    #expect(problem(text, ["row.json": "[]"])?.message.contains("expected an object") == true)
    #expect(problem(text, [:])?.code == "bad-include")
  }

  @Test(arguments: [
    ("../w.json", "leads out of its folder"), ("/etc/passwd", "is an absolute path"),
    ("", "is empty"),
    ("a/../../b.json", "leads out of its folder"), ("a//b.json", "empty component"),
    ("a\\u0000", "control character"),
  ])
  func `a path that may lead out of the folder is refused`(path: String, expected: String) {
    let problem = problem(#"{ "app": "A", "content": { "include": "\#(path)" } }"#, [:])
    #expect(problem?.code == "bad-include")
    #expect(problem?.message.contains(expected) == true)
  }

  @Test func `a link that leads out of the folder is refused`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(#"{ "label": "secret" }"#, to: "secret.json")
    let document = try folder.write("{}", to: "inner/w.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/inner/row.json", withDestinationPath: "../secret.json")
    do throws(InputError) {
      _ = try WidgetDocument.read(
        Array(#"{ "app": "A", "content": { "include": "row.json" } }"#.utf8),
        file: document, from: .disk)
      Issue.record("accepted")
    } catch {
      #expect(error.diagnostic.code == "bad-include")
      #expect(error.diagnostic.message.contains("leads outside"))
    }
  }

  @Test func `a file that includes itself is refused`() {
    let text = #"{ "app": "A", "content": { "include": "a.json" } }"#
    let part = { (name: String) in #"{ "vstack": [{ "include": "\#(name)" }] }"# }
    #expect(problem(text, ["a.json": part("a.json")])?.message == "'a.json' includes itself")
    #expect(
      problem(text, ["a.json": part("b.json"), "b.json": part("a.json")])?.message
        == "'a.json' includes itself")
  }

  @Test func `the depth, number and size of inclusions are limited`() {
    let text = #"{ "app": "A", "content": { "include": "0.json" } }"#
    var chain: [String: String] = [:]
    for index in 0..<20 {
      chain["\(index).json"] = #"{ "vstack": [{ "include": "\#(index + 1).json" }] }"#
    }
    #expect(problem(text, chain)?.message == "files are included over 16 deep")
    // Each file includes the next one eight times.
    var tree: [String: String] = [:]
    for index in 0..<8 {
      let part = #"{ "include": "\#(index + 1).json" }"#
      tree["\(index).json"] =
        #"{ "vstack": [\#(repeatElement(part, count: 8).joined(separator: ","))] }"#
    }
    tree["8.json"] = #"{ "label": "x" }"#
    #expect(problem(text, tree)?.message.hasPrefix("the document includes over 1000 files") == true)
    let large = #"{ "label": "\#(String(repeating: "x", count: 4_000_001))" }"#
    #expect(
      problem(text, ["0.json": large])?.message.hasPrefix("the document includes over") == true)
  }

  @Test func `an inclusion is refused where no files are read`() {
    do throws(InputError) {
      _ = try WidgetDocument.read(
        Array(#"{ "app": "A", "content": { "include": "row.json" } }"#.utf8), file: "w.json")
      Issue.record("accepted")
    } catch {
      #expect(error.diagnostic.code == "bad-include")
    }
  }
}
