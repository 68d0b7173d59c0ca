import Vitrine
import VitrineBase
import VitrineImport
import VitrineWire

/// The process of one snapshot test.
struct SnapshotProcess {
  let program: Program
  /// The folder of the package.
  let folder: String
  let scratch: ScratchFolder
  /// The variables that choose the simulated device.
  let device: [String: String]

  /// The maximum size of the answer, which contains every picture of the test.
  private static let outputLimit = 256 << 20

  /// Runs a test, and returns its snapshots and failures.
  func run(_ test: String) throws -> SnapshotRun.Outcome {
    var folders = WorldFolders(scratch, program: program, resources: [])
    let home = folders.path(of: folder)
    var run = RunRequest(
      variant: .ofView, title: test, folders: [home], scratch: WorldFolders.home)
    run.limits.processorSeconds = Self.seconds
    run.limits.seconds = 2 * Self.seconds
    let request = SnapshotRequest(run, test: test, package: home)
    let share = Resources.bundledFolder("Fonts").map { FilePath.folder(of: Disk.absolute($0)) }
    var environment = [
      "HOME": WorldFolders.home, "TMPDIR": WorldFolders.home, "TZ": run.world.timeZone,
      "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8", "PATH": "/nonexistent",
      "LD_PRELOAD": program.library, "SWIFT_DETERMINISTIC_HASHING": "1",
      "SWIFT_BACKTRACE": "enable=no", "VITRINE_SHARE": folders.path(of: share ?? ""),
    ]
    environment["LD_LIBRARY_PATH"] = program.runtime
    environment.merge(device) { _, named in named }
    var arguments = LauncherArguments(program, scratch, folders, limits: run.limits)
    arguments.add(run.world, home: scratch.home)
    arguments.add(environment)
    var process = ChildProcess(path: program.launcher, arguments: arguments.words)
    process.inheritsEnvironment = false
    process.input = try WireEncoder.bytes(of: request)
    process.outputLimit = Self.outputLimit
    process.seconds = run.limits.seconds
    return outcome(try process.run(), home: home)
  }

  /// The processor time of a test, which may draw dozens of screens of tablets.
  private static let seconds = 60

  private func outcome(_ end: ChildProcess.Outcome, home: String) -> SnapshotRun.Outcome {
    var outcome = SnapshotRun.Outcome()
    guard end.code == 0, !end.wasEnded,
      let answer = try? WireDecoder.value(SnapshotAnswer.self, from: end.answer)
    else {
      let lines = end.errors.split(separator: "\n").prefix(3).joined(separator: "; ")
      outcome.failures = [
        end.wasEnded ? "it took too long, and was ended" : "it crashed (\(end.code)): \(lines)"
      ]
      return outcome
    }
    outcome.failures = answer.failures
    outcome.taken = answer.taken.map { taken in
      let path =
        taken.path.hasPrefix(home + "/")
        ? String(taken.path.dropFirst(home.count + 1)) : taken.path
      return (path, taken.bytes)
    }
    return outcome
  }
}
