import Foundation
import TestSupport
import Testing
import VitrineImport

@testable import Vitrine

@Suite struct MatrixTests {
  @Test func `pairwise rows meet every pair, and are few`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let counts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Int.random(in: 1...6, using: &random)
      }
      let rows = pairwise(counts)
      for axis in counts.indices {
        for other in counts.indices where other > axis {
          let met = Set(rows.map { $0[axis] * 100 + $0[other] })
          #expect(met.count == counts[axis] * counts[other], "\(counts)")
        }
      }
      let sorted = counts.sorted(by: >)
      let least = sorted[0] * (counts.count > 1 ? sorted[1] : 1)
      #expect(rows.count >= least && rows.count <= least * 2 + 4, "\(counts): \(rows.count)")
    }
  }

  private func matrix(_ text: String) throws -> Matrix {
    let path = PackageRoot.file(".build/matrix-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return try Matrix(try MatrixConfig.read(path))
  }

  @Test func `axes multiply, excludes take out, includes add, and what cannot be is left out`()
    throws
  {
    let matrix = try matrix(
      """
      {
        "inputs": ["../Examples/weather.json", {"file": "../Examples/launcher.json", "name": "grid"}],
        "axes": {"devices": ["iphone-se", "iphone-7"], "modes": ["compact", "expanded"]},
        "exclude": [{"devices": ["iphone-se"], "modes": "expanded"}],
        "include": [{"locales": "ar"}]
      }
      """)
    #expect(
      matrix.pictures.map(\.name) == [
        "weather/iphone-se-compact", "weather/iphone-7-compact", "weather/iphone-7-expanded",
        "weather/iphone-7-compact-ar", "grid/iphone-se-compact", "grid/iphone-7-compact",
        "grid/iphone-7-compact-ar",
      ])
    #expect(matrix.impossible == 1)
  }

  @Test func `states set values and name their pictures`() throws {
    let matrix = try matrix(
      """
      {"inputs": ["../Examples/monkey-about.json"], "states": {"short": {"label.text": "Hi"}, "long": {}}}
      """)
    #expect(
      matrix.pictures.map(\.name) == [
        "monkey-about/iphone-7-compact-short", "monkey-about/iphone-7-compact-long",
      ])
    #expect(matrix.widget(of: matrix.pictures[0]).overrides.map(\.value) == ["Hi"])
    #expect(matrix.widget(of: matrix.pictures[1]).overrides.isEmpty)
  }

  @Test(arguments: [
    ("{}", "the config has no 'inputs'"),
    (#"{"inputs": ["a.json"], "axis": {}}"#, "did you mean 'axes'?"),
    (#"{"inputs": ["a.json"], "axes": {"devices": ["iphone-8"]}}"#, "did you mean 'iphone-7'?"),
    (#"{"inputs": ["a.json"], "axes": {"device": []}}"#, "did you mean 'devices'?"),
    (#"{"inputs": ["a.json"], "axes": {"modes": []}}"#, "modes is empty"),
    (#"{"inputs": ["a.json"], "preset": "smok"}"#, "did you mean 'smoke'?"),
    (#"{"inputs": ["a.json", "b/a.json"]}"#, "two inputs are named 'a'"),
    (#"{"inputs": ["a.json"], "exclude": [{"modes": "tall"}]}"#, "'tall' is no modes"),
    (#"{"inputs": ["none.json"]}"#, "no such file"),
  ])
  func `a config that cannot be is refused in words`(text: String, message: String) {
    let error = #expect(throws: RenderError.self) { try matrix(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `layout changes are sentences about views`() {
    func layout(_ views: String) -> [UInt8] { Array("{\"views\": [\(views)]}".utf8) }
    let old = layout(
      #"{"id": "a", "kind": "label", "frame": [1, 2, 30, 20], "text": "x"}, {"id": "b", "kind": "view", "frame": [0, 0, 1, 1]}"#
    )
    let new = layout(
      #"{"id": "a", "kind": "label", "frame": [1, 5.5, 34, 20], "text": "xy"}, {"id": "c", "kind": "view", "frame": [0, 0, 1, 1]}"#
    )
    #expect(
      layoutChanges(from: old, to: new) == [
        "view `c` is new",
        "label `a` moved 3.5 pt down, grew 4 pt wider, because its text changed from “x” to “xy”",
        "view `b` is gone",
      ])
    #expect(layoutChanges(from: old, to: old) == [])
    #expect(layoutChanges(from: old, to: Array("nonsense".utf8)) == nil)
  }

  // MARK: The schema

  private func schema() throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(MatrixSchema.json.utf8))
    return try #require(json as? [String: Any])
  }

  private func value(_ path: String, in object: [String: Any]) throws -> [String: Any] {
    var found: Any = object
    for key in path.split(separator: "/") {
      let next: Any? =
        Int(key).map { (found as? [Any])?[$0] } ?? (found as? [String: Any])?[String(key)]
      found = try #require(next, "\(path)")
    }
    return try #require(found as? [String: Any], "\(path)")
  }

  @Test func `the schema has every key that is read, and no other`() throws {
    let schema = try schema()
    let axes = MatrixAxis.allCases.map(\.rawValue).sorted()
    for (path, keys) in [
      ("", MatrixConfig.keys.sorted()),
      ("properties/inputs/items/oneOf/1/", MatrixConfig.inputKeys.sorted()),
      ("properties/axes/", axes), ("$defs/choice/", axes),
    ] {
      #expect(try value(path + "properties", in: schema).keys.sorted() == keys, "\(path)")
      #expect(
        try (path.isEmpty ? schema : value(path, in: schema))["additionalProperties"] as? Bool
          == false, "\(path)")
    }
  }

  @Test func `the schema is in the docs as the program prints it`() throws {
    let kept = try String(
      contentsOfFile: PackageRoot.file("docs/matrix.schema.json"), encoding: .utf8)
    #expect(kept == MatrixSchema.json + "\n", "vitrine plan --schema > docs/matrix.schema.json")
  }

  @Test func `every word of the schema is accepted`() throws {
    for axis in MatrixAxis.allCases where axis != .states {
      let items = try value("properties/axes/properties/\(axis.rawValue)/items", in: schema())
      for word in items["enum"] as? [String] ?? ["x"] {
        var variant = Variant()
        #expect(axis.apply(word, to: &variant), "\(axis): \(word)")
      }
    }
    for preset in try #require(try value("properties/preset", in: schema())["enum"] as? [String]) {
      #expect(MatrixConfig.presets.contains { $0.name == preset })
    }
  }

  @Test(arguments: [
    #""bogus": 1"#, #""axes": {"bogus": ["x"]}"#, #""include": [{"bogus": "x"}]"#,
    #""exclude": [{"bogus": "x"}]"#, #""preset": "bogus""#, #""sample": "bogus""#,
    #""axes": {"devices": ["bogus"]}"#, #""axes": {"modes": []}"#, #""states": {"s": {"x": 1}}"#,
  ])
  func `a config that the schema doesn't have is refused`(member: String) throws {
    #expect(throws: RenderError.self) {
      try matrix("{\"inputs\": [\"../Examples/weather.json\"], \(member)}")
    }
  }

  @Test func `an unknown key of an input is refused by name`() throws {
    let error = #expect(throws: RenderError.self) {
      try matrix(#"{"inputs": [{"file": "../Examples/weather.json", "bogus": 1}]}"#)
    }
    #expect(error?.description.contains("no key 'bogus'") == true)
  }
}
