import CShims

/// libpng's place in a file of eight bits a sample: it decodes one row after the other.
@safe final class PNGReader {
  private let reader: OpaquePointer
  private let bytes: [UInt8]
  private let width: Int

  /// Nil for a file that cannot be read, or whose rows are interlaced.
  ///
  /// The size is that of the header: over 0, and of no more pixels than the limit, so that it fits 32 bits.
  init?(_ bytes: [UInt8], width: Int, height: Int) {
    guard
      let reader = unsafe vitrine_png_begin(bytes, bytes.count, UInt32(width), UInt32(height))
    else { return nil }
    unsafe self.reader = reader
    self.bytes = bytes
    self.width = width
  }

  deinit { unsafe vitrine_png_end(reader) }

  /// Decodes the next row, alpha not multiplied in; false where it is damaged, after which none may be
  /// read, as when there are no more rows.
  func read(_ row: inout [UInt32]) -> Bool {
    precondition(row.count == width, "\(row.count) pixels for a row of \(width)")
    return unsafe row.withUnsafeMutableBytes { row in
      unsafe vitrine_png_row(
        reader, bytes, bytes.count, row.baseAddress?.assumingMemoryBound(to: UInt8.self)) == 0
    }
  }
}
