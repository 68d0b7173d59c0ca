import CMessageDigest

/// A digest that code computes for others, such as a server, by its algorithm.
package enum OtherDigest: Sendable {
  case md5, sha1, sha256, sha384, sha512

  /// Returns the digest of bytes.
  package func digest(of bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .md5:
      var context = md5_ctx()
      var digest = [UInt8](repeating: 0, count: Int(MD5_DIGEST_SIZE))
      // Nettle reads `bytes.count` bytes and fills `digest`.
      unsafe nettle_md5_init(&context)
      unsafe nettle_md5_update(&context, bytes.count, bytes)
      unsafe nettle_md5_digest(&context, digest.count, &digest)
      return digest
    case .sha1:
      var context = sha1_ctx()
      var digest = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_SIZE))
      unsafe nettle_sha1_init(&context)
      unsafe nettle_sha1_update(&context, bytes.count, bytes)
      unsafe nettle_sha1_digest(&context, digest.count, &digest)
      return digest
    case .sha256:
      var context = sha256_ctx()
      var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
      unsafe nettle_sha256_init(&context)
      unsafe nettle_sha256_update(&context, bytes.count, bytes)
      unsafe nettle_sha256_digest(&context, digest.count, &digest)
      return digest
    case .sha384:
      var context = sha512_ctx()
      var digest = [UInt8](repeating: 0, count: Int(SHA384_DIGEST_SIZE))
      unsafe nettle_sha384_init(&context)
      unsafe nettle_sha512_update(&context, bytes.count, bytes)
      unsafe nettle_sha384_digest(&context, digest.count, &digest)
      return digest
    case .sha512:
      var context = sha512_ctx()
      var digest = [UInt8](repeating: 0, count: Int(SHA512_DIGEST_SIZE))
      unsafe nettle_sha512_init(&context)
      unsafe nettle_sha512_update(&context, bytes.count, bytes)
      unsafe nettle_sha512_digest(&context, digest.count, &digest)
      return digest
    }
  }
}
