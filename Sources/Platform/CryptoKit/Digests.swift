public import Foundation
import VitrineImages

// The hash functions of CryptoKit that Linux can compute.

/// A digest of data.
public struct SHA256Digest: Sequence, Hashable, CustomStringConvertible, Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns an iterator of the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// The number of bytes.
  public static var byteCount: Int { 32 }

  /// The digest in hexadecimal digits after its name.
  public var description: String { "SHA256 digest: \(hexadecimal(bytes))" }
}

/// The function SHA-256.
public struct SHA256 {
  private var bytes: [UInt8] = []

  /// Creates a function without data.
  public init() {}

  /// Adds data.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { bytes += data }

  /// Returns the digest of the data.
  public func finalize() -> SHA256Digest { Self.digest(of: bytes) }

  /// Returns the digest of data.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> SHA256Digest {
    digest(of: Array(data))
  }

  private static func digest(of bytes: [UInt8]) -> SHA256Digest {
    SHA256Digest(OtherDigest.sha256.digest(of: bytes))
  }
}

/// The hash functions that are no longer secure.
public enum Insecure {
  /// The function MD5.
  public enum MD5 {
    /// Returns the digest of data.
    public static func hash<Bytes: DataProtocol>(data: Bytes) -> InsecureDigest {
      InsecureDigest(name: "MD5", bytes: OtherDigest.md5.digest(of: Array(data)))
    }
  }

  /// The function SHA-1.
  public enum SHA1 {
    /// Returns the digest of data.
    public static func hash<Bytes: DataProtocol>(data: Bytes) -> InsecureDigest {
      InsecureDigest(name: "SHA1", bytes: OtherDigest.sha1.digest(of: Array(data)))
    }
  }
}

/// A digest of a function that is no longer secure.
public struct InsecureDigest: Sequence, Hashable, CustomStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]

  /// Returns an iterator of the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// The digest in hexadecimal digits after its name.
  public var description: String { "\(name) digest: \(hexadecimal(bytes))" }
}

/// Returns bytes as hexadecimal digits.
private func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
