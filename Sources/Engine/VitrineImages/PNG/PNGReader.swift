import CCodecErrors

/// libpng's state in a file with eight bits per sample.
///
/// It decodes one row at a time.
@safe final class PNGReader {
  private let reader: OpaquePointer
  private let bytes: [UInt8]
  private let width: Int

  /// Creates a reader.
  ///
  /// Returns nil if the file can't be read or is interlaced.
  ///
  /// The size is that of the header. It is positive and within the pixel limit, so it fits in 32
  /// bits.
  init?(_ bytes: [UInt8], width: Int, height: Int) {
    guard
      let reader = unsafe vitrine_png_begin(bytes, bytes.count, UInt32(width), UInt32(height))
    else { return nil }
    unsafe self.reader = reader
    self.bytes = bytes
    self.width = width
  }

  deinit { unsafe vitrine_png_end(reader) }

  /// Decodes the next row with straight alpha.
  ///
  /// Returns false if the row is damaged. No row may be read after that, or after the last row.
  func read(_ row: inout [UInt32]) -> Bool {
    precondition(row.count == width, "\(row.count) pixels for a row of \(width)")
    return unsafe row.withUnsafeMutableBytes { row in
      unsafe vitrine_png_row(
        reader, bytes, bytes.count, row.baseAddress?.assumingMemoryBound(to: UInt8.self)) == 0
    }
  }
}
