import Glibc

/// Other programs, and this one's place among them.
package enum Program {
  /// The path of this program's own file; nil where `/proc` isn't mounted.
  package static var path: String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  /// Turns this process into another program; returns only where that cannot be started.
  package static func become(_ path: String, arguments: [String]) {
    // Buffered output would be lost otherwise.
    fflush(nil)
    var pointers: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    execv(path, pointers)
  }
}
