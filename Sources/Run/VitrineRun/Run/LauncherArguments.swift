import Glibc
import Vitrine
import VitrineBase
import VitrineWire

/// The arguments of the launcher that confines a widget's process.
struct LauncherArguments {
  /// The arguments without the program's name.
  private(set) var words: [String]

  init(_ program: Program, _ scratch: ScratchFolder, _ folders: WorldFolders, limits: RunLimits) {
    let values: KeyValuePairs = [
      "--parent": Int(getpid()), "--seconds": limits.seconds, "--memory": limits.memory,
      "--processor-seconds": limits.processorSeconds, "--file-size": limits.fileSize,
      "--open-files": limits.openFiles, "--scratch-size": limits.scratchSize,
      "--scratch-files": limits.scratchFiles,
    ]
    words = values.flatMap { [$0.key, String($0.value)] }
    words += ["--scratch", scratch.path, "--data", scratch.home]
    words += ["--program", program.path, "--name", WorldFolders.program]
    words += folders.arguments
  }

  /// Sets the clock and the seed, and copies the files of app groups into the home.
  mutating func add(_ world: RunWorld, home: String) {
    words += ["--clock", String(world.clock), "--seed", String(world.seed)]
    for file in world.files where FilePath.staysInside(file.path) {
      let folder = FilePath.join(FilePath.join(home, "groups"), file.group)
      guard FilePath.staysInside(file.group) else { continue }
      words += ["--copy", Disk.absolute(file.source), FilePath.join(folder, file.path)]
    }
  }

  /// Lets the process serve several pictures, each of which takes a number of seconds at most, where
  /// the kernel confines it enough for that.
  mutating func serve(seconds: Int) { words += ["--picture-seconds", String(seconds)] }

  /// Sets the variables of the program.
  mutating func add(_ variables: [String: String]) {
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
      words += ["--variable", "\(name)=\(value)"]
    }
  }
}
