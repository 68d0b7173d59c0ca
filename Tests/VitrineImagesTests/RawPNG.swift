import TestSupport
import VitrineGraphics

/// A PNG of any kind that the format allows, written without a compressor, as input for decoders.
struct RawPNG {
  var width: Int
  var height: Int
  /// 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGBA.
  var colorType: Int
  var depth: Int
  var isInterlaced = false
  var palette: [(UInt8, UInt8, UInt8)] = []
  /// The body of a tRNS chunk.
  var transparency: [UInt8] = []
  /// Chunks between the header and the palette.
  var chunks: [(type: String, body: [UInt8])] = []
  /// Whether the file is as Xcode writes it: `CgBI` first, and image data without zlib's frame.
  var isXcode = false
  /// The number of zeros after the last row.
  var surplus = 0
  /// Samples by pixel, row after row.
  var samples: [[Int]] = []

  /// Every color type with every depth it may have.
  static let kinds: [(colorType: Int, depth: Int)] = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8),
    (4, 8), (4, 16), (6, 8), (6, 16),
  ]

  init(width: Int, height: Int, colorType: Int, depth: Int) {
    self.width = width
    self.height = height
    self.colorType = colorType
    self.depth = depth
  }

  /// Fills the picture with random samples, and a palette as large as the depth allows.
  mutating func fill(_ random: inout SeededGenerator) {
    let largest = 1 << depth - 1
    if colorType == 3 {
      palette = (0...largest).map { _ in
        (
          .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
          .random(in: 0...255, using: &random)
        )
      }
    }
    samples = (0..<width * height).map { _ in
      (0..<channels).map { _ in Int.random(in: 0...largest, using: &random) }
    }
  }

  var channels: Int { [1, 0, 3, 1, 2, 0, 4][colorType] }

  private var bitsPerPixel: Int { channels * depth }

  /// Returns the premultiplied pixel that a decoder should return for a sample.
  func expected(_ x: Int, _ y: Int) -> Pixel {
    let sample = samples[y * width + x]
    /// Returns a sample in eight bits, rounded to nearest.
    func byte(_ value: Int) -> UInt8 {
      let largest = 1 << depth - 1
      return UInt8((value * 255 * 2 + largest) / (2 * largest))
    }
    func key(_ index: Int) -> Int {
      Int(transparency[index * 2]) << 8 | Int(transparency[index * 2 + 1])
    }
    var color: (UInt8, UInt8, UInt8)
    var alpha: UInt8 = 255
    switch colorType {
    case 0, 4:
      color = (byte(sample[0]), byte(sample[0]), byte(sample[0]))
      if colorType == 4 { alpha = byte(sample[1]) }
      if colorType == 0, !transparency.isEmpty, sample[0] == key(0) { alpha = 0 }
    case 3:
      color = palette[sample[0]]
      if sample[0] < transparency.count { alpha = transparency[sample[0]] }
    default:
      color = (byte(sample[0]), byte(sample[1]), byte(sample[2]))
      if colorType == 6 { alpha = byte(sample[3]) }
      if colorType == 2, !transparency.isEmpty, (0..<3).allSatisfy({ sample[$0] == key($0) }) {
        alpha = 0
      }
    }
    func times(_ value: UInt8) -> UInt8 { UInt8((Int(value) * Int(alpha) * 2 + 255) / 510) }
    return Pixel(red: times(color.0), green: times(color.1), blue: times(color.2), alpha: alpha)
  }

  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    func chunk(_ type: String, _ body: [UInt8]) {
      file += Self.big(body.count)
      let start = file.count
      file += Array(type.utf8) + body
      file += Self.big(Int(Self.crc(file[start...])))
    }
    if isXcode { chunk("CgBI", [0x50, 0, 0x20, 2]) }
    chunk(
      "IHDR",
      Self.big(width) + Self.big(height) + [
        UInt8(depth), UInt8(colorType), 0, 0, isInterlaced ? 1 : 0,
      ])
    for entry in chunks { chunk(entry.type, entry.body) }
    if !palette.isEmpty { chunk("PLTE", palette.flatMap { [$0.0, $0.1, $0.2] }) }
    if !transparency.isEmpty { chunk("tRNS", transparency) }
    // Two chunks, as data may be cut anywhere.
    let stream = Self.zlib(rows() + Array(repeating: 0, count: surplus))
    let data = isXcode ? Array(stream.dropFirst(2).dropLast(4)) : stream
    chunk("IDAT", Array(data[..<(data.count / 3)]))
    chunk("IDAT", Array(data[(data.count / 3)...]))
    chunk("IEND", [])
    return file
  }

  /// Returns all rows of all passes, each with a different filter.
  private func rows() -> [UInt8] {
    let passes: [(x: Int, y: Int, dx: Int, dy: Int)] =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var data: [UInt8] = []
    for pass in passes {
      let columns = stride(from: pass.x, to: width, by: pass.dx)
      var above: [UInt8]?
      for (number, y) in stride(from: pass.y, to: height, by: pass.dy).enumerated() {
        var (row, bits): ([UInt8], Int) = ([], 0)
        for x in columns {
          for value in samples[y * width + x] {
            if depth == 16 {
              row += [UInt8(value >> 8), UInt8(value & 255)]
            } else {
              if bits % 8 == 0 { row.append(0) }
              row[row.count - 1] |= UInt8(value << (8 - depth - bits % 8))
              bits += depth
            }
          }
        }
        guard !row.isEmpty else { continue }
        let filter = number % 5
        data.append(UInt8(filter))
        data += filtered(row, above ?? [UInt8](repeating: 0, count: row.count), filter)
        above = row
      }
    }
    return data
  }

  private func filtered(_ row: [UInt8], _ above: [UInt8], _ filter: Int) -> [UInt8] {
    let distance = max(1, bitsPerPixel / 8)
    return row.indices.map { index in
      let a = index >= distance ? Int(row[index - distance]) : 0
      let b = Int(above[index])
      let c = index >= distance ? Int(above[index - distance]) : 0
      let guess: Int
      switch filter {
      case 0: guess = 0
      case 1: guess = a
      case 2: guess = b
      case 3: guess = (a + b) / 2
      default:
        let (da, db, dc) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
        guess = da <= db && da <= dc ? a : db <= dc ? b : c
      }
      return row[index] &- UInt8(truncatingIfNeeded: guess)
    }
  }

  /// Returns a zlib stream of stored blocks.
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var at = 0
    repeat {
      let count = min(65_535, data.count - at)
      stream.append(at + count == data.count ? 1 : 0)
      stream += [
        UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255),
      ]
      stream += data[at..<at + count]
      at += count
    } while at < data.count
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + Self.big(b << 16 | a)
  }

  static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static let crcTable: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in
      value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1
    }
  }

  static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crcTable[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}
