import CDeflate
import VitrineGraphics

/// PNGs as Xcode writes them to apps: a chunk `CgBI` before the header, image data without zlib's
/// header and checksum, and premultiplied colors in the order blue, green, red.
///
/// Apple publishes no description; the sources of pngcheck and Wireshark agree on this one. The
/// image data are inflated, wrapped as a plain PNG, and decoded like any other.
enum XcodePNG {
  static func isOne(_ bytes: [UInt8]) -> Bool {
    bytes.count > 16 && bytes[12..<16].elementsEqual("CgBI".utf8)
  }

  static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    let chunks = Chunks(bytes)
    guard let header = try chunks.body("IHDR"), header.count == 13 else {
      throw .damaged("the header is cut short")
    }
    func number(_ at: Int) -> Int { header[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    let size = (width: number(0), height: number(4))
    guard size.width > 0, size.height > 0 else { throw .damaged("a width or height of 0") }
    guard size.width <= Bitmap.pixelLimit / size.height else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    let data = chunks.list.filter { $0.type == "IDAT" }.flatMap { bytes[$0.body] }
    // A pixel has at most eight bytes. The seven interlaced passes together have up to twice as
    // many rows as the image, each with a filter byte and a partial byte.
    let limit = size.width * size.height * 8 + 4 * size.height + 64
    guard let rows = Inflate.raw(data, limit: limit) else {
      throw .damaged("the image data cannot be decompressed")
    }
    var pixels = try PNG.samples(
      plain(header: header, chunks: chunks, rows: rows), size, as: UInt32.self)
    let colorType = header[9]
    if colorType & 3 == 2 { swapRedAndBlue(&pixels) }
    let isMultiplied = colorType == 6 || colorType == 4
    let profile = try PNG.profile(of: chunks)
    if let conversion = profile.flatMap({ ColorConversion($0, samples: 256) }) {
      if isMultiplied { divideByAlpha(&pixels) }
      conversion.convert(&pixels)
      PNG.premultiply(&pixels)
    } else if !isMultiplied {
      PNG.premultiply(&pixels)
    } else {
      limitToAlpha(&pixels)
    }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }

  /// Returns a standard PNG of the same rows.
  private static func plain(
    header: [UInt8], chunks: Chunks, rows: [UInt8]
  ) throws(ImageError) -> [UInt8] {
    var writer = ChunkWriter()
    writer.chunk("IHDR", header)
    for type in ["PLTE", "tRNS"] {
      if let body = try chunks.body(type) { writer.chunk(type, body) }
    }
    writer.chunk("IDAT", stored(rows))
    writer.chunk("IEND", [])
    return writer.bytes
  }

  /// Returns a zlib stream of stored blocks (RFC 1950 and RFC 1951, 3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bytes.count + bytes.count / 65_535 * 5 + 16)
    var at = 0
    repeat {
      let count = min(65_535, bytes.count - at)
      let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
      stream += [at + count == bytes.count ? 1 : 0, low, high, ~low, ~high]
      stream += bytes[at..<at + count]
      at += count
    } while at < bytes.count
    let checksum = unsafe bytes.withUnsafeBytes {
      unsafe libdeflate_adler32(1, $0.baseAddress, $0.count)
    }
    for shift in [24, 16, 8, 0] { stream.append(UInt8(truncatingIfNeeded: checksum >> shift)) }
    return stream
  }

  private static func swapRedAndBlue(_ pixels: inout [UInt32]) {
    for index in pixels.indices {
      let pixel = pixels[index]
      pixels[index] = pixel & 0xff00_ff00 | (pixel & 255) << 16 | pixel >> 16 & 255
    }
  }

  /// Clamps the components of premultiplied pixels to their alpha.
  private static func limitToAlpha(_ pixels: inout [UInt32]) {
    for index in pixels.indices where pixels[index] < 0xff00_0000 {
      let pixel = Pixel(bits: pixels[index])
      pixels[index] =
        Pixel(
          red: min(pixel.red, pixel.alpha), green: min(pixel.green, pixel.alpha),
          blue: min(pixel.blue, pixel.alpha), alpha: pixel.alpha
        ).bits
    }
  }

  private static func divideByAlpha(_ pixels: inout [UInt32]) {
    for index in pixels.indices where pixels[index] < 0xff00_0000 {
      let pixel = Pixel(bits: pixels[index])
      let alpha = UInt32(pixel.alpha)
      guard alpha > 0 else { continue }
      func divided(_ value: UInt8) -> UInt8 {
        UInt8(min(255, (UInt32(value) * 255 + alpha / 2) / alpha))
      }
      pixels[index] =
        Pixel(
          red: divided(pixel.red), green: divided(pixel.green), blue: divided(pixel.blue),
          alpha: pixel.alpha
        ).bits
    }
  }
}
