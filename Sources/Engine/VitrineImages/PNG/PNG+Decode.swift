import CCodecErrors
public import VitrineGraphics

extension PNG {
  /// Decodes any PNG to premultiplied RGBA8 in sRGB, and applies the orientation of an `eXIf`
  /// chunk.
  ///
  /// Colors are converted from the file's color space. Sixteen-bit samples are rounded to eight
  /// bits once, at the end. Xcode's PNGs (`CgBI`) are supported.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    guard bytes.starts(with: signature) else { throw .unknownFormat(Array(bytes.prefix(8))) }
    if XcodePNG.isOne(bytes) { return try XcodePNG.decode(bytes) }
    guard let size = declaredSize(bytes) else { throw .damaged("the header is cut short") }
    guard size.width > 0, size.height > 0 else { throw .damaged("a width or height of 0") }
    guard size.width <= Bitmap.pixelLimit / size.height else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    let chunks = Chunks(bytes)
    let isDeep = bytes.count > 24 && bytes[24] == 16
    let conversion = try profile(of: chunks).flatMap {
      ColorConversion($0, samples: isDeep ? 65_536 : 256)
    }
    var pixels: [UInt32]
    if isDeep, let conversion {
      pixels = conversion.convert(try samples(bytes, size, as: UInt64.self))
    } else {
      if let plain = unfilteredPixels(bytes, chunks, size) {
        pixels = plain
      } else {
        pixels = try samples(bytes, size, as: UInt32.self)
      }
      conversion?.convert(&pixels)
    }
    // Gray and RGB have no alpha, unless a chunk makes one color transparent.
    let isOpaque = [0, 2].contains(bytes[25]) && !chunks.list.contains { $0.type == "tRNS" }
    if !isOpaque { premultiply(&pixels) }
    let bitmap = Bitmap(width: size.width, height: size.height, pixels: pixels)
    let orientation = try chunks.body("eXIf").map { TIFF.orientation($0) }
    return bitmap.turned(exifOrientation: orientation ?? 1)
  }

  /// Returns the decoded samples.
  ///
  /// A pixel is one `Element` with four channels.
  static func samples<Element: FixedWidthInteger & BitwiseCopyable>(
    _ bytes: [UInt8], _ size: (width: Int, height: Int), as type: Element.Type
  ) throws(ImageError) -> [Element] {
    var message = [CChar](repeating: 0, count: 200)
    var pixels = [Element](repeating: 0, count: size.width * size.height)
    let failed = unsafe pixels.withUnsafeMutableBytes { output in
      // Width and height are positive and their product is within the limit, so they fit in 32
      // bits.
      unsafe vitrine_png_decode(
        bytes, bytes.count, output.baseAddress?.assumingMemoryBound(to: UInt8.self),
        UInt32(size.width), UInt32(size.height), Int32(Element.bitWidth / 4), &message)
    }
    guard failed == 0 else { throw .damaged(ImageError.text(message)) }
    return pixels
  }

  /// Returns the width and height in the header chunk.
  static func declaredSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24 else { return nil }
    func number(_ at: Int) -> Int {
      bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(16), number(20))
  }

  static func premultiply(_ pixels: inout [UInt32]) {
    for index in pixels.indices where pixels[index] < 0xff00_0000 {
      let pixel = Pixel(bits: pixels[index])
      pixels[index] =
        Pixel(
          red: Pixel.multiply(pixel.red, pixel.alpha),
          green: Pixel.multiply(pixel.green, pixel.alpha),
          blue: Pixel.multiply(pixel.blue, pixel.alpha), alpha: pixel.alpha
        ).bits
    }
  }

  /// Returns the text chunks of a file in order, up to the first damaged chunk.
  public static func text(in bytes: [UInt8]) -> [Text] {
    var entries: [Text] = []
    var at = signature.count
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length >= 0, at + 12 + length <= bytes.count else { break }
      let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      let body = bytes[at + 8..<at + 8 + length]
      if let zero = body.firstIndex(of: 0), type == "tEXt" || type == "iTXt" {
        let key = String(decoding: body[..<zero], as: UTF8.self)
        let skipped = type == "tEXt" ? 1 : 5
        let value = String(decoding: body[(zero + 1)...].dropFirst(skipped - 1), as: UTF8.self)
        entries.append(Text(key, value))
      }
      at += 12 + length
    }
    return entries
  }
}
