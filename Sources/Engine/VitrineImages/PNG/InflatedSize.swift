import CDeflate

/// How many bytes a zlib stream unpacks to, followed by anything; nil for more than a limit.
///
/// A broken stream counts as empty.
package func inflatedSize(_ bytes: ArraySlice<UInt8>, atMost limit: Int) -> Int? {
  guard limit > 0, let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
  defer { unsafe libdeflate_free_decompressor(decompressor) }
  let room = UnsafeMutableRawPointer.allocate(byteCount: limit, alignment: 16)
  defer { unsafe room.deallocate() }
  var used = 0
  var size = 0
  let result = unsafe bytes.withUnsafeBytes {
    // The library writes at most `limit` bytes, which `room` has.
    unsafe libdeflate_zlib_decompress_ex(
      decompressor, $0.baseAddress, $0.count, room, limit, &used, &size)
  }
  if result == LIBDEFLATE_INSUFFICIENT_SPACE { return nil }
  return result == LIBDEFLATE_SUCCESS ? size : 0
}
