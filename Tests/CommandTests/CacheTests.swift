import Foundation
import TestSupport
import Testing
import Vitrine

@Suite struct CacheTests {
  /// Creates a project around a copy of the example extension, drawn small.
  ///
  /// Its pictures over two wallpapers share their layouts.
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
    try batch(folder, out, cached ? ["--cache", "cache"] : [])
  }

  private func batch(
    _ folder: TemporaryFolder, _ out: String, _ options: [String]
  ) throws -> String {
    let outcome = try Program.run(["batch", "--out", out, "--json"] + options, in: folder.path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return outcome.output
  }

  /// Returns the numbers of drawn, cached and unchanged pictures in the output.
  private func counts(_ output: String) -> [Int] {
    ["done", "cached", "kept"].map {
      output.components(separatedBy: "\"event\": \"\($0)\"").count - 1
    }
  }

  private func pictures(_ folder: TemporaryFolder, _ out: String) -> [String: Data] {
    let root = folder.path + "/" + out
    let names = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    var files: [String: Data] = [:]
    for name in names where name.hasSuffix(".png") || name.hasSuffix(".json") {
      // The list of all pictures contains the digest of the config.
      if name != "batch.json" {
        files[name] = FileManager.default.contents(atPath: "\(root)/\(name)")
      }
    }
    return files
  }

  @Test func `a cache that cannot be written is one warning`() throws {
    let folder = try smallProject()
    for (cache, reason) in [
      ("w.json", "a component of the path is not a folder"),
      ("/dev/null/x", "a component of the path is not a folder"),
    ] {
      let outcome = try Program.run(
        ["batch", "--out", "out", "--quiet", "--cache", cache], in: folder.path)
      #expect(outcome.code == 0, "\(outcome)")
      #expect(
        outcome.errors == "\(cache): warning: the cache cannot be written: \(reason)\n",
        "\(outcome.errors)")
    }
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

  @Test func `a second run into the same folder keeps the files that a server confirms`() throws {
    let folder = try project()
    let server = try CacheServer()
    defer { server.close() }
    let cache = ["--cache", server.address]
    #expect(counts(try batch(folder, "out", cache)) == [8, 0, 0])
    let drawn = pictures(folder, "out")
    let list = FileManager.default.contents(atPath: folder.path + "/out/batch.json")
    _ = server.takeRequests()
    func numbers() throws -> [Int?] {
      try drawn.keys.sorted().map {
        try FileManager.default.attributesOfItem(atPath: "\(folder.path)/out/\($0)")[
          .systemFileNumber]
          as? Int
      }
    }
    let before = try numbers()
    #expect(counts(try batch(folder, "out", cache)) == [0, 0, 8])
    #expect(try numbers() == before)
    #expect(server.takeRequests().count == 1)
    #expect(FileManager.default.contents(atPath: folder.path + "/out/batch.json") == list)

    // Other files, links and missing files are written again. The target of a link is unchanged.
    let names = drawn.keys.filter { $0.hasSuffix(".png") }.sorted().map {
      "\(folder.path)/out/\($0)"
    }
    let files = FileManager.default
    try Data("changed".utf8).write(to: URL(fileURLWithPath: names[0]))
    try files.removeItem(atPath: names[1].replacingOccurrences(of: ".png", with: ".layout.json"))
    try files.moveItem(atPath: names[2], toPath: folder.path + "/elsewhere.png")
    try files.createSymbolicLink(
      atPath: names[2], withDestinationPath: folder.path + "/elsewhere.png")
    try files.removeItem(atPath: names[3])
    try files.copyItem(atPath: names[4], toPath: names[3])
    #expect(counts(try batch(folder, "out", cache)) == [0, 4, 4])
    #expect(pictures(folder, "out") == drawn)
    #expect(
      try files.attributesOfItem(atPath: names[2])[.type] as? FileAttributeType == .typeRegular)
    #expect(files.fileExists(atPath: folder.path + "/elsewhere.png"))
    let again = try Program.run(["batch", "--out", "out", "--resume"], in: folder.path)
    #expect(again.errors.contains("8 pictures (8 of an earlier run)"))
  }

  @Test func `a run of other pictures requests each, and leaves its own sheet`() throws {
    let folder = try project()
    let server = try CacheServer()
    defer { server.close() }
    let cache = ["--cache", server.address]
    _ = try batch(folder, "out", cache)
    let some = cache + ["--only", "Today"]
    #expect(counts(try batch(folder, "out", some)) == [0, 0, 4])
    // The missing sheet, the requests for two wallpapers, four pictures, and the new sheet.
    #expect(server.takeRequests().suffix(8).last?.hasPrefix("PUT") == true)
    #expect(counts(try batch(folder, "out", some)) == [0, 0, 4])
    #expect(server.takeRequests().count == 1)
    // A new folder is filled without a request for each kind of picture.
    #expect(counts(try batch(folder, "new", some)) == [0, 4, 0])
    #expect(server.takeRequests().count == 5)
  }

  @Test func `damaged or exchanged records are never used`() throws {
    let folder = try project()
    let server = try CacheServer()
    defer { server.close() }
    let options = ["--cache", server.address, "--cache-read-only"]
    _ = try batch(folder, "out", Array(options.prefix(2)))
    let drawn = pictures(folder, "out")
    var whole: [String: [UInt8]] = [:]
    server.change { whole = $0 }
    func isOf(_ kind: String, _ record: [UInt8]) -> Bool {
      String(decoding: record.prefix(100), as: UTF8.self).contains("vitrine \(kind)")
    }
    for kind in ["sheet", "summary", "cache"] {
      let (kept, changed) = (
        whole.filter { !isOf(kind, $0.value) }, whole.filter { isOf(kind, $0.value) }
      )
      #expect(!changed.isEmpty)
      let others = whole.values.filter { isOf(kind == "summary" ? "cache" : "summary", $0) }
      for damage in 0..<3 {
        let damaged = changed.mapValues { record in
          switch damage {
          case 0: Array(record.dropLast(7))
          case 1:
            record.enumerated().map { $0.offset == record.count / 2 ? $0.element ^ 1 : $0.element }
          default: others[0]
          }
        }
        // Summaries are requested only if there is no sheet.
        let withoutSheet = kept.filter { kind != "summary" || !isOf("sheet", $0.value) }
        server.change { $0 = withoutSheet.merging(damaged) { $1 } }
        for out in ["out", "new-\(kind)-\(damage)"] {
          let outcome = try Program.run(["batch", "--out", out] + options, in: folder.path)
          #expect(outcome.code == 0 && pictures(folder, out) == drawn, "\(kind) \(damage)")
          // The new folder requests no summaries, and the old one needs no entries.
          let isRead = kind == "sheet" || (kind == "summary") == (out == "out")
          #expect(outcome.errors.contains("damaged records") == isRead, "\(kind) \(damage) \(out)")
        }
      }
    }
  }

  /// Changes, removes and adds one file after another, and compares cached with drawn pictures.
  @Test(arguments: Slow.isOn ? [false, true] : [false])
  func `a change of any file invalidates the cached pictures that depend on it`(
    isOnServer: Bool
  ) throws {
    let folder = try project()
    let server = isOnServer ? try CacheServer() : nil
    defer { server?.close() }
    let cache = ["--cache", server?.address ?? "cache"]
    _ = try batch(folder, "out", cache)
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
      // Records of other checkouts on the server and files in the folder must have no effect.
      _ = try batch(folder, "out", cache)
      let drawn = pictures(folder, "drawn\(index)")
      #expect(!drawn.isEmpty && drawn == pictures(folder, "out"), "step \(index)")
    }
  }
}
