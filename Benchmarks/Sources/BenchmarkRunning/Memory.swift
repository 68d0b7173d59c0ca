import CMalloc
import Glibc

/// The memory of this process, as Linux reports it.
package enum Memory {
  package enum Kind: String {
    /// The current resident memory.
    case resident = "VmRSS:"
    /// The peak since the last reset.
    case peak = "VmHWM:"
  }

  /// Returns freed memory to the system.
  package static func handBack() { malloc_trim(0) }

  /// Resets the peak.
  ///
  /// Linux does so when 5 is written to this file.
  package static func resetPeak() {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }

  /// Returns the memory in megabytes of 10⁶ bytes, or 0 if it can't be read.
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
