/// What a file's contents are recognized by.
package struct FileMark: Hashable, Sendable {
  package var count: Int
  /// As `FileTrace` has it.
  package var fingerprint: String

  package init(count: Int, fingerprint: String) {
    self.count = count
    self.fingerprint = fingerprint
  }

  package init(of bytes: ArraySlice<UInt8>) {
    self.init(count: bytes.count, fingerprint: FileTrace.fingerprint(bytes))
  }
}
