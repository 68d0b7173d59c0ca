import VitrineMatrix
import VitrineBase
import Vitrine
import VitrineGolden
import VitrineGraphics

/// Steps that the commands over goldens share.
enum GoldenArguments {
  static func store(_ matrix: Matrix) throws(CommandError) -> GoldenStore {
    do throws(GoldenError) {
      return try GoldenStore(matrix.config.goldens, pictures: matrix.config.goldenPictures)
    } catch {
      throw CommandError(code: error.code, message: error.description)
    }
  }

  static func tolerances(_ store: GoldenStore) throws(CommandError) -> Tolerances {
    do throws(GoldenError) {
      return try store.tolerances(today: Environment.today)
    } catch {
      throw CommandError(code: error.code, message: error.description)
    }
  }

  /// The folder for a run's failures: from an option, or `.vitrine/run` beside the config.
  static func runFolder(
    _ arguments: Arguments, _ matrix: Matrix, _ option: String
  ) throws(CommandError) -> String {
    try arguments.one(option) ?? FilePath.join(matrix.config.folder, ".vitrine/run")
  }

  static func refuseInCI() throws(CommandError) {
    guard Environment.isCI else { return }
    throw CommandError(code: .wrongUsage, message: GoldenError.recordingInCI.description)
  }

  /// Makes changes in the store, all or none.
  static func commit(
    _ changes: [GoldenStore.Change], to store: inout GoldenStore
  ) throws(CommandError) {
    do throws(GoldenError) {
      try store.commit(changes)
    } catch {
      throw CommandError(code: error.code, message: error.description)
    }
  }

  /// Pictures that a run left in a folder, as changes of the store.
  static func changes(
    _ outcomes: [GoldenOutcome], from folder: String, _ suffix: String = ".actual.png"
  ) throws(CommandError) -> [GoldenStore.Change] {
    var changes: [GoldenStore.Change] = []
    for outcome in outcomes {
      let base = FilePath.join(folder, outcome.name)
      do throws(Disk.Failure) {
        changes.append(
          GoldenStore.Change(
            name: outcome.name,
            entry: GoldenManifest.Entry(
              digest: outcome.digest, width: outcome.width, height: outcome.height),
            png: try Disk.read(base + suffix), layout: try Disk.read(base + ".layout.json")))
      } catch {
        throw CommandError(
          code: .invalidInput, message: "\(error.path): error: cannot be read: \(error.reason)")
      }
    }
    return changes
  }

  /// Goldens that the config no longer has.
  static func orphans(_ store: GoldenStore, _ matrix: Matrix) -> [String] {
    let asked = Set(matrix.pictures.map(\.name))
    return store.manifest.entries.keys.filter { !asked.contains($0) }.sorted()
  }
}

extension GoldenError {
  fileprivate var code: ExitCode {
    switch self {
    case .unwritable, .busy: .cannotWrite
    default: .invalidInput
    }
  }
}
