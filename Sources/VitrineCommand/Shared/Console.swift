import Glibc

/// Results go to standard output, everything else to standard error.
enum Console {
  static func print(_ text: String) { write(text, to: 1) }
  static func error(_ text: String) { write(text, to: 2) }
  /// To standard error as it is, without an end of line.
  static func raw(_ text: String) { put(text, to: 2) }

  private static func write(_ text: String, to descriptor: Int32) {
    put(text.hasSuffix("\n") ? text : text + "\n", to: descriptor)
  }

  private static func put(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      // The reader is gone, so there is nobody left to report to.
      guard count > 0 else { return }
      written += count
    }
  }
}
