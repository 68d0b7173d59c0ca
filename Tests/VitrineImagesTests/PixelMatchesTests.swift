import Testing
import VitrineImages

@Suite struct PixelMatchesTests {
  @Test func `bytes after the last don't affect a comparison`() {
    // All bytes are equal: the first, longer comparison leaves bits that say so.
    let bytes = [UInt8](repeating: 7, count: 4096)
    var matches = PixelMatches([3, 40, 43, 37], capacity: 2048)
    defer { matches.deallocate() }
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe matches.compare(base + 64, count: 2000, known: 64)
      #expect(matches.best(90, limit: 258, isThorough: false).length == 258)
      unsafe matches.compare(base + 64, count: 100, known: 64)
    }
    for at in 60..<100 {
      let expected = 100 - at
      let found = matches.best(at, limit: 258, isThorough: false).length
      #expect(expected < 3 ? found == 1 : found == expected)
    }
  }
}
