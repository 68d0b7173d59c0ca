import Testing
import VitrineGraphics
import VitrineImages

struct JPEGTests {
  /// Checks that every channel of every pixel is within `tolerance` of its expected value.
  private func expect(
    _ bitmap: Bitmap, tolerance: Int, _ message: String, _ expected: (Int, Int) -> [Int]
  ) {
    var worst = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let found = [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
        for (a, b) in zip(found, expected(x, y)) { worst = max(worst, abs(a - b)) }
        if pixel.alpha != 255 { worst = 255 }
      }
    }
    #expect(worst <= tolerance, "\(message)")
  }

  @Test(arguments: [false, true])
  func `gray and color are read, progressive or not`(isProgressive: Bool) throws {
    var file = RawJPEG()
    file.isProgressive = isProgressive
    file.kind = .gray
    file.sample = { x, y in [UInt8(10 * x + y)] }
    expect(try decodeImage(file.bytes), tolerance: 3, "gray") { x, y in
      [10 * x + y, 10 * x + y, 10 * x + y]
    }
    file.kind = .rgb
    file.sample = { x, y in [UInt8(5 * x), UInt8(8 * y), 60] }
    expect(try decodeImage(file.bytes), tolerance: 8, "color") { x, y in [5 * x, 8 * y, 60] }
  }

  @Test(arguments: [RawJPEG.Kind.cmyk, .ycck])
  func `inks become colors, upside down where Adobe wrote them`(kind: RawJPEG.Kind) throws {
    for isAdobe in kind == .ycck ? [true] : [true, false] {
      var file = RawJPEG()
      file.kind = kind
      file.hasAdobeMarker = isAdobe
      // Returns the remaining light of each ink; 255 means no ink.
      func light(_ x: Int, _ y: Int) -> [Int] { [255 - 4 * x, 100 + 5 * y, 200, 255 - 3 * y] }
      file.sample = { x, y in light(x, y).map { UInt8(isAdobe ? $0 : 255 - $0) } }
      expect(try decodeImage(file.bytes), tolerance: 9, "\(kind), Adobe: \(isAdobe)") { x, y in
        let all = light(x, y)
        return all[..<3].map { $0 * all[3] / 255 }
      }
    }
  }

  @Test(arguments: 1...8, [false, true])
  func `a picture is upright for every orientation`(
    orientation: Int, isBigEndian: Bool
  ) throws {
    // Returns the upright picture: dark, with a light top left quarter and a medium top right
    // quarter.
    func upright(_ x: Int, _ y: Int) -> Int { y >= 16 ? 20 : x < 16 ? 240 : 130 }
    let size = (width: 32, height: 40)
    let swaps = orientation >= 5
    var file = RawJPEG()
    file.kind = .gray
    file.orientation = orientation
    file.isBigEndian = isBigEndian
    file.width = swaps ? size.height : size.width
    file.height = swaps ? size.width : size.height
    // Where a stored pixel belongs, from the tag's own words: row 0 is the visual top, left…
    file.sample = { x, y in
      let place: (Int, Int) =
        switch orientation {
        case 1: (x, y)
        case 2: (size.width - 1 - x, y)
        case 3: (size.width - 1 - x, size.height - 1 - y)
        case 4: (x, size.height - 1 - y)
        case 5: (y, x)
        case 6: (size.width - 1 - y, x)
        case 7: (size.width - 1 - y, size.height - 1 - x)
        default: (y, size.height - 1 - x)
        }
      return [UInt8(upright(place.0, place.1))]
    }
    let bitmap = try decodeImage(file.bytes)
    #expect(bitmap.width == size.width && bitmap.height == size.height)
    expect(bitmap, tolerance: 3, "orientation \(orientation)") { x, y in
      [upright(x, y), upright(x, y), upright(x, y)]
    }
  }

  @Test func `a file cut off anywhere is refused`() throws {
    for isProgressive in [false, true] {
      var file = RawJPEG()
      file.kind = .gray
      file.isProgressive = isProgressive
      let bytes = file.bytes
      for count in 0..<(bytes.count - 2) {
        #expect(throws: ImageError.self, "\(count) of \(bytes.count)") {
          try decodeImage(Array(bytes[..<count]))
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `a file of which only the end marker is missing is drawn`(isProgressive: Bool) throws {
    for kind in RawJPEG.Kind.allCases {
      var file = RawJPEG()
      file.kind = kind
      file.isProgressive = isProgressive
      file.sample = { x, y in
        Array(
          repeating: UInt8((x * 7 + y * 5) & 255), count: kind == .gray ? 1 : kind == .rgb ? 3 : 4)
      }
      let bytes = file.bytes
      let whole = try decodeImage(bytes)
      #expect(!JPEG.lacksEnd(bytes))
      for missing in [1, 2] {
        let cut = Array(bytes.dropLast(missing))
        #expect(JPEG.lacksEnd(cut))
        #expect(try decodeImage(cut) == whole, "\(kind) without \(missing) bytes")
      }
    }
  }

  @Test func `a small file that declares a huge picture is refused by its size`() throws {
    var bytes = RawJPEG().bytes
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])
    #expect(throws: ImageError.tooLarge(width: 60_000, height: 60_000)) { try decodeImage(bytes) }
  }

  @Test func `a file of endless scans is refused`() throws {
    var file = RawJPEG()
    file.kind = .gray
    file.isProgressive = true
    let bytes = file.bytes
    // The last scan again and again.
    let scan = try #require(
      bytes.indices.last { $0 + 1 < bytes.count && bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    var endless = Array(bytes[..<(bytes.count - 2)])
    for _ in 0..<5000 { endless += bytes[scan..<(bytes.count - 2)] }
    #expect(throws: ImageError.self) { try decodeImage(endless + bytes.suffix(2)) }
  }
}
