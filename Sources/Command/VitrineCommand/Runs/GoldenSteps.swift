import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineMatrix

/// Steps that the commands over goldens share.
enum GoldenSteps {
  /// Opens the goldens of a config.
  ///
  /// `isWriter` locks out other writers for the lifetime of the store.
  static func store(
    _ matrix: Matrix, _ arguments: Arguments, isWriter: Bool = false
  ) throws(CommandError) -> GoldenStore {
    try store(matrix.config, arguments, isWriter: isWriter)
  }

  /// Opens the goldens of a config.
  ///
  /// Its inputs needn't be readable.
  static func store(
    _ config: MatrixConfig, _ arguments: Arguments, isWriter: Bool = false
  ) throws(CommandError) -> GoldenStore {
    if !arguments[CommonOptions.allowOutside] {
      for folder in [config.goldens, config.goldenPictures].compactMap(\.self)
      where !FileRoot(config.folder).contains(folder) {
        throw CommandError(
          code: .invalidInput,
          message:
            "\(config.file): error: the goldens' folder \(folder) lies outside of the config's; "
            + "\(CommonOptions.allowOutside.name) permits it")
      }
    }
    do throws(GoldenError) {
      var store = try GoldenStore(
        config.goldens, pictures: config.goldenPictures, from: arguments.files)
      store.removeLeftovers()
      if isWriter { try store.hold() }
      return store
    } catch {
      throw CommandError(code: error.code, message: error.description)
    }
  }

  /// Returns the cached digests of the goldens' pictures from earlier runs of this config.
  ///
  /// The cache only avoids decoding. A file that changed in any way is decoded again.
  static func memo(_ matrix: Matrix) -> GoldenMemo {
    GoldenMemo(".vitrine/decoded.txt", in: matrix.config.folder, from: matrix.files)
  }

  /// Returns the store's tolerances as of today.
  ///
  /// Expired ones are listed separately.
  static func tolerances(_ store: GoldenStore) throws(CommandError) -> Tolerances {
    do throws(GoldenError) {
      return try store.tolerances(today: Environment.process.today)
    } catch {
      throw CommandError(code: error.code, message: error.description)
    }
  }

  /// Returns the folder for a run's failures: the option's value, or `.vitrine/run` beside the
  /// config.
  static func runFolder(
    _ named: String?, _ matrix: Matrix
  ) throws(CommandError) -> String {
    if let named { return named }
    return try ImpliedFolder.path(".vitrine/run", in: matrix.config.folder)
  }

  /// Throws an error if `CI` is set, because a CI job that recorded goldens would accept any
  /// change.
  static func refuseInCI() throws(CommandError) {
    guard Environment.process.isCI else { return }
    throw CommandError(code: .wrongUsage, message: GoldenError.recordingInCI.description)
  }

  /// Applies changes to the store.
  ///
  /// If one of them fails, the store remains unchanged.
  static func commit(
    _ changes: [GoldenStore.Change], to store: inout GoldenStore
  ) throws(CommandError) {
    do throws(GoldenError) {
      try store.commit(changes)
    } catch {
      throw CommandError(code: error.code, message: error.description)
    }
  }

  /// Returns the pictures that a run left in a folder, as changes of the store.
  static func changes(
    _ outcomes: [GoldenOutcome], from folder: String, files: Files,
    suffix: String = ".actual.png"
  ) throws(CommandError) -> [GoldenStore.Change] {
    var changes: [GoldenStore.Change] = []
    for outcome in outcomes {
      let root = FileRoot(folder)
      let change: GoldenStore.Change
      do throws(Disk.Failure) {
        change = GoldenStore.Change(
          name: outcome.name,
          entry: outcome.entry,
          png: try files.read(try root.readablePath(of: outcome.name + suffix)),
          layout: try files.read(try root.readablePath(of: outcome.name + ".layout.json")))
      } catch {
        throw CommandError(
          code: .invalidInput, message: "\(error.path): error: cannot be read: \(error.reason)")
      }
      // The list and the pictures are files that may have been changed or mixed since the run.
      guard (try? PNG.decode(change.png)).map({ Digest.hex(of: $0) }) == outcome.digest else {
        throw CommandError(
          code: .differs,
          message:
            "error: \(outcome.name): the file in \(folder) isn't the picture that its list names")
      }
      changes.append(change)
    }
    return changes
  }

  /// Returns the changes that note this version and the widgets' present files for goldens whose
  /// pictures are equal.
  static func renewedNotes(
    _ outcomes: [GoldenOutcome], in store: GoldenStore
  ) -> [GoldenStore.Change] {
    outcomes.filter { outcome in
      guard let golden = store.manifest.entries[outcome.name] else { return false }
      return golden.hasSamePicture(as: outcome.entry) && golden != outcome.entry
    }.map { GoldenStore.Change(name: $0.name, entry: $0.entry, png: [], layout: []) }
  }

  /// Returns the goldens that the config no longer has.
  ///
  /// With `"sample"` or `excludes` in the config they include the pictures that it leaves out.
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
