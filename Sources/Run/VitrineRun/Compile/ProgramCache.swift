import Glibc
package import VitrineBase

/// Compiled programs in a folder, each by its key.
///
/// A program that is asked for becomes the latest; a new one pushes out those that weren't used for the
/// longest time, since each save under `preview --run` adds one.
package struct ProgramCache: Sendable {
  package let folder: String
  private let files: Files

  /// How many programs are kept; one takes about 150 KB.
  package static let limit = 200
  /// What a compiler that was killed left is removed after a day, in nanoseconds: longer than any runs.
  private static let abandonedAge = 86_400_000_000_000
  private static let program = "Widget"
  private static let work = ".build"

  package init(folder: String, _ files: Files) {
    self.folder = folder
    self.files = files
  }

  /// The path of a program, or nil if it isn't there.
  package func program(_ key: String) -> String? {
    let path = FilePath.join(FilePath.join(folder, key), Self.program)
    guard files.exists(path) else { return nil }
    Disk.touch(path)
    return path
  }

  /// A folder to compile in; other processes may compile the same, so each has its own.
  func workFolder(_ key: String) -> String {
    FilePath.join(folder, "\(key).\(getpid())\(Self.work)")
  }

  /// Where the compiler writes the program within a work folder.
  static func output(in workFolder: String) -> String { FilePath.join(workFolder, program) }

  /// Takes the program of a work folder; of several processes that make it the last one's counts.
  func publish(_ key: String, from workFolder: String) throws(Disk.Failure) -> String {
    let home = FilePath.join(folder, key)
    try Disk.makeFolder(home)
    let path = FilePath.join(home, Self.program)
    try Disk.rename(Self.output(in: workFolder), to: path)
    prune()
    return path
  }

  /// Removes the programs beyond the limit, those used least recently first, and abandoned work.
  ///
  /// What can't be removed costs only space.
  package func prune() {
    var programs: [(path: String, used: Int)] = []
    let now = Int(time(nil)) * 1_000_000_000
    for name in Disk.names(in: folder) ?? [] {
      let path = FilePath.join(folder, name)
      if name.hasSuffix(Self.work) {
        let changed = Disk.folderChangeTime(of: path) ?? now
        if now - changed > Self.abandonedAge { try? Disk.removeFiles(below: path, ending: [""]) }
      } else if name.count == 64, name.allSatisfy(\.isHexDigit) {
        programs.append((path, Disk.changeTime(of: FilePath.join(path, Self.program)) ?? 0))
      }
    }
    programs.sort { ($0.used, $0.path) > ($1.used, $1.path) }
    for program in programs.dropFirst(Self.limit) {
      try? Disk.removeFiles(below: program.path, ending: [""])
    }
  }
}
