import CDeflate

/// Decompression by libdeflate.
enum Inflate {
  /// Returns the content of a zlib stream, or nil if it is damaged or larger than `limit` bytes.
  static func zlib(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    unsafe run(bytes, limit: limit) {
      unsafe libdeflate_zlib_decompress($0, $1, $2, $3, $4, $5)
    }
  }

  /// Returns the content of a raw deflate stream, which has neither zlib's header nor a checksum.
  static func raw(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    unsafe run(bytes, limit: limit) {
      unsafe libdeflate_deflate_decompress($0, $1, $2, $3, $4, $5)
    }
  }

  private typealias Decompress = (
    OpaquePointer, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int, UnsafeMutablePointer<Int>
  ) -> libdeflate_result

  /// Inflates with increasing buffer sizes, because a stream doesn't contain its inflated size.
  private static func run(
    _ bytes: [UInt8], limit: Int, _ decompress: Decompress
  ) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var room = min(limit, max(4096, 4 * bytes.count))
    while true {
      var output = [UInt8](repeating: 0, count: room)
      var count = 0
      let result = unsafe bytes.withUnsafeBytes { input in
        unsafe output.withUnsafeMutableBytes { output in
          unsafe decompress(
            decompressor, input.baseAddress, input.count, output.baseAddress, output.count,
            &count)
        }
      }
      if result == LIBDEFLATE_SUCCESS { return Array(output.prefix(count)) }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE, room < limit else { return nil }
      room = min(limit, 4 * room)
    }
  }
}
