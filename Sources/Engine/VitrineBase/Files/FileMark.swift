/// The identification of a file's contents.
package struct FileMark: Hashable, Sendable {
  package var count: Int
  /// The fingerprint in the format of `FileTrace`.
  package var fingerprint: String

  package init(count: Int, fingerprint: String) {
    self.count = count
    self.fingerprint = fingerprint
  }

  package init(of bytes: ArraySlice<UInt8>) {
    self.init(count: bytes.count, fingerprint: FileTrace.fingerprint(bytes))
  }
}
