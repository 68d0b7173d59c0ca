import CDeflate

/// Returns the inflated size of a zlib stream, which may be followed by other data, or nil if it
/// exceeds the limit.
///
/// The size of a broken stream is 0.
package func inflatedSize(_ bytes: ArraySlice<UInt8>, atMost limit: Int) -> Int? {
  guard limit > 0, let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
  defer { unsafe libdeflate_free_decompressor(decompressor) }
  let room = UnsafeMutableRawPointer.allocate(byteCount: limit, alignment: 16)
  defer { unsafe room.deallocate() }
  var used = 0
  var size = 0
  let result = unsafe bytes.withUnsafeBytes {
    // The library writes at most `limit` bytes, which fit in `room`.
    unsafe libdeflate_zlib_decompress_ex(
      decompressor, $0.baseAddress, $0.count, room, limit, &used, &size)
  }
  if result == LIBDEFLATE_INSUFFICIENT_SPACE { return nil }
  return result == LIBDEFLATE_SUCCESS ? size : 0
}
