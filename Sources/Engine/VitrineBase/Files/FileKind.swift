/// Kinds of files that are easily given in place of a text, by their first bytes.
enum FileKind {
  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF8".utf8), "a GIF picture"),
    (Array("%PDF".utf8), "a PDF document"),
    (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
    ([0x1F, 0x8B], "a gzip archive"),
    (Array("bplist".utf8), "a binary property list"),
    (Array("<?xml".utf8), "XML"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"),
  ]

  /// The number of bytes that the longest signature has.
  static let signatureLength = 8

  /// Returns the name of a file's kind with its article.
  ///
  /// Returns nil if the first bytes are those of no kind in the list.
  static func name(_ start: some Sequence<UInt8>) -> String? {
    let start = Array(start)
    return signatures.first { start.starts(with: $0.bytes) }?.name
  }
}
