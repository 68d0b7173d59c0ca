import Foundation
import Testing
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineImages

@Suite struct GoldenStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-\(UUID().uuidString)").path

  private func change(_ name: String, _ level: UInt8) throws -> GoldenStore.Change {
    let bitmap = Bitmap(
      width: 4, height: 3, filledWith: Pixel(red: level, green: 0, blue: 0, alpha: 255))
    return GoldenStore.Change(
      name: name,
      entry: GoldenManifest.Entry(digest: Digest.hex(of: bitmap), width: 4, height: 3),
      png: try PNG.encode(bitmap), layout: Array("{}".utf8))
  }

  private var names: [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(".png") || $0.hasSuffix(".txt") || $0.contains(".new") }
      .sorted()
  }

  @Test func `a store reads recorded goldens again and no longer has removed ones`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var store = try GoldenStore(folder)
    try store.commit([change("a/one", 1), change("a/two", 2)])
    #expect(names == ["a/one.png", "a/two.png", "goldens.txt"])
    var again = try GoldenStore(folder)
    #expect(again.manifest == store.manifest)
    #expect(try again.picture("a/two")[0, 0].red == 2)
    try again.commit([GoldenStore.Change(name: "a/one", entry: nil, png: [], layout: [])])
    #expect(names == ["a/two.png", "goldens.txt"])
    #expect(try GoldenStore(folder).manifest.entries.keys.sorted() == ["a/two"])
  }

  @Test func `two writers that opened the same store both keep their changes`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var first = try GoldenStore(folder)
    var second = try GoldenStore(folder)
    try first.commit([change("one", 1)])
    try second.commit([change("two", 2)])
    #expect(try GoldenStore(folder).manifest.entries.keys.sorted() == ["one", "two"])
  }

  /// Stops a commit after each of its writes, as a kill would, and opens the store again.
  @Test func `a store is wholly old or wholly new wherever its writer was stopped`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var store = try GoldenStore(folder)
    try store.commit([change("one", 1), change("two", 2)])
    let old = store.manifest
    // The state after a commit that was interrupted before its list was in place.
    let next = [try change("one", 101), try change("two", 102)]
    for change in next {
      try Data(change.png).write(to: URL(fileURLWithPath: folder + "/\(change.name).png.new"))
    }
    store = try GoldenStore(folder)
    #expect(store.manifest == old)
    #expect(try store.picture("one")[0, 0].red == 1 && store.picture("two")[0, 0].red == 2)
    // And after it, with any number of the files replaced already.
    var manifest = old
    for change in next { manifest.entries[change.name] = change.entry }
    for done in 0...3 {
      let files: [(String, [UInt8])] = [
        ("one.png", next[0].png), ("two.png", next[1].png),
        ("goldens.txt", Array(manifest.text.utf8)),
      ]
      for (index, file) in files.enumerated() {
        let path = folder + "/" + file.0 + (index < done ? "" : ".new")
        try Data(file.1).write(to: URL(fileURLWithPath: path))
      }
      let list = "replace one.png\nreplace two.png\nreplace goldens.txt\n"
      try Data(list.utf8).write(to: URL(fileURLWithPath: folder + "/.pending"))
      store = try GoldenStore(folder)
      #expect(store.manifest == manifest)
      #expect(try store.picture("one")[0, 0].red == 101 && store.picture("two")[0, 0].red == 102)
      #expect(names == ["goldens.txt", "one.png", "two.png"])
    }
  }

  @Test func `a folder that cannot be written leaves the store unchanged`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var store = try GoldenStore(folder)
    try store.commit([change("one", 1)])
    // A folder where a file is to be stands for a full disk: the write fails before the list is made.
    try FileManager.default.createDirectory(
      atPath: folder + "/two.layout.json.new", withIntermediateDirectories: true)
    #expect(throws: GoldenError.self) { try store.commit([change("one", 9), change("two", 2)]) }
    #expect(names == ["goldens.txt", "one.png", "two.layout.json.new"])
    let again = try GoldenStore(folder)
    #expect(again.manifest.entries.keys.sorted() == ["one"])
    #expect(try again.picture("one")[0, 0].red == 1)
  }

  @Test func `a commit during another recording is refused without changes`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var store = try GoldenStore(folder)
    try store.commit([change("one", 1)])
    let other = try #require(try Disk.lock(folder))
    let error = #expect(throws: GoldenError.self) { try store.commit([change("one", 9)]) }
    #expect(error == .busy(folder))
    #expect(try GoldenStore(folder).picture("one")[0, 0].red == 1)
    Disk.unlock(other)
    try store.commit([change("one", 9)])
    #expect(try GoldenStore(folder).picture("one")[0, 0].red == 9)
  }

  @Test func `a golden that is not a PNG is reported as such`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var store = try GoldenStore(folder)
    try store.commit([change("one", 1)])
    try Data("no".utf8).write(to: URL(fileURLWithPath: folder + "/one.png"))
    let error = #expect(throws: GoldenError.self) { try store.picture("one") }
    #expect(error?.description.contains("not a valid PNG") == true)
  }

  @Test(arguments: [
    ("nonsense\n", "g.txt:1:1: error: the first line is not 'vitrine goldens 2'"),
    (
      "vitrine goldens 1\n<<<<<<< HEAD\n",
      "g.txt:2:1: error: unresolved merge conflict; keep the lines of one side"
    ),
    ("vitrine goldens 1\nabc 1x1 a\n", "g.txt:2:1: error: expected DIGEST WIDTHxHEIGHT NAME"),
    (
      "vitrine goldens 1\n\(String(repeating: "a", count: 64)) 1x1 a\n\(String(repeating: "b", count: 64)) 1x1 a\n",
      "g.txt:3:1: error: 'a' is listed twice"
    ),
  ])
  func `a broken manifest is refused with its line`(text: String, message: String) {
    let error = #expect(throws: GoldenError.self) { try GoldenManifest(text, file: "g.txt") }
    #expect(error?.description == message)
  }

  @Test func `clusters are boxes around adjacent differences`() {
    let plain = Bitmap(
      width: 200, height: 100, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    var other = plain
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    for x in 10..<40 { other[x, 20] = red }
    other[150, 80] = red
    // Far from the line by twice the pixels that are gathered into one.
    other[72, 20] = red
    #expect(
      clusters(plain, other) == [
        Rect(x: 10, y: 20, width: 30, height: 1), Rect(x: 72, y: 20, width: 1, height: 1),
        Rect(x: 150, y: 80, width: 1, height: 1),
      ])
    #expect(clusters(plain, plain) == [])
  }
}
