import Foundation
import TestSupport
import Testing
import VitrineGolden
import VitrineGraphics
import VitrineImages

@Suite struct GoldenMemoTests {
  private func change(_ name: String, _ level: UInt8) throws -> GoldenStore.Change {
    let bitmap = Bitmap(
      width: 4, height: 3, filledWith: Pixel(red: level, green: 0, blue: 0, alpha: 255))
    return GoldenStore.Change(
      name: name,
      entry: GoldenManifest.Entry(digest: Digest.hex(of: bitmap), width: 4, height: 3),
      png: try PNG.encode(bitmap), layout: [])
  }

  @Test func `a cached digest is used only while the file is unchanged`() throws {
    let folder = try TemporaryFolder()
    var store = try GoldenStore(folder.path + "/Goldens")
    try store.commit([change("a", 1)])
    let path = folder.path + "/Goldens/a.png"
    let memo = GoldenMemo("memo/decoded.txt", in: folder.path)
    #expect(store.problem(with: "a", memo) == nil)
    memo.save()
    let later = GoldenMemo("memo/decoded.txt", in: folder.path)
    #expect(store.problem(with: "a", later) == nil)
    // Another picture, with the size and the date of the old one.
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    try Data(change("a", 2).png).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    for memo in [memo, later, GoldenMemo("memo/decoded.txt", in: folder.path), GoldenMemo()] {
      #expect(store.problem(with: "a", memo)?.contains("isn't the one") == true)
    }
    try FileManager.default.removeItem(atPath: path)
    #expect(store.problem(with: "a", memo)?.contains("no such file") == true)
    #expect(store.problem(with: "unknown", memo) == nil)
  }

  @Test(arguments: [
    "remove ../a.png", "replace /a.png", "remove a.txt", "erase a.png", "remove", "remove a\tb.png",
    "remove x/../../a.png", "remove .pending",
  ])
  func `a journal with a foreign step is refused before any step is done`(line: String) throws {
    let folder = try TemporaryFolder()
    var store = try GoldenStore(folder.path + "/Goldens")
    try store.commit([change("a", 1)])
    _ = try folder.write("remove a.png\n\(line)\n", to: "Goldens/.pending")
    let error = #expect(throws: GoldenError.self) { try GoldenStore(folder.path + "/Goldens") }
    #expect(error?.description.contains(".pending:2:1: error: ") == true)
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Goldens/a.png"))
  }
}
