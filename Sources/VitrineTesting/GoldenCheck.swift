import Glibc
import Synchronization
@_exported public import Vitrine
import VitrineGolden
import VitrineGraphics
import VitrineImages

/// When goldens are written.
public enum RecordMode: String, Sendable, CaseIterable {
  /// A missing golden is a failure.
  case never
  /// A missing golden is written, and the test passes.
  case missing
  /// Every golden is written anew.
  case all
}

/// How goldens are kept; the environment has the last word.
///
/// `VITRINE_RECORD` (never, missing, all) overrides `record`, and where `CI` is set nothing is ever
/// recorded; `VITRINE_GOLDENS` overrides the folder, for sources that aren't where they were compiled.
public struct GoldenSettings: Sendable {
  public var record: RecordMode
  /// Nil is the folder `Goldens` beside the test's source file.
  public var folder: String?

  /// Where variables are looked up.
  var environment: @Sendable (String) -> String?

  public init(record: RecordMode = .never, folder: String? = nil) {
    self.record = record
    self.folder = folder
    environment = Self.processEnvironment
  }

  /// Where pictures are kept if not beside the manifest: `VITRINE_GOLDEN_PICTURES`.
  func pictures() -> String? { environment("VITRINE_GOLDEN_PICTURES") }

  func folder(besideSource file: String) -> String {
    environment("VITRINE_GOLDENS") ?? folder
      ?? FilePath.join(FilePath.folder(of: file), "Goldens")
  }

  /// The day by which tolerances end: `VITRINE_TODAY`, or the clock's.
  func today() -> CivilDate {
    environment("VITRINE_TODAY").flatMap { CivilDate($0) } ?? CivilDate(secondsSince1970: time(nil))
  }

  /// The mode that counts, or what is wrong with the environment's.
  func mode() -> Result<RecordMode, GoldenFailure> {
    var mode = record
    if let word = environment("VITRINE_RECORD") {
      guard let known = RecordMode(rawValue: word) else {
        return .failure(
          GoldenFailure(message: "VITRINE_RECORD is '\(word)', expected never, missing or all"))
      }
      mode = known
    }
    let isCI = environment("CI").map { $0 != "false" && $0 != "0" } ?? false
    if isCI, mode != .never {
      return .failure(GoldenFailure(message: GoldenError.recordingInCI.description))
    }
    return .success(mode)
  }

  @Sendable private static func processEnvironment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }
}

/// Why a picture isn't as its golden, with the pictures that show it.
public struct GoldenFailure: Error, Sendable {
  public var message: String
  /// PNG bytes by name: expected, actual, difference.
  public var pictures: [(name: String, png: [UInt8])] = []
}

/// Draws a widget and holds it beside its golden.
struct GoldenCheck {
  let settings: GoldenSettings
  /// The test's source file.
  let file: String

  /// One writer at a time within a process; the store keeps other processes out.
  private static let writing = Mutex(())
  private static let resources = Mutex<Resources?>(nil)
  private static let drawn = Mutex<[String: String]>([:])

  /// What is wrong with a variant's picture; nil where nothing is.
  func failure(_ widget: Widget, _ variant: Variant, named name: String) -> GoldenFailure? {
    let full = "\(name)/\(variant.name)"
    do {
      let rendering = try render(widget, as: variant, in: Workshop(try Self.sharedResources()))
      try Self.claim(
        full, Digest.hex(of: rendering.bitmap), settings.folder(besideSource: file))
      return failure(rendering, of: FilePath.name(of: widget.path), named: full)
    } catch {
      return GoldenFailure(message: "\(full): \(error)")
    }
  }

  /// What is wrong with something drawn of an input.
  func failure(_ rendering: Rendering, of input: String, named name: String) -> GoldenFailure? {
    let folder = settings.folder(besideSource: file)
    do {
      let mode = try settings.mode().get()
      let digest = Digest.hex(of: rendering.bitmap)
      let layout = Array(
        layoutJSON(rendering.scene, rendering.layout, input: input, variant: rendering.variant).utf8
      )
      let store = try GoldenStore(folder, pictures: settings.pictures())
      let known = store.manifest.entries[name]
      if let known, known.digest == digest, known.width == rendering.bitmap.width { return nil }
      if mode == .all || mode == .missing && known == nil {
        let change = GoldenStore.Change(
          name: name,
          entry: GoldenManifest.Entry(
            digest: digest, width: rendering.bitmap.width, height: rendering.bitmap.height),
          png: try rendering.png(inputDigest: ""), layout: layout)
        try Self.writing.withLock { _ in
          var store = try GoldenStore(folder, pictures: settings.pictures())
          try store.commit([change])
        }
        return nil
      }
      guard known != nil else {
        return GoldenFailure(
          message:
            "\(name): no golden is recorded in \(folder); run once with VITRINE_RECORD=missing",
          pictures: [("actual", try rendering.png(inputDigest: ""))])
      }
      return try describe(rendering, layout, name, store)
    } catch let failure as GoldenFailure {
      return failure
    } catch {
      return GoldenFailure(message: "\(name): \(error)")
    }
  }

  private func describe(
    _ rendering: Rendering, _ layout: [UInt8], _ name: String, _ store: GoldenStore
  ) throws -> GoldenFailure? {
    let expected = try store.picture(name)
    let difference = Difference(expected, rendering.bitmap)
    let tolerances = try store.tolerances(today: settings.today())
    if tolerances.allow(difference, of: name) { return nil }
    var sentences = difference.sentences(
      changes: store.layout(name).flatMap { layoutChanges(from: $0, to: layout) },
      view: { viewName(in: layout, around: $0, as: rendering.variant) })
    for tolerance in tolerances.expired where tolerance.names(name) {
      sentences.append("its tolerance is over since \(tolerance.expires)")
    }
    return GoldenFailure(
      message: "\(name): " + sentences.joined(separator: "\n"),
      pictures: [
        ("expected", try PNG.encode(expected)), ("actual", try rendering.png(inputDigest: "")),
        ("difference", try PNG.encode(differencePicture(expected, rendering.bitmap))),
      ])
  }

  /// Two tests that use one name for different pictures would overwrite each other.
  private static func claim(_ name: String, _ digest: String, _ folder: String) throws {
    let key = folder + "|" + name
    let isTaken = drawn.withLock { known in
      defer { known[key] = digest }
      return known[key].map { $0 != digest } ?? false
    }
    if isTaken { throw GoldenError.duplicate(name) }
  }

  private static func sharedResources() throws -> Resources {
    try resources.withLock { known in
      if let known { return known }
      let made = try Resources()
      known = made
      return made
    }
  }
}
