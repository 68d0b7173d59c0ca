import VitrineGraphics

/// The format of a PNG's pixels.
///
/// Samples have eight bits except with a palette.
enum PixelLayout {
  case gray
  case palette(Palette)
  case rgb
  case rgba

  /// Creates the lossless layout with the fewest bytes before compression.
  init(smallestFor bitmap: Bitmap) {
    let isOpaque = bitmap.isOpaque
    let plain: PixelLayout = isOpaque ? (bitmap.isGray ? .gray : .rgb) : .rgba
    guard let palette = Palette(bitmap.pixels.span) else {
      self = plain
      return
    }
    let small = PixelLayout.palette(palette)
    self =
      small.stride(bitmap.width) * bitmap.height + palette.chunkBytes
        < plain.stride(bitmap.width) * bitmap.height ? small : plain
  }

  /// The color type in the PNG's header.
  var colorType: UInt8 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .palette: 3
    case .rgba: 6
    }
  }

  /// The number of bits per sample.
  var depth: Int {
    if case .palette(let palette) = self { palette.depth } else { 8 }
  }

  /// The distance in bytes between corresponding bytes of adjacent pixels, or 1 if pixels share
  /// bytes.
  var bytesPerPixel: Int {
    switch self {
    case .gray, .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Returns the number of bytes in a row, including its filter byte.
  func stride(_ width: Int) -> Int { (width * bytesPerPixel * depth + 7) / 8 + 1 }
}

extension Bitmap {
  /// A Boolean value that indicates whether red, green and blue are equal in every pixel.
  fileprivate var isGray: Bool {
    pixels.allSatisfy { ($0 ^ $0 >> 8) & 0xffff == 0 }
  }
}

/// The colors of a picture with at most 256 of them.
struct Palette {
  /// The colors with straight alpha, translucent ones first.
  private(set) var colors: [UInt32] = []
  /// The number of translucent colors.
  private(set) var translucentCount = 0

  // An open-addressing hash table from premultiplied pixels to indexes. The index of a free slot is
  // −1.
  private var keys = [UInt32](repeating: 0, count: Self.places)
  private var indices = [Int16](repeating: -1, count: Self.places)

  private static let places = 1024

  /// Creates the palette of pixels.
  ///
  /// Returns nil if there are more than 256 colors.
  init?(_ pixels: Span<UInt32>) {
    guard !pixels.isEmpty else { return nil }
    var last = pixels[0]
    var found = [last]
    insert(last, 0)
    for place in pixels.indices where pixels[place] != last {
      let pixel = pixels[place]
      last = pixel
      guard index(of: pixel) < 0 else { continue }
      if found.count == 256 { return nil }
      insert(pixel, Int16(found.count))
      found.append(pixel)
    }
    let ordered = found.filter { $0 < 0xff00_0000 } + found.filter { $0 >= 0xff00_0000 }
    translucentCount = ordered.count { $0 < 0xff00_0000 }
    colors = ordered.map(Scanlines.straight)
    keys = [UInt32](repeating: 0, count: Self.places)
    indices = [Int16](repeating: -1, count: Self.places)
    for (index, pixel) in ordered.enumerated() { insert(pixel, Int16(index)) }
  }

  var depth: Int { colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8 }

  /// The size of the palette's chunks in bytes.
  var chunkBytes: Int {
    12 + 3 * colors.count + (translucentCount > 0 ? 12 + translucentCount : 0)
  }

  /// Returns the index of a premultiplied pixel, or a negative number if it isn't in the palette.
  func index(of pixel: UInt32) -> Int16 {
    var place = Self.place(pixel)
    while indices[place] >= 0 && keys[place] != pixel { place = (place + 1) % Self.places }
    return indices[place]
  }

  private mutating func insert(_ pixel: UInt32, _ index: Int16) {
    var place = Self.place(pixel)
    while indices[place] >= 0 { place = (place + 1) % Self.places }
    keys[place] = pixel
    indices[place] = index
  }

  private static func place(_ pixel: UInt32) -> Int { Int((pixel &* 2_654_435_761) >> 22) }
}
