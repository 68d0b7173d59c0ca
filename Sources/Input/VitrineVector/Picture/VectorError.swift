/// An error in a vector picture file.
package enum VectorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, or its unpacked content, has more bytes than any icon needs.
  case tooManyBytes(limit: Int)
  /// A count, for example of path segments, exceeds its limit.
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
