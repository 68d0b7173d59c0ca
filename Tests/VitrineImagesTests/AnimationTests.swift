import TestSupport
import Testing
import VitrineGraphics
import VitrineImages

/// One chunk of a PNG.
private struct Chunk {
  var type: String
  var body: [UInt8]
}

private func chunks(of bytes: [UInt8]) -> [Chunk] {
  var result: [Chunk] = []
  var at = 8
  while at + 12 <= bytes.count {
    let length = number(bytes, at)
    let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
    result.append(Chunk(type: type, body: Array(bytes[at + 8..<at + 8 + length])))
    at += 12 + length
  }
  return result
}

private func number(_ bytes: [UInt8], _ at: Int) -> Int {
  bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
}

/// Returns the frames of a viewer with their durations, each composed over the one before.
private func played(_ bytes: [UInt8]) throws -> [PNG.Frame] {
  var frames: [PNG.Frame] = []
  var control: [UInt8] = []
  var sequence = 0
  let all = chunks(of: bytes)
  for chunk in all {
    switch chunk.type {
    case "fcTL":
      #expect(number(chunk.body, 0) == sequence)
      #expect(Array(chunk.body[22...]) == [3, 232, 0, 0])
      sequence += 1
      control = chunk.body
    case "IDAT", "fdAT":
      if chunk.type == "fdAT" {
        #expect(number(chunk.body, 0) == sequence)
        sequence += 1
      }
      let (width, height) = (number(control, 4), number(control, 8))
      let (x, y) = (number(control, 12), number(control, 16))
      let part = try decode(
        Array(chunk.body.dropFirst(chunk.type == "fdAT" ? 4 : 0)), width, height, all[0].body)
      var bitmap = frames.last?.bitmap ?? part
      for row in 0..<height {
        for column in 0..<width { bitmap[x + column, y + row] = part[column, row] }
      }
      frames.append(PNG.Frame(bitmap, milliseconds: Int(control[20]) << 8 | Int(control[21])))
    default: break
    }
  }
  return frames
}

/// Decodes a frame's data as a separate picture, under a header with the frame's size.
private func decode(
  _ data: [UInt8], _ width: Int, _ height: Int, _ header: [UInt8]
) throws -> Bitmap {
  var own = header
  for (at, value) in [(0, width), (4, height)] {
    for index in 0..<4 { own[at + index] = UInt8(truncatingIfNeeded: value >> (24 - 8 * index)) }
  }
  var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  for (type, body) in [("IHDR", own), ("IDAT", data), ("IEND", [])] {
    let tail = Array(type.utf8) + body
    bytes += bigEndian(UInt32(body.count)) + tail + bigEndian(cyclicSum(tail))
  }
  return try PNG.decode(bytes)
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
}

/// Returns the CRC-32, bit by bit as in annex D of the PNG specification.
private func cyclicSum(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1
    }
  }
}

struct AnimationTests {
  private func frame(_ x: Int, alpha: Double = 1, milliseconds: Int = 40) -> PNG.Frame {
    var bitmap = Bitmap(width: 30, height: 20, filledWith: Pixel(Color(hex: 0x2040a0)))
    for y in 5..<9 { bitmap[x, y] = Pixel(Color(white: 1, alpha: alpha)) }
    return PNG.Frame(bitmap, milliseconds: milliseconds)
  }

  @Test(arguments: PNGEffort.allCases)
  func `a decoded animation equals the encoded frames`(effort: PNGEffort) throws {
    for alpha in [1, 0.5] {
      let frames = [
        frame(3), frame(4, alpha: alpha), frame(29, milliseconds: 0), frame(0, milliseconds: 9000),
      ]
      let bytes = try PNG.encode(animation: frames, plays: 3, effort: effort)
      #expect(try played(bytes) == frames)
      #expect(try decodeImage(bytes) == frames[0].bitmap)
      let control = try #require(chunks(of: bytes).first { $0.type == "acTL" })
      #expect(control.body == [0, 0, 0, 4, 0, 0, 0, 3])
    }
  }

  @Test func `a frame contains only changed pixels, and equal frames are stored once`() throws {
    let bytes = try PNG.encode(animation: [frame(3), frame(3), frame(7)])
    #expect(try played(bytes) == [frame(3, milliseconds: 80), frame(7)])
    let control = try #require(chunks(of: bytes).last { $0.type == "fcTL" })
    // Columns 3 to 7 of rows 5 to 8.
    #expect((1...4).map { number(control.body, $0 * 4) } == [5, 4, 3, 5])
  }

  @Test func `equal frames too long for one are two`() throws {
    let frames = [frame(3, milliseconds: 65_535), frame(3, milliseconds: 2)]
    #expect(try played(PNG.encode(animation: frames)) == frames)
  }

  @Test func `frames of different sizes or without duration, and empty lists, are rejected`() {
    let other = PNG.Frame(Bitmap(width: 31, height: 20), milliseconds: 1)
    #expect(
      throws: ImageError.frameSize(
        index: 1, width: 31, height: 20, expectedWidth: 30, expectedHeight: 20)
    ) { try PNG.encode(animation: [frame(1), other]) }
    for time in [-1, 65_536] {
      #expect(throws: ImageError.frameTime(index: 0, milliseconds: time)) {
        try PNG.encode(animation: [frame(1, milliseconds: time)])
      }
    }
    #expect(throws: ImageError.empty) { try PNG.encode(animation: []) }
  }
}
