/// Why a file has no picture.
package enum VectorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or what it unpacks to, has more bytes than any icon needs.
  case tooManyBytes(limit: Int)
  /// A count, such as that of path segments, is over its limit.
  case tooMany(String, limit: Int)
  case broken(String)
  case encrypted
  case noPDFLibrary

  package var description: String {
    switch self {
    case .tooManyBytes(let limit): "holds more than \(limit >> 20) MiB of vector data"
    case .tooMany(let what, let limit): "has more than \(limit) \(what)"
    case .broken(let reason): "cannot be read: \(reason)"
    case .encrypted: "is encrypted"
    case .noPDFLibrary: "is a PDF, which needs qpdf: install the package libqpdf29"
    }
  }
}
