import Foundation
import TestSupport
import Testing
import Vitrine

@Suite struct CacheTests {
  /// A project around a copy of the example extension, drawn small; its pictures over two wallpapers
  /// share their layouts.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Examples/TodayExtension"), toPath: folder.path + "/Today")
    for (file, text) in [
      ("devices.json", smallScreens),
      (
        "tide.json",
        #"{"app": "A", "assets": ["A.xcassets"], "content": {"view": [], "background": "Sea"}}"#
      ),
      (
        "A.xcassets/Sea.colorset/Contents.json",
        #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "0.5", "blue": "1", "alpha": "1"}}}]}"#
      ),
    ] { _ = try folder.write(text, to: file) }
    _ = try folder.write(
      #"{"inputs": ["Today", "tide.json"], "axes": {"locales": ["en", "de"], "wallpapers": ["light", "dark"], "chrome": ["none"], "devices": ["small"]}, "deviceFile": "devices.json"}"#,
      to: "vitrine.json")
    return folder
  }

  private func batch(_ folder: TemporaryFolder, _ out: String, cached: Bool) throws -> String {
    let outcome = try Program.run(
      ["batch", "--out", out, "--json"] + (cached ? ["--cache", "cache"] : []), in: folder.path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.output
  }

  private func pictures(_ folder: TemporaryFolder, _ out: String) -> [String: Data] {
    let root = folder.path + "/" + out
    let names = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    var files: [String: Data] = [:]
    for name in names where name.hasSuffix(".png") || name.hasSuffix(".json") {
      // The list of all names the config's bytes.
      if name != "batch.json" {
        files[name] = FileManager.default.contents(atPath: "\(root)/\(name)")
      }
    }
    return files
  }

  @Test func `a second run takes every picture from the cache, byte for byte`() throws {
    let folder = try project()
    #expect(!(try batch(folder, "one", cached: true)).contains("cached"))
    let second = try batch(folder, "two", cached: true)
    #expect(second.components(separatedBy: "\"event\": \"cached\"").count == 9)
    #expect(pictures(folder, "one") == pictures(folder, "two"))
    #expect(pictures(folder, "one").count == 16)
    let size = try Program.run(["cache", "size", "--cache", "cache"], in: folder.path)
    #expect(size.output.hasPrefix("8 pictures, "))
    let why = try Program.run(["cache", "why", "--cache", "cache"], in: folder.path)
    #expect(why.output.components(separatedBy: ": cached: ").count == 9)
    let clear = try Program.run(["cache", "clear", "--cache", "cache"], in: folder.path)
    #expect(clear.output == "removed 8 pictures\n")
    #expect(!(try batch(folder, "three", cached: true)).contains("cached"))
  }

  /// Changes, removes and adds one file after the other; what the cache gives must be what is drawn.
  @Test func `whatever file changes, the cache never gives what would not be drawn`() throws {
    let folder = try project()
    _ = try batch(folder, "warm", cached: true)
    let storyboard = "Today/Base.lproj/MainInterface.storyboard"
    let strings = "Today/de.lproj/MainInterface.strings"
    func replace(_ file: String, _ from: String, _ to: String) throws {
      let path = folder.path + "/" + file
      let text = String(
        decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      #expect(text.contains(from), "\(file)")
      try Data(text.replacingOccurrences(of: from, with: to).utf8)
        .write(to: URL(fileURLWithPath: path))
    }
    let files = FileManager.default
    let image = try #require(
      (files.enumerator(atPath: folder.path + "/Today")?.allObjects as? [String])?
        .first { $0.contains("imageset") && $0.hasSuffix(".png") })
    let steps: [() throws -> Void] = [
      { try replace(storyboard, "4.2 m, rising", "3.9 m, falling") },
      {
        try replace(
          "Today/Assets.xcassets/Boat.imageset/Contents.json", "boat@2x.png", "boat@3x.png")
      },
      { try replace("A.xcassets/Sea.colorset/Contents.json", "0.5", "0.25") },
      { try replace(strings, "=", "= ") },
      { try files.removeItem(atPath: folder.path + "/" + strings) },
      {
        try files.removeItem(atPath: folder.path + "/Today/" + image)
      },
      {
        try files.copyItem(
          atPath: PackageRoot.file("Examples/images/monkey.png"),
          toPath: folder.path + "/Today/" + image)
      },
      { try replace("Today/Info.plist", "<dict>", "<dict><key>Unused</key><string/>") },
    ]
    for (index, step) in steps.enumerated() {
      try step()
      _ = try batch(folder, "drawn\(index)", cached: false)
      _ = try batch(folder, "cached\(index)", cached: true)
      let drawn = pictures(folder, "drawn\(index)")
      #expect(!drawn.isEmpty && drawn == pictures(folder, "cached\(index)"), "step \(index)")
    }
  }
}
