// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import VitrineImages

// The digests of CommonCrypto.

/// A number of bytes.
public typealias CC_LONG = UInt32
/// The number of bytes of an MD5 digest.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a SHA-1 digest.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a SHA-256 digest.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// Writes a digest of data, and returns its place.
private func write(
  _ algorithm: OtherDigest, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  to digest: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = unsafe Array(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
  // As on the platform, the caller provides as many bytes as the digest has.
  for (place, byte) in algorithm.digest(of: bytes).enumerated() { unsafe digest?[place] = byte }
  return unsafe digest
}

/// Writes the MD5 digest of data.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe write(.md5, data, len, to: md) }

/// Writes the SHA-1 digest of data.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe write(.sha1, data, len, to: md) }

/// Writes the SHA-256 digest of data.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe write(.sha256, data, len, to: md) }
