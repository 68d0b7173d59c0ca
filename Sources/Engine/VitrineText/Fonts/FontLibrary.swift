import CFreeType
import CHarfBuzz
import Synchronization

/// FreeType's library.
///
/// It is freed after all faces that it opened.
@safe
final class FontLibrary: Sendable {
  private nonisolated(unsafe) let library: FT_Library
  /// A lock, because only one thread at a time may open or close faces.
  private let lock = Mutex(())

  /// Creates the library.
  ///
  /// Returns nil if memory is exhausted.
  init?() {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return nil }
    unsafe self.library = library
  }

  /// Opens the first face of a file without copying its bytes.
  ///
  /// Returns nil if FreeType can't.
  @unsafe func open(_ file: OpaquePointer) -> FT_Face? {
    var face: FT_Face?
    var count: UInt32 = 0
    let bytes = unsafe UnsafeRawPointer(hb_blob_get_data(file, &count))?
      .assumingMemoryBound(to: FT_Byte.self)
    let failed = lock.withLock { _ in
      unsafe FT_New_Memory_Face(library, bytes, FT_Long(count), 0, &face)
    }
    return failed == 0 ? unsafe face : nil
  }

  /// Closes a face, which must not be used afterwards.
  @unsafe func close(_ face: FT_Face) {
    lock.withLock { _ in _ = unsafe FT_Done_Face(face) }
  }

  deinit { unsafe FT_Done_FreeType(library) }
}
