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
}
