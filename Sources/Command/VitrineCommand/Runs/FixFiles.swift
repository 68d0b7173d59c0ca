import VitrineBase
import VitrineLint

/// The files that `vitrine lint` changes.
enum FixFiles {
  /// Applies the safe fixes of findings, file by file.
  static func apply(_ findings: [Finding], from reader: Files) throws(CommandError) {
    let fixes = findings.compactMap(\.fix)
    var files: [String] = []
    // The edits of a file are applied in one pass, because each moves the places of the others.
    for fix in fixes where !files.contains(fix.place.file) { files.append(fix.place.file) }
    for file in files {
      let bytes: [UInt8]
      do {
        bytes = try reader.read(file)
      } catch {
        throw .input("\(file): error: \(error.reason)")
      }
      let edited = Fix.apply(fixes.filter { $0.place.file == file }, to: bytes)
      if edited.count > 0 {
        try write(edited.bytes, to: file)
        Console.error("\(file): \(edited.count) fixed; review the changes")
      }
    }
  }

  /// Writes to a path that the user typed, which may also be a pipe or `-`.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    try writingFiles { () throws(Disk.Failure) in
      try Disk.makeFolder(FilePath.folder(of: path))
      try Disk.deliver(bytes, to: path)
    }
  }
}
