import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineMatrix

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
    let folder = try TemporaryFolder()
    let examples = text.replacingOccurrences(of: "../Examples", with: PackageRoot.file("Examples"))
    return try Matrix(try MatrixConfig.read(try folder.write(examples, to: "vitrine.json")))
  }

  @Test(arguments: [
    ("", [SystemGeneration.ios8, .macos1012, .ios10]),
    (#""axes": { "systems": ["ios11"] },"#, [.ios11, .ios11, .ios11]),
  ])
  func `a project's system is that of its pictures, unless the config chooses one`(
    axes: String, systems: [SystemGeneration]
  ) throws {
    let projects = PackageRoot.file("Tests/Fixtures/Projects")
    let matrix = try matrix(
      """
      { \(axes)
        "inputs": ["\(projects)/legacy-ios-8", "\(projects)/mac-widget", "../Examples/weather.json"] }
      """)
    #expect(matrix.pictures.map(\.variant.system) == systems)
    #expect(matrix.pictures[1].variant.device.name == (axes.isEmpty ? "mac" : "iphone-7"))
  }

  @Test func `axes multiply, excludes remove, includes add, and impossible ones are skipped`()
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
    #expect(try matrix.widget(of: matrix.pictures[0]).edits.overrides.map(\.value) == ["Hi"])
    #expect(try matrix.widget(of: matrix.pictures[1]).edits.overrides.isEmpty)
  }

  // MARK: Devices, data and states of files

  /// Returns a config in a folder with a device file, two data files and their widgets.
  private func own(_ members: String) throws -> Matrix {
    let folder = try TemporaryFolder()
    for (name, text) in [
      (
        "devices.json",
        #"{"devices": [{"name": "kiosk", "screen": [400, 700], "scale": 2}, {"name": "wall", "screen": [600, 900]}]}"#
      ), ("ana.json", #"{"name": "Ana"}"#), ("bo.json", #"{"name": "Bo"}"#),
      ("wrong.json", "{"),
      (
        "greeting.json",
        #"{"app": "G", "data": {"name": "You"}, "content": {"label": "Hi {name}", "id": "t"}, "states": {"away": {"content": {"label": "Away"}}}}"#
      ), ("plain.json", #"{"app": "P", "content": {"label": "Plain", "id": "t"}}"#),
      ("vitrine.json", "{\n\(members)\n}"),
    ] { _ = try folder.write(text, to: name) }
    return try Matrix(try MatrixConfig.read(folder.path + "/vitrine.json"))
  }

  private func text(_ matrix: Matrix, _ index: Int) throws -> String? {
    let picture = matrix.pictures[index]
    let tree = try matrix.widget(of: picture).scene(for: picture.variant).tree
    return tree.views.lazy.compactMap { view -> String? in
      guard case .label(let label) = view.kind else { return nil }
      return label.text.string
    }.first
  }

  @Test func `pictures list the words of a config's axes, default or not`() throws {
    let word = AxisWord(axis: "boldText", word: "false")
    let chosen = try own(#""inputs": ["plain.json"], "axes": {"boldText": [false]}"#)
    #expect(chosen.words(of: chosen.pictures[0]).contains(word))
    let plain = try own(#""inputs": ["plain.json"]"#)
    #expect(!plain.words(of: plain.pictures[0]).contains(word))
  }

  @Test func `devices of a file are words of the axis, and stand among all`() throws {
    let matrix = try own(
      #""inputs": ["plain.json"], "deviceFile": "devices.json", "axes": {"devices": ["iphone-se", "kiosk"]}, "exclude": [{"devices": "iphone-se"}], "include": [{"devices": "wall"}]"#
    )
    #expect(matrix.pictures.map(\.name) == ["plain/kiosk-compact", "plain/wall-compact"])
    #expect(matrix.pictures[0].variant.metrics.hostWidth == 384)
    #expect(matrix.words(of: matrix.pictures[1]).contains(AxisWord(axis: "device", word: "wall")))
    let all = try own(
      #""inputs": ["plain.json"], "deviceFile": ["devices.json"], "preset": "all", "axes": {"modes": ["compact"], "orientations": ["portrait"], "textSizes": ["l"], "directions": ["ltr"]}"#
    )
    #expect(all.pictures.count == Device.all.count + 2)
  }

  @Test func `data belong to an input or an axis, and are part of the pictures' names`() throws {
    let matrix = try own(
      #""inputs": [{"file": "greeting.json", "data": "ana.json"}], "axes": {"data": ["plain", "bo.json"]}"#
    )
    #expect(
      matrix.pictures.map(\.name) == [
        "greeting/iphone-7-compact-data-ana", "greeting/iphone-7-compact-data-bo",
      ])
    #expect(try text(matrix, 0) == "Hi Ana")
    #expect(try text(matrix, 1) == "Hi Bo")
    #expect(matrix.words(of: matrix.pictures[1]).last == AxisWord(axis: "data", word: "bo"))
  }

  @Test func `states of documents are words of the axis, left out for inputs without them`() throws
  {
    let matrix = try own(
      #""inputs": ["greeting.json", "plain.json"], "axes": {"states": ["plain", "away"]}"#)
    #expect(
      matrix.pictures.map(\.name) == [
        "greeting/iphone-7-compact", "greeting/iphone-7-compact-state-away",
        "plain/iphone-7-compact",
      ])
    #expect(matrix.impossible == 1)
    #expect(try text(matrix, 1) == "Away")
    #expect(matrix.words(of: matrix.pictures[1]).last == AxisWord(axis: "state", word: "away"))
    let one = try own(#""inputs": [{"file": "greeting.json", "state": "away"}, "plain.json"]"#)
    #expect(one.pictures.map(\.variant.state) == ["away", nil])
    let both = try own(
      #""inputs": ["greeting.json"], "states": {"loud": {"t.text": "HI"}}, "axes": {"states": ["loud", "away"]}"#
    )
    #expect(
      both.pictures.map(\.name) == [
        "greeting/iphone-7-compact-loud", "greeting/iphone-7-compact-state-away",
      ])
    #expect(try text(both, 0) == "HI")
    let words = matrix.pictures.map { picture in
      matrix.words(of: picture).first { $0.axis == "state" }?.word
    }
    #expect(words == ["plain", "away", "plain"])
  }

  @Test func `a cache key changes with every property of its variant`() throws {
    let matrix = try own(#""inputs": ["plain.json"]"#)
    let cache = PictureCache("/nowhere", try TestResources.shared.get())
    var seen = [try cache.key(of: matrix.pictures[0], in: matrix): ""]
    for child in Mirror(reflecting: Variant()).children {
      let label = child.label ?? ""
      var picture = matrix.pictures[0]
      let change = try #require(variantChanges[label])
      change(&picture.variant)
      let same = seen.updateValue(label, forKey: try cache.key(of: picture, in: matrix))
      #expect(same == nil, "\(label)")
    }
    #expect(seen.count == variantChanges.count + 1)
  }

  @Test func `plans and cache keys change with devices, data and states`() throws {
    let resources = try TestResources.shared.get()
    func keys(_ members: String) throws -> [String] {
      let matrix = try own(members)
      let cache = PictureCache("/nowhere", resources)
      return try matrix.pictures.map { try cache.key(of: $0, in: matrix) }
    }
    let plain = #""inputs": ["greeting.json"]"#
    var seen: Set<String> = []
    for members in [
      plain, plain + #", "deviceFile": "devices.json", "axes": {"devices": ["kiosk"]}"#,
      plain + #", "axes": {"data": ["ana.json"]}"#, plain + #", "axes": {"data": ["bo.json"]}"#,
      plain + #", "axes": {"states": ["away"]}"#,
    ] {
      let keys = try keys(members)
      #expect(keys.count == 1 && seen.insert(keys[0]).inserted, "\(members)")
    }
  }

  @Test(arguments: [
    (
      #""inputs": ["plain.json"], "deviceFile": "none.json""#,
      "2:41: error: the device file 'none.json' cannot be read"
    ),
    (#""inputs": ["plain.json"], "deviceFile": "wrong.json""#, "wrong.json:1:2: error:"),
    (
      #""inputs": ["plain.json"], "deviceFile": 5"#,
      "deviceFile is a number, expected a file's name"
    ),
    (
      #""inputs": ["plain.json"], "deviceFile": ["devices.json", "devices.json"]"#,
      "two device files have a device named 'kiosk'"
    ),
    (
      #""inputs": ["plain.json"], "deviceFile": "devices.json", "axes": {"devices": ["kiosc"]}"#,
      "invalid value 'kiosc' for devices; did you mean 'kiosk'?"
    ),
    (
      #""inputs": ["plain.json"], "axes": {"data": ["none.json"]}"#,
      "2:45: error: the data file 'none.json' cannot be read"
    ),
    (#""inputs": [{"file": "plain.json", "data": "none.json"}]"#, "2:43: error: the data file"),
    (#""inputs": [{"file": "plain.json", "data": "wrong.json"}]"#, "wrong.json:1:2: error:"),
    (
      #""inputs": ["plain.json"], "axes": {"data": ["ana.json", "../ana.json"]}"#,
      "two files of data are called 'ana'"
    ),
    (
      #""inputs": ["greeting.json"], "axes": {"states": ["awya"]}"#,
      "2:50: error: invalid value 'awya' for state; did you mean 'away'?"
    ),
    (
      #""inputs": [{"file": "plain.json", "state": "away"}]"#,
      "2:44: error: invalid value 'away' for state of 'plain'"
    ),
    (
      #""inputs": ["greeting.json"], "exclude": [{"states": "awya"}]"#,
      "invalid value 'awya' for state"
    ),
  ])
  func `errors for missing files and unknown states have their location`(
    members: String, message: String
  ) {
    let error = #expect(throws: RenderError.self) { try own(members) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("{}", "the config has no 'inputs'"),
    (#"{"title": "A", "rows": {}}"#, #""inputs": ["."] draws the storyboard or project"#),
    (#"{"inputs": ["a.json"], "axis": {}}"#, "did you mean 'axes'?"),
    (
      #"{"inputs": ["a.json"], "axes": {"devices": ["iphone-8"]}}"#,
      "did you mean 'iphone-7' (iPhone 6, 6s, 7, 8, SE 2)?"
    ),
    (#"{"inputs": ["a.json"], "axes": {"device": []}}"#, "did you mean 'devices'?"),
    (#"{"inputs": ["a.json"], "axes": {"modes": []}}"#, "modes is empty"),
    (#"{"inputs": ["a.json"], "preset": "smok"}"#, "did you mean 'smoke'?"),
    (#"{"inputs": ["a.json", "b/a.json"]}"#, "two inputs are named 'a'"),
    (#"{"inputs": ["a.json"], "exclude": [{"modes": "tall"}]}"#, "invalid value 'tall' for modes"),
    (#"{"inputs": ["none.json"]}"#, "no such file"),
  ])
  func `a config that cannot be is refused in words`(text: String, message: String) {
    let error = #expect(throws: RenderError.self) { try matrix(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `the widget of the config's folder is named widget`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"inputs": ["."]}"#, to: "vitrine.json")
    #expect(try MatrixConfig.read(path).inputs.map(\.name) == ["widget"])
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

  @Test func `views with generated ids are named by their texts, or by a view nearby`() {
    func layout(_ x: Int) -> [UInt8] {
      let views = [
        #"{"id": "root", "kind": "view", "frame": [0, 0, 9, 9]}"#,
        #"{"id": "view1", "kind": "stackView", "parent": "root", "frame": [\#(x), 0, 9, 9]}"#,
        #"{"id": "UDh-rB-yH2", "kind": "label", "parent": "view1", "frame": [\#(x), 0, 4, 9], "text": "Now"}"#,
        #"{"id": "view3", "kind": "chart", "parent": "view1", "frame": [\#(x), 0, 4, 9]}"#,
        #"{"id": "view4", "kind": "button", "label": "more", "parent": "root", "frame": [\#(x), 0, 4, 9]}"#,
      ]
      return Array(#"{"views": [\#(views.joined(separator: ", "))]}"#.utf8)
    }
    #expect(
      layoutChanges(from: layout(1), to: layout(3)) == [
        "stackView with “Now” moved 2 pt right", "label “Now” moved 2 pt right",
        "chart beside “Now” moved 2 pt right", "button `more` moved 2 pt right",
      ])
  }

  @Test func `views that share an id, such as cells, are compared in order`() {
    func layout(_ radius: Int) -> [UInt8] {
      let rows = ["x", "y", "z"].enumerated().map { row, text in
        let corner = row == 1 ? #", "corner radius": "\#(radius)""# : ""
        return
          #"{"id": "title", "kind": "label", "frame": [1, \#(row), 3, 4], "text": "\#(text)", "paint": {"font": "body"\#(corner)}}"#
      }
      return Array(
        #"{"root": {"origin": [0, 0]}, "views": [\#(rows.joined(separator: ", "))]}"#.utf8)
    }
    #expect(layoutChanges(from: layout(4), to: layout(4)) == [])
    #expect(
      layoutChanges(from: layout(4), to: layout(8)) == [
        "label `title` (2 of 3): its corner radius changed from 4 to 8"
      ])
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

  @Test func `the schema has exactly the keys that are read`() throws {
    let schema = try schema()
    let axes = VariantAxis.all.map(\.plural).sorted()
    for (path, keys) in [
      ("", ProjectFileKeys.shape.descriptions.map(\.name).sorted()),
      (
        "properties/inputs/items/anyOf/1/",
        MatrixInputKeys.shape.descriptions.map(\.name).sorted()
      ),
      ("properties/axes/", axes), ("$defs/choice/", axes),
    ] {
      #expect(try value(path + "properties", in: schema).keys.sorted() == keys, "\(path)")
      #expect(
        try (path.isEmpty ? schema : value(path, in: schema))["additionalProperties"] as? Bool
          == false, "\(path)")
    }
  }

  @Test func `the project's config matches the schema`() throws {
    let schema = try JSON.parse(Array(MatrixSchema.json.utf8), file: "matrix.schema.json")
    let name = "vitrine.json"
    let bytes = try #require(FileManager.default.contents(atPath: PackageRoot.file(name)))
    let problem = SchemaCheck(schema).problem(with: try JSON.parse(Array(bytes), file: name))
    #expect(problem == nil)
  }

  @Test(arguments: [
    (#"{ "title": "T", "height": 180, "hidden": { "compact": ["a"] } }"#, true),
    (#"{ "height": { "compact": 110, "expanded": 180 }, "rows": { "table": 3 } }"#, true),
    (#"{ "states": { "off": { "a.text": "x", "data": {} } }, "set": { "a.alpha": 1 } }"#, true),
    (#"{ "height": 0 }"#, false), (#"{ "rows": { "table": 201 } }"#, false),
    (#"{ "hidden": { "open": ["a"] } }"#, false),
  ])
  func `the schema has the keys that stand for a storyboard's code`(
    text: String, matches: Bool
  ) throws {
    let schema = try JSON.parse(Array(MatrixSchema.json.utf8), file: "matrix.schema.json")
    let value = try JSON.parse(Array(text.utf8), file: "vitrine.json")
    #expect((SchemaCheck(schema).problem(with: value) == nil) == matches)
  }

  @Test func `the schema is in the docs as the program prints it`() throws {
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
      try (MatrixSchema.json + "\n").write(
        toFile: PackageRoot.file("docs/matrix.schema.json"), atomically: true, encoding: .utf8)
    }
    let kept = try String(
      contentsOfFile: PackageRoot.file("docs/matrix.schema.json"), encoding: .utf8)
    #expect(kept == MatrixSchema.json + "\n", "vitrine plan --schema > docs/matrix.schema.json")
  }

  private func examples(of axis: VariantAxis) -> [String] {
    if case .open(_, let examples) = axis.words, !examples.isEmpty { return examples }
    return ["x"]
  }

  @Test func `every axis can be varied in a config`() throws {
    let axes = VariantAxis.all.filter { !$0.isDefinedByInputs }
    for axis in axes {
      let words =
        axis.knownWords().isEmpty ? examples(of: axis) : Array(axis.knownWords().prefix(2))
      let values =
        switch axis.words {
        case .flag, .number: words.joined(separator: ", ")
        default: words.map { "\"\($0)\"" }.joined(separator: ", ")
        }
      let folder = try TemporaryFolder()
      _ = try folder.write(#"{"app": "A", "content": {"label": "x"}}"#, to: "w.json")
      let path = try folder.write(
        #"{"inputs": ["w.json"], "axes": {"\#(axis.plural)": [\#(values)]}}"#, to: "vitrine.json")
      let config = try MatrixConfig.read(path)
      #expect(
        config.axes.map(\.axis) == [axis] && config.axes.first?.words == words, "\(axis.name)")
    }
  }

  @Test func `every word of the schema is accepted`() throws {
    for axis in VariantAxis.all where !axis.isDefinedByInputs {
      let items = try value("properties/axes/properties/\(axis.plural)/items", in: schema())
      let choices = (items["anyOf"] as? [[String: Any]])?.first ?? items
      let words =
        choices["enum"] as? [String]
        ?? (axis.knownWords().isEmpty ? examples(of: axis) : axis.knownWords())
      for word in words {
        var variant = Variant()
        #expect(axis.apply(word, &variant, VariantVocabulary()), "\(axis.name): \(word)")
      }
    }
    for preset in try #require(try value("properties/preset", in: schema())["enum"] as? [String]) {
      #expect(MatrixPreset(rawValue: preset) != nil)
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
