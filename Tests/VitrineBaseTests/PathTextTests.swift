import TestSupport
import Testing
import VitrineBase

@Suite struct PathTextTests {
  @Test(arguments: ["", "weather.json", "été/日本.json", "\u{1F5BC} a", "e\u{301}\u{0}"])
  func `a name in UTF-8 is its own text`(name: String) {
    #expect(Array(PathText.text(of: Array(name.utf8)).utf8) == Array(name.utf8))
    #expect(PathText.bytes(of: name) == Array(name.utf8))
  }

  @Test func `bytes outside of UTF-8 become private characters`() {
    #expect(PathText.text(of: [0x66, 0xFF, 0x2E, 0xC3, 0xA9]) == "f\u{EFFF}.é")
    #expect(PathText.text(of: [0xC3]) == "\u{EFC3}")
    #expect(PathText.text(of: [0xEE, 0xBE, 0x80]) == "\u{EFEE}\u{EFBE}\u{EF80}")
  }

  @Test func `any bytes return from their text`() {
    var random = SeededGenerator(seed: 55)
    let rare: [UInt8] = [0xEE, 0xBE, 0xBF, 0x80, 0xFF, 0xC3, 0xA9, 0x61, 0xF0, 0x9F, 0xED, 0xA0]
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Bool.random(using: &random)
          ? rare.randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
      }
      let text = PathText.text(of: bytes)
      #expect(PathText.bytes(of: text) == bytes, "\(bytes)")
      #expect(PathText.text(of: Array(PathText.bytes(of: text))) == text)
    }
  }

  @Test func `a file whose name isn't UTF-8 is listed, read, copied and removed`() throws {
    let folder = try TemporaryFolder()
    let name = "a\u{EFFF}.json"
    let path = FilePath.join(folder.path, name)
    try Disk.write([1, 2, 3], to: path)
    let bytes = path.systemPath
    #expect(bytes.contains(-1) && bytes.allSatisfy { $0 == -1 || $0 >= 0 })
    #expect(Disk.names(in: folder.path) == [name])
    #expect(try Files.disk.read(path) == [1, 2, 3])
    #expect(Disk.realPath(path).map(FilePath.name) == name)
    try Disk.rename(path, to: path + "\u{EF80}")
    #expect(Disk.names(in: folder.path) == [name + "\u{EF80}"])
    Disk.removeTree(folder.path)
    #expect(Disk.names(in: folder.path) == nil)
  }
}
