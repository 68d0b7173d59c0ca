import CDeflate

extension PNG {
  /// The bytes after the rows that are read with the last pixel.
  private static let padding = 8

  /// Returns the pixels of a file whose rows are unfiltered, as this module writes them, with straight
  /// alpha.
  ///
  /// Such rows need no work besides the decompression, which takes libdeflate a third of the time that
  /// libpng needs. Returns nil for every other file and for a damaged one, which libpng decodes or
  /// explains.
  static func unfilteredPixels(
    _ bytes: [UInt8], _ chunks: Chunks, _ size: (width: Int, height: Int)
  ) -> [UInt32]? {
    // The header has the depth, the color type, and three methods of which only the interlacing has
    // another one than 0.
    guard bytes.count > 29, bytes[24] == 8, bytes[26..<29].allSatisfy({ $0 == 0 }),
      let channels = [2: 3, 6: 4][bytes[25]], chunks.areSimpleAndIntact,
      !chunks.list.contains(where: { $0.type == "tRNS" })
    else { return nil }
    let stride = size.width * channels + 1
    guard let rows = rows(bytes, chunks, count: stride * size.height) else { return nil }
    for row in 0..<size.height where rows[row * stride] != 0 { return nil }
    let opaque: UInt32 = channels == 3 ? 0xff00_0000 : 0
    return unsafe [UInt32](unsafeUninitializedCapacity: size.width * size.height) { pixels, count in
      count = size.width * size.height
      unsafe rows.withUnsafeBytes { rows in
        var place = 0
        for row in 0..<size.height {
          var at = row * stride + 1
          for _ in 0..<size.width {
            // The byte after three channels is that of the next pixel, and is overwritten.
            unsafe pixels[place] =
              rows.loadUnaligned(fromByteOffset: at, as: UInt32.self) | opaque
            place += 1
            at += channels
          }
        }
      }
    }
  }

  /// Returns the inflated rows with padding, or nil if there aren't `count` bytes.
  private static func rows(_ bytes: [UInt8], _ chunks: Chunks, count: Int) -> [UInt8]? {
    let data = chunks.list.filter { $0.type == "IDAT" }.map(\.body)
    guard let first = data.first,
      let decompressor = unsafe libdeflate_alloc_decompressor()
    else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    let joined = data.count == 1 ? nil : data.flatMap { bytes[$0] }
    let input = joined.map { $0[...] } ?? bytes[first]
    var isComplete = false
    let rows = unsafe [UInt8](unsafeUninitializedCapacity: count + padding) { output, written in
      isComplete = unsafe input.withUnsafeBytes { input in
        // Without a place for the number of bytes, another number is an error.
        unsafe libdeflate_zlib_decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, count, nil)
          == LIBDEFLATE_SUCCESS
      }
      unsafe output[(isComplete ? count : 0)...].initialize(repeating: 0)
      written = count + padding
    }
    return isComplete ? rows : nil
  }
}
