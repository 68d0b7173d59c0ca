/// Writes bits, lowest first, eight bytes at a time.
@unsafe struct BitWriter {
  private(set) var target: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var filled: UInt64 = 0

  init(_ target: UnsafeMutablePointer<UInt8>) { unsafe self.target = unsafe target }

  /// At most 56 bits; up to eight bytes beyond the last may be overwritten.
  @inline(__always)
  mutating func write(_ value: UInt64, count: UInt64) {
    unsafe pending |= value &<< filled
    unsafe filled &+= count
    unsafe UnsafeMutableRawPointer(target).storeBytes(
      of: pending.littleEndian, as: UInt64.self)
    let whole = unsafe filled &>> 3
    unsafe target += Int(whole)
    unsafe pending = whole == 8 ? 0 : pending &>> (whole &* 8)
    unsafe filled &= 7
  }

  /// Fills the byte begun with zeros.
  mutating func align() {
    if unsafe filled > 0 { unsafe write(0, count: 8 - filled) }
  }
}
