import VitrineGraphics
import VitrineImages

/// The pixels of an image XObject (PDF 32000-1, 8.9): JPEGs, and samples of 1 to 8 bits.
enum PDFImage {
  /// The maximum width and height in pixels.
  ///
  /// Icons are far smaller, and a square of it takes 64 MiB.
  private static let sideLimit = 4096

  /// Reads an image.
  ///
  /// `tint` colors a stencil mask.
  ///
  /// Returns nil if the kind of image isn't supported.
  static func read(
    _ object: PDFObject, tint: Color, space: PDFColorSpace?
  ) throws(VectorError) -> Bitmap? {
    guard let width = object["/Width"]?.integer, let height = object["/Height"]?.integer,
      width > 0, height > 0, width <= sideLimit, height <= sideLimit
    else { return nil }
    let colors: Bitmap?
    if object["/ImageMask"]?.bool ?? false {
      return try shape(object, width: width, height: height, tint: tint)
    } else if filters(of: object).last == "/DCTDecode" {
      colors = try jpeg(object, width: width, height: height, space: space)
    } else {
      colors = try samples(object, width: width, height: height, space: space)
    }
    guard var bitmap = colors else { return nil }
    // A soft mask of a different size would have to be resampled, which icons don't need
    // (11.6.5.3).
    if let mask = object["/SMask"], mask.isStream {
      guard let alpha = try samples(mask, width: nil, height: nil, space: .gray),
        alpha.width == width,
        alpha.height == height
      else { return nil }
      for index in bitmap.pixels.indices {
        let pixel = Pixel(bits: bitmap.pixels[index])
        let share = Pixel(bits: alpha.pixels[index]).red
        bitmap.pixels[index] =
          Pixel(
            red: Pixel.multiply(pixel.red, share), green: Pixel.multiply(pixel.green, share),
            blue: Pixel.multiply(pixel.blue, share), alpha: share
          ).bits
      }
    }
    return bitmap
  }

  /// Returns the names of the filters in decoding order.
  ///
  /// A single filter isn't in an array.
  private static func filters(of object: PDFObject) -> [String] {
    guard let filter = object["/Filter"] else { return [] }
    return filter.name.map { [$0] } ?? filter.items?.compactMap(\.name) ?? []
  }

  /// Decodes a JPEG stream like any photo.
  ///
  /// It supports gray and RGB, because a CMYK JPEG needs the file's conventions. Returns nil if the
  /// size differs from the object's.
  private static func jpeg(
    _ object: PDFObject, width: Int, height: Int, space: PDFColorSpace?
  ) throws(VectorError) -> Bitmap? {
    switch space {
    case .gray, .rgb: break
    default: return nil
    }
    guard filters(of: object).count == 1, let bytes = try object.packed(),
      let bitmap = try? decodeImage(bytes), bitmap.width == width, bitmap.height == height
    else { return nil }
    return bitmap
  }

  /// Decodes unpacked samples, row by row.
  ///
  /// Each row is padded to a byte (8.9.3).
  private static func samples(
    _ object: PDFObject, width: Int?, height: Int?, space: PDFColorSpace?
  ) throws(VectorError) -> Bitmap? {
    guard let space, let width = width ?? object["/Width"]?.integer,
      let height = height ?? object["/Height"]?.integer,
      width > 0, height > 0, width <= sideLimit, height <= sideLimit,
      let bits = object["/BitsPerComponent"]?.integer, [1, 2, 4, 8].contains(bits),
      let bytes = try object.unpacked()
    else { return nil }
    let count = space.componentCount
    let stride = (width * count * bits + 7) / 8
    guard count > 0, bytes.count >= stride * height else { return nil }
    let most = Double(1 << bits - 1)
    var isIndexed = false
    if case .indexed = space { isIndexed = true }
    // `/Decode` may be any range, but in practice it is the default or its inverse.
    let isInverted = object["/Decode"]?.numbers.map { $0.first == 1 } ?? false
    // Icons repeat few colors, and the conversion of a process color takes sixteen products.
    var converted: [[UInt8]: UInt32] = [:]
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let raw = (0..<count).map { component in
          sample(bytes, row: row * stride, bit: (column * count + component) * bits, bits: bits)
        }
        if let bits = converted[raw] {
          pixels.append(bits)
          continue
        }
        let values = raw.map { value in
          let share = isIndexed ? Double(value) : Double(value) / most
          return isInverted && !isIndexed ? 1 - share : share
        }
        let color = Pixel(space.color(values)).bits
        if converted.count < 65_536 { converted[raw] = color }
        pixels.append(color)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Paints a color through a stencil mask: the pixels whose bit is 0.
  private static func shape(
    _ object: PDFObject, width: Int, height: Int, tint: Color
  ) throws(VectorError) -> Bitmap? {
    guard let bytes = try object.unpacked() else { return nil }
    let stride = (width + 7) / 8
    guard bytes.count >= stride * height else { return nil }
    let painted: UInt8 = object["/Decode"]?.numbers?.first == 1 ? 1 : 0
    let ink = Pixel(tint).bits
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        pixels.append(sample(bytes, row: row * stride, bit: column, bits: 1) == painted ? ink : 0)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns a sample of up to 8 bits, most significant bit first, that doesn't cross a byte.
  private static func sample(_ bytes: [UInt8], row: Int, bit: Int, bits: Int) -> UInt8 {
    let byte = bytes[row + bit >> 3]
    return (byte >> UInt8(8 - bits - bit & 7)) & UInt8(truncatingIfNeeded: 1 << bits - 1)
  }
}
