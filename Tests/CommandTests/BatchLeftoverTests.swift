import Foundation
import TestSupport
import Testing

/// The pictures that earlier runs left in the folder of a batch.
@Suite struct BatchLeftoverTests {
  /// Runs a batch of the small project, with both devices or only with the large one.
  private func batch(
    _ folder: TemporaryFolder, isNarrow: Bool = true, _ words: [String] = []
  ) throws -> Program.Outcome {
    let devices = isNarrow ? #"["large"]"# : #"["small", "large"]"#
    _ = try folder.write(
      #"{"inputs": ["w.json"], "deviceFile": "devices.json", "axes": {"devices": \#(devices), "chrome": ["none"]}}"#,
      to: "vitrine.json")
    return try Program.run(
      ["batch", "--out", "out"] + words, in: folder.path,
      environment: ["CI": "1", "VITRINE_CACHE": ""])
  }

  private func files(_ folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/out").sorted()
  }

  private let note =
    "out: note: 1 picture of an earlier run is still there: w/small-compact-chrome-none; "
    + "--clean removes it\n"

  @Test func `a narrower plan names the pictures that it leaves, until they are removed`() throws {
    let folder = try smallProject()
    #expect(try !batch(folder, isNarrow: false).errors.contains("earlier run"))
    for _ in 0..<2 { #expect(try batch(folder).errors.hasSuffix(note)) }
    #expect(try batch(folder, ["--quiet"]).errors.isEmpty)
    #expect(
      try batch(folder, ["--json"]).output.contains(
        #"{"event": "left", "name": "w/small-compact-chrome-none"}"#))
    #expect(try files(folder).contains("w/small-compact-chrome-none.png"))
    let cleaned = try batch(folder, ["--clean"])
    #expect(cleaned.errors.hasSuffix("removed 1 picture of an earlier run\n"), "\(cleaned.errors)")
    #expect(
      try files(folder) == [
        "batch.json", "w", "w/large-compact-chrome-none.layout.json",
        "w/large-compact-chrome-none.png",
      ])
    #expect(try !batch(folder).errors.contains("earlier run"))
  }

  @Test func `a wider plan draws them again and removes nothing`() throws {
    let folder = try smallProject()
    _ = try batch(folder, isNarrow: false)
    _ = try batch(folder)
    let wide = try batch(folder, isNarrow: false, ["--clean"])
    #expect(!wide.errors.contains("earlier run"))
    #expect(try files(folder).count == 6)
  }

  @Test func `only pictures that a run wrote there are removed`() throws {
    let folder = try smallProject()
    _ = try batch(folder, isNarrow: false)
    _ = try folder.write("mine", to: "out/w/note.txt")
    let path = folder.path + "/out/w/small-compact-chrome-none.png"
    let own = folder.path + "/out/w/large-compact-chrome-none.png"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: own, toPath: path)
    let cleaned = try batch(folder, ["--clean"])
    #expect(cleaned.errors.hasSuffix(note), "\(cleaned.errors)")
    #expect(try files(folder).contains("w/small-compact-chrome-none.png"))
    #expect(try files(folder).contains("w/note.txt"))
  }

  @Test func `files outside of the folder are kept although the list names them`() throws {
    let folder = try smallProject()
    _ = try batch(folder, isNarrow: false)
    let list = folder.path + "/out/batch.json"
    let victim = folder.path + "/victim.png"
    try FileManager.default.copyItem(
      atPath: folder.path + "/out/w/small-compact-chrome-none.png", toPath: victim)
    let digest = try String(contentsOfFile: list, encoding: .utf8)
      .firstMatch(of: /small-compact-chrome-none", "digest": "([0-9a-f]{64})"/)?.1
    _ = try folder.write("\(digest ?? "") ../victim\n", to: "out/.leftovers")
    _ = try batch(folder, ["--clean"])
    #expect(FileManager.default.fileExists(atPath: victim))
  }
}
