import Glibc

/// The library ICU, which computes line breaks and bidirectional levels independently.
///
/// It is opened when a test needs it, because the package doesn't depend on it.
@safe struct ICU: @unchecked Sendable {
  private typealias OpenBreaks =
    @convention(c) (
      CInt, UnsafePointer<CChar>, UnsafePointer<UInt16>, CInt, UnsafeMutablePointer<CInt>
    ) -> OpaquePointer?
  private typealias Next = @convention(c) (OpaquePointer?) -> CInt
  private typealias Close = @convention(c) (OpaquePointer?) -> Void
  private typealias OpenLevels = @convention(c) () -> OpaquePointer?
  private typealias SetParagraph =
    @convention(c) (
      OpaquePointer?, UnsafePointer<UInt16>, CInt, UInt8, UnsafeMutablePointer<UInt8>?,
      UnsafeMutablePointer<CInt>
    ) -> Void
  private typealias Levels =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<CInt>
    ) -> UnsafePointer<UInt8>?
  private typealias VisualMap =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<CInt>, UnsafeMutablePointer<CInt>
    ) -> Void

  /// The version in the names of Debian 12's functions, which follows Unicode 15.0.
  private static let version = 72

  static let library = ICU()

  private let handle: UnsafeMutableRawPointer

  /// Opens the library.
  ///
  /// Returns nil if this version isn't installed.
  private init?() {
    guard let handle = unsafe dlopen("libicuuc.so.\(Self.version)", RTLD_NOW) else { return nil }
    unsafe self.handle = unsafe handle
  }

  private func function<Function>(_ name: String, _: Function.Type) -> Function {
    unsafe unsafeBitCast(dlsym(handle, "\(name)_\(Self.version)")!, to: Function.self)
  }

  /// Returns the offsets in UTF-16 after which a line may end, with the end of the text.
  func lineBreaks(_ text: [UInt16]) -> Set<Int> {
    var status: CInt = 0
    // Strict breaks follow the standard where small kana are concerned.
    let breaks = unsafe function("ubrk_open", OpenBreaks.self)(
      2, "en@lb=strict", text, CInt(text.count), &status)
    defer { unsafe function("ubrk_close", Close.self)(breaks) }
    precondition(status <= 0)
    let next = unsafe function("ubrk_next", Next.self)
    var found: Set<Int> = []
    while true {
      let end = unsafe next(breaks)
      if end < 0 { return found }
      found.insert(Int(end))
    }
  }

  /// Returns the level of each unit of a paragraph, and the units from left to right.
  ///
  /// `base` is 0 or 1, or 254 or 255 for the direction of the first letter.
  func levels(_ text: [UInt16], base: UInt8) -> (levels: [UInt8], order: [Int]) {
    var status: CInt = 0
    let paragraph = unsafe function("ubidi_open", OpenLevels.self)()
    defer { unsafe function("ubidi_close", Close.self)(paragraph) }
    unsafe function("ubidi_setPara", SetParagraph.self)(
      paragraph, text, CInt(text.count), base, nil, &status)
    let levels = unsafe function("ubidi_getLevels", Levels.self)(paragraph, &status)
    var order = [CInt](repeating: 0, count: text.count)
    unsafe function("ubidi_getVisualMap", VisualMap.self)(paragraph, &order, &status)
    precondition(status <= 0)
    return (text.indices.map { unsafe levels![$0] }, order.map { Int($0) })
  }
}
