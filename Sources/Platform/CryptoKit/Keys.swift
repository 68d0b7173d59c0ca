public import Foundation
import VitrineImages

/// A hash function of CryptoKit.
public protocol HashFunction {
  /// The type of the digests.
  associatedtype Digest: Sequence where Digest.Element == UInt8
  /// The number of bytes of a block.
  static var blockByteCount: Int { get }
  /// Creates a function without data.
  init()
  /// Adds data.
  mutating func update<Bytes: DataProtocol>(data: Bytes)
  /// Returns the digest of the data.
  func finalize() -> Digest
}

extension HashFunction {
  /// Returns the digest of data.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

extension SHA256: HashFunction {
  /// The number of bytes of a block.
  public static var blockByteCount: Int { 64 }
}

/// A digest of a longer function.
public struct LongDigest: Sequence, Hashable, CustomStringConvertible, Sendable {
  private let name: String
  private let bytes: [UInt8]

  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Returns an iterator of the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// The digest in hexadecimal digits after its name.
  public var description: String {
    "\(name) digest: "
      + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// The function SHA-512.
public struct SHA512: HashFunction {
  private var bytes: [UInt8] = []
  /// The number of bytes of a block.
  public static var blockByteCount: Int { 128 }

  /// Creates a function without data.
  public init() {}

  /// Adds data.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { bytes += data }

  /// Returns the digest of the data.
  public func finalize() -> LongDigest {
    LongDigest("SHA512", OtherDigest.sha512.digest(of: bytes))
  }
}

/// The function SHA-384.
public struct SHA384: HashFunction {
  private var bytes: [UInt8] = []
  /// The number of bytes of a block.
  public static var blockByteCount: Int { 128 }

  /// Creates a function without data.
  public init() {}

  /// Adds data.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { bytes += data }

  /// Returns the digest of the data.
  public func finalize() -> LongDigest {
    LongDigest("SHA384", OtherDigest.sha384.digest(of: bytes))
  }
}

/// The number of bits of a key.
public struct SymmetricKeySize: Hashable, Sendable {
  /// The number.
  public let bitCount: Int

  /// Creates a size.
  public init(bitCount: Int) { self.bitCount = bitCount }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret for both directions.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a key of bytes.
  public init<D: ContiguousBytes>(data: D) {
    bytes = unsafe data.withUnsafeBytes { unsafe Array($0) }
  }

  /// Creates a key of zeros, because every picture has the same numbers.
  public init(size: SymmetricKeySize) { bytes = Array(repeating: 0, count: size.bitCount / 8) }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a closure with the bytes.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try unsafe bytes.withUnsafeBytes { try unsafe body($0) }
  }
}

/// A code that proves the origin of data.
public struct HashedAuthenticationCode: Sequence, Hashable, CustomStringConvertible, Sendable {
  fileprivate let bytes: [UInt8]

  /// Returns an iterator of the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// The number of bytes.
  public var byteCount: Int { bytes.count }

  /// The code in hexadecimal digits after its name.
  public var description: String {
    "HMAC: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// Codes that prove the origin of data, made with a hash function (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
  /// The type of the codes.
  public typealias MAC = HashedAuthenticationCode

  private let key: [UInt8]
  private var data: [UInt8] = []

  /// Creates a code without data.
  public init(key: SymmetricKey) { self.key = key.bytes }

  /// Adds data.
  public mutating func update<D: DataProtocol>(data: D) { self.data += data }

  /// Returns the code of the data.
  public func finalize() -> MAC {
    var block = key.count > H.blockByteCount ? Array(H.hash(data: key)) : key
    block += Array(repeating: 0, count: H.blockByteCount - block.count)
    let inner = H.hash(data: block.map { $0 ^ 0x36 } + data)
    let outer = H.hash(data: block.map { $0 ^ 0x5C } + Array(inner))
    return HashedAuthenticationCode(bytes: Array(outer))
  }

  /// Returns the code of data.
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether a code proves the origin of data.
  public static func isValidAuthenticationCode<C: Sequence, D: DataProtocol>(
    _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool where C.Element == UInt8 {
    Array(authenticationCode) == Self.authenticationCode(for: authenticatedData, using: key).bytes
  }
}

/// Keys that are derived from other ones (RFC 5869).
public enum HKDF<H: HashFunction> {
  /// Returns a key that is derived from another one.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, salt: Data = Data(), info: Data = Data(),
    outputByteCount: Int
  ) -> SymmetricKey {
    let seed = HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt))
    let key = SymmetricKey(data: Array(seed))
    var (output, block): ([UInt8], [UInt8]) = ([], [])
    var counter: UInt8 = 1
    while output.count < outputByteCount, counter < 255 {
      block = Array(
        HMAC<H>.authenticationCode(for: block + Array(info) + [counter], using: key))
      output += block
      counter += 1
    }
    return SymmetricKey(data: Array(output.prefix(max(0, outputByteCount))))
  }
}

/// An error of encryption.
public enum CryptoKitError: Error {
  case incorrectKeySize, incorrectParameterSize, authenticationFailure, wrapFailure, unwrapFailure
  case underlyingCoreCryptoError(error: Int32)
}

/// Encrypted data with its code.
public struct SealedBox: Sendable {
  /// The encrypted data.
  public let ciphertext: Data
  /// The code.
  public let tag: Data
  /// The nonce, the encrypted data and the code, or nil.
  public var combined: Data? { nil }

  /// Throws an error, because encryption is left out.
  public init<D: DataProtocol>(combined: D) throws { throw CryptoKitError.authenticationFailure }
}

/// Encryption with AES; every call throws an error, because encryption is left out.
public enum AES {
  /// Encryption with a code.
  public enum GCM {
    /// Encrypted data.
    public typealias SealedBox = CryptoKit.SealedBox

    /// Throws an error.
    public static func seal<P: DataProtocol>(
      _ message: P, using key: SymmetricKey
    ) throws -> SealedBox { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }

    /// Throws an error.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      throw CryptoKitError.authenticationFailure
    }
  }
}

/// Encryption with ChaCha20; every call throws an error, because encryption is left out.
public enum ChaChaPoly {
  /// Encrypted data.
  public typealias SealedBox = CryptoKit.SealedBox

  /// Throws an error.
  public static func seal<P: DataProtocol>(
    _ message: P, using key: SymmetricKey
  ) throws -> SealedBox { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }

  /// Throws an error.
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    throw CryptoKitError.authenticationFailure
  }
}
