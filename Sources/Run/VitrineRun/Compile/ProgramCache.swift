import Glibc
package import VitrineBase
import VitrineImages

/// A folder of compiled programs by key.
///
/// A requested program becomes the most recent one. A new one displaces the least recently used,
/// because each save under `preview --run` adds a program. A program whose digest isn't the stored
/// one is damaged, and is compiled again.
package struct ProgramCache: Sendable {
  package let folder: String
  private let files: Files

  /// The number of cached programs, each about 150 KB.
  package static let limit = 200
  /// The age in nanoseconds at which abandoned work is removed: a day, longer than any compilation.
  private static let abandonedAge = 86_400_000_000_000
  /// The name of a program in its folder and in a work folder.
  static let program = "Widget"
  private static let outcome = "outcome"
  private static let digest = "Widget.sha256"
  private static let work = ".build"

  package init(folder: String, _ files: Files) {
    self.folder = folder
    self.files = files
  }

  /// Returns the path of a program, or nil if it isn't cached or is damaged.
  package func program(_ key: String) -> String? {
    let home = FilePath.join(folder, key)
    let path = FilePath.join(home, Self.program)
    guard let bytes = try? files.read(path),
      let digest = try? files.read(FilePath.join(home, Self.digest)),
      Digest.hex(of: bytes).utf8.elementsEqual(digest), unsafe access(path, X_OK) == 0
    else { return nil }
    Disk.touch(path)
    return path
  }

  /// Returns the outcome of compiling a program, or nil if it isn't cached.
  ///
  /// The outcome of a program whose file is missing or damaged is nil, too.
  func outcome(_ key: String) -> CompileOutcome? {
    let path = FilePath.join(FilePath.join(folder, key), Self.outcome)
    guard let bytes = try? files.read(path), let outcome = CompileOutcome(bytes) else { return nil }
    Disk.touch(path)
    return outcome
  }

  /// Returns a work folder.
  ///
  /// Each process has a separate one, because several may compile the same program.
  package func workFolder(_ key: String) -> String {
    FilePath.join(folder, "\(key).\(getpid())\(Self.work)")
  }

  /// Publishes an outcome with the program of a work folder, if there is one, and returns the
  /// program's path.
  ///
  /// Of several processes, the last one's program is used.
  func publish(
    _ key: String, _ outcome: CompileOutcome, from workFolder: String
  ) throws(Disk.Failure) -> String {
    let home = FilePath.join(folder, key)
    try Disk.makeFolder(home)
    let path = FilePath.join(home, Self.program)
    if outcome.failure == nil { try store(key, from: workFolder) }
    try Disk.write(outcome.bytes ?? [], to: FilePath.join(home, Self.outcome), isDurable: false)
    prune()
    return path
  }

  /// Stores the program of a work folder with its digest.
  ///
  /// All bytes are on the disk before the digest is, so a loss of power leaves a program that is
  /// compiled again.
  package func store(_ key: String, from workFolder: String) throws(Disk.Failure) {
    let home = FilePath.join(folder, key)
    try Disk.makeFolder(home)
    let path = FilePath.join(home, Self.program)
    let bytes = try Files.disk.read(FilePath.join(workFolder, Self.program))
    try Disk.write(bytes, to: path)
    _ = unsafe chmod(path, 0o755)
    try Disk.write(Array(Digest.hex(of: bytes).utf8), to: FilePath.join(home, Self.digest))
  }

  /// Removes the least recently used programs beyond the limit, and abandoned work.
  ///
  /// A failure to remove them only costs space.
  package func prune() {
    var programs: [(path: String, used: Int)] = []
    let now = Int(time(nil)) * 1_000_000_000
    for name in Disk.names(in: folder) ?? [] {
      let path = FilePath.join(folder, name)
      if name.hasSuffix(Self.work) {
        let changed = Disk.folderChangeTime(of: path) ?? now
        if now - changed > Self.abandonedAge { try? Disk.removeFiles(below: path, ending: [""]) }
      } else if name.count == 64, name.allSatisfy(\.isHexDigit) {
        let used = [Self.program, Self.outcome].compactMap {
          Disk.changeTime(of: FilePath.join(path, $0))
        }
        programs.append((path, used.max() ?? 0))
      }
    }
    programs.sort { ($0.used, $0.path) > ($1.used, $1.path) }
    for program in programs.dropFirst(Self.limit) {
      try? Disk.removeFiles(below: program.path, ending: [""])
    }
  }
}
