import Foundation
import TestSupport
import Testing

/// Names in configs, stores and manifests that lead out of their folders.
///
/// Each project is in the folder `in`, and everything beside `in` must stay unchanged.
@Suite struct HostileNameTests {
  private static let document =
    #"{"app": "Test", "content": {"label": "Hello", "id": "title"}}"#

  /// Creates a folder with a project in `in`, and a file beside it that must not be read or
  /// changed.
  private func project(_ config: String, _ files: [String: String] = [:]) throws -> TemporaryFolder
  {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.document, to: "canary.json")
    _ = try folder.write(smallScreens, to: "in/devices.json")
    _ = try folder.write(Self.document, to: "in/w.json")
    _ = try folder.write(config, to: "in/vitrine.json")
    for (name, text) in files { _ = try folder.write(text, to: name) }
    return folder
  }

  private func config(_ input: String, _ more: String = "") -> String {
    #"{"inputs": [\#(input)], "deviceFile": "devices.json", "axes": {"devices": ["small"], "chrome": ["none"]}\#(more)}"#
  }

  private func run(_ words: [String], _ folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(words, in: folder.path + "/in", environment: ["CI": ""])
  }

  /// Expects that everything outside the project is unchanged.
  private func expectNothingOutside(_ folder: TemporaryFolder, _ names: [String] = []) throws {
    #expect(folder.names == (["canary.json", "in"] + names).sorted())
    #expect(
      FileManager.default.contents(atPath: folder.path + "/canary.json")
        == Data(Self.document.utf8))
  }

  @Test(arguments: [
    "../evil", "../../evil", "a/../../evil", "/tmp/vitrine-evil", "..", ".", "a//b", "a/",
    "e\\u0007vil",
    "e\\nvil", "e\\u0000vil", "e\\u001b[31mvil",
  ])
  func `an input's name stays in the folder, or the config is refused`(name: String) throws {
    let folder = try project(config(#"{"file": "w.json", "name": "\#(name)"}"#))
    for words in [["batch", "--out", "out"], ["record"], ["test"], ["plan"]] {
      let outcome = try run(words, folder)
      #expect(outcome.code == 3, "\(words) \(outcome.errors)")
      #expect(outcome.errors.contains("vitrine.json:1:"), "\(outcome.errors)")
    }
    try expectNothingOutside(folder)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/vitrine-evil"))
  }

  @Test func `the names of states, devices, locales and data stay in the folder`() throws {
    let states = try project(
      config(#""w.json""#, #", "states": {"../../../evil": {"title.text": "x"}}"#))
    #expect(try run(["batch", "--out", "out"], states).code == 3)
    try expectNothingOutside(states)
    let devices = try project(
      #"{"inputs": ["w.json"], "deviceFile": "d.json", "axes": {"devices": ["../../../evil"]}}"#,
      [
        "in/d.json":
          #"{"devices": [{"name": "../../../evil", "screen": [320, 568], "scale": 1}]}"#
      ])
    #expect(try run(["batch", "--out", "out"], devices).code == 3)
    try expectNothingOutside(devices)
    let locales = try project(
      #"{"inputs": ["w.json"], "axes": {"locales": ["../../../evil"]}}"#)
    #expect(try run(["batch", "--out", "out"], locales).code == 3)
    try expectNothingOutside(locales)
  }

  @Test(arguments: ["remove ../canary.json", "remove ../../canary.json", "remove ABSOLUTE"])
  func `a list of pending changes removes nothing outside its store`(line: String) throws {
    for command in ["status", "test", "record", "prune"] {
      let folder = try project(config(#""w.json""#))
      let text = line.replacingOccurrences(of: "ABSOLUTE", with: folder.path + "/canary.json")
      _ = try folder.write(text + "\n", to: "in/Goldens/.pending")
      let outcome = try run([command], folder)
      #expect(outcome.code == 3, "\(command) \(outcome.errors)")
      #expect(outcome.errors.contains(".pending:1:1: error: "), "\(outcome.errors)")
      try expectNothingOutside(folder)
    }
  }

  @Test func `a manifest that names a file outside its store is refused`() throws {
    let digest = String(repeating: "a", count: 64)
    for name in ["../../canary", "/canary", "a/../../../canary"] {
      let folder = try project(
        config(#""w.json""#),
        ["in/Goldens/goldens.txt": "vitrine goldens 1\n\(digest) 1x1 \(name)\n"])
      _ = try folder.write("x", to: "canary.png")
      let outcome = try run(["prune"], folder)
      #expect(
        outcome.code == 3 && outcome.errors.contains("goldens.txt:2:1: error: "), "\(outcome)")
      try expectNothingOutside(folder, ["canary.png"])
    }
  }

  @Test func `links in place of folders don't lead out of an output or a store`() throws {
    let folder = try project(config(#""w.json""#))
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path + "/victim", withIntermediateDirectories: true)
    for outer in ["out", "Goldens", ".vitrine/run", ".vitrine/record"] {
      try files.createDirectory(
        atPath: folder.path + "/in/" + outer, withIntermediateDirectories: true)
      try files.createSymbolicLink(
        atPath: folder.path + "/in/\(outer)/w", withDestinationPath: folder.path + "/victim")
    }
    for words in [["batch", "--out", "out"], ["test"], ["record"]] {
      let outcome = try run(words, folder)
      #expect(outcome.code == 4, "\(words) \(outcome.errors)")
      #expect(outcome.errors.contains("leads outside"), "\(outcome.errors)")
    }
    #expect(try files.contentsOfDirectory(atPath: folder.path + "/victim") == [])
  }

  @Test func `a resumed run follows no link that replaced a folder`() throws {
    let folder = try project(config(#""w.json""#))
    let files = FileManager.default
    #expect(try run(["batch", "--out", "out", "--quiet"], folder).code == 0)
    try files.createDirectory(atPath: folder.path + "/victim", withIntermediateDirectories: true)
    try files.removeItem(atPath: folder.path + "/in/out/w")
    try files.createSymbolicLink(
      atPath: folder.path + "/in/out/w", withDestinationPath: folder.path + "/victim")
    let outcome = try run(["batch", "--out", "out", "--resume", "--quiet"], folder)
    #expect(outcome.code == 4 && outcome.errors.contains("leads outside"), "\(outcome)")
    #expect(try files.contentsOfDirectory(atPath: folder.path + "/victim") == [])
  }

  @Test func `a config reads nothing outside its folder without the flag`() throws {
    let image = PackageRoot.file("Examples/images/mail.png")
    let link = #"{"app": "Test", "content": {"image": "link.png", "size": [40, 40]}}"#
    let configs: [(String, [String: String])] = [
      (config(#""../canary.json""#), [:]),
      (config(#"{"file": "w.json", "data": "../canary.json"}"#), [:]),
      (#"{"inputs": ["w.json"], "deviceFile": "../canary.json"}"#, [:]),
      (config(#""w.json""#, #", "include": [{"wallpapers": "\#(image)"}]"#), [:]),
      (config(#""w.json""#, #", "goldens": "../Goldens""#), [:]),
      (config(#""w.json""#, #", "goldenPictures": "../Pictures""#), [:]),
      (
        config(#""x.json""#),
        ["in/x.json": #"{"app": "T", "content": {"image": "\#(image)", "size": [40, 40]}}"#]
      ),
      (
        #"{"inputs": ["x.json"], "axes": {"devices": ["iphone-se"]}}"#,
        ["in/x.json": #"{"app": "T", "icon": "\#(image)", "content": {"label": "x"}}"#]
      ),
      (config(#""l.json""#), ["in/l.json": link]),
    ]
    for (index, (config, more)) in configs.enumerated() {
      let folder = try project(config, more)
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/in/link.png", withDestinationPath: image)
      let outcome = try run(["test"], folder)
      #expect(outcome.errors.contains("--allow-outside"), "\(index) \(outcome)")
      #expect(outcome.code != 0)
      try expectNothingOutside(folder)
    }
    let allowed = try project(config(#""../canary.json""#))
    let outcome = try run(["batch", "--out", "out", "--allow-outside", "--quiet"], allowed)
    #expect(outcome.code == 0 && outcome.errors == "", "\(outcome.errors)")
  }

  /// Files that the user types may be in any folder.
  @Test func `files that the command line names are read in any folder`() throws {
    let folder = try project(config(#""w.json""#))
    for words in [
      ["render", "../canary.json", "-o", "../a.png"],
      ["layout", "../canary.json"],
      [
        "render", "w.json", "--wallpaper", PackageRoot.file("Wallpapers/dark.png"), "-o", "b.png",
        "--chrome", "none",
      ],
      ["batch", "--out", "../out", "--cache", "../cache", "--sheet", "../sheet.png", "--quiet"],
      ["batch", "--out", "../again", "--cache", "../cache", "--quiet"],
      ["report", "../again", "--against", "../out", "-o", "../page", "--quiet"],
    ] {
      let outcome = try run(words, folder)
      #expect(outcome.code == 0, "\(words) \(outcome.errors)")
      #expect(!outcome.errors.contains("--allow-outside"), "\(outcome.errors)")
    }
  }

  @Test func `two wallpapers with the same name are an error`() throws {
    let folder = try project(
      config(
        #""w.json""#,
        #", "include": [{"wallpapers": "a/x.png"}, {"wallpapers": "b/x.png"}]"#))
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/in/" + name, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: PackageRoot.file("Wallpapers/\(name == "a" ? "dark" : "light").png"),
        toPath: folder.path + "/in/\(name)/x.png")
    }
    let outcome = try run(["plan", "--list"], folder)
    #expect(outcome.code == 3, "\(outcome)")
    #expect(outcome.errors.contains("two pictures are named 'w/"), "\(outcome.errors)")
  }
}
