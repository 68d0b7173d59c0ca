import CMalloc
import Glibc

/// What this process holds, as Linux counts it.
package enum Memory {
  package enum Kind: String {
    /// Now.
    case resident = "VmRSS:"
    /// The most since the last reset.
    case peak = "VmHWM:"
  }

  /// Hands memory that was freed back to the system.
  package static func handBack() { malloc_trim(0) }

  /// Writing 5 to this file begins a new count of the peak.
  package static func resetPeak() {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }

  /// In megabytes of 10⁶ bytes; 0 where it isn't known.
  package static func megabytes(_ kind: Kind) -> Double {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, 256, file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix(kind.rawValue) else { continue }
      let digits = text.filter(\.isNumber)
      return (Double(digits) ?? 0) * 1024 / 1e6
    }
    return 0
  }
}
