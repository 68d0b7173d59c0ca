import Synchronization
@_exported public import Vitrine
package import VitrineBase
import VitrineCompare
package import VitrineGolden
import VitrineGraphics
import VitrineImages

/// The condition under which goldens are written.
public enum RecordMode: String, Sendable, CaseIterable {
  /// A missing golden is a failure.
  case never
  /// A missing golden is written, and the test passes.
  case missing
  /// Every golden is overwritten.
  case all
}

/// The record mode and the folder of goldens.
///
/// Environment variables override both.
///
/// `VITRINE_RECORD` (never, missing, all) overrides `record`. Recording is an error if `CI` is set.
/// `VITRINE_GOLDENS` overrides the folder, for tests that run on another path than they were
/// compiled.
public struct GoldenSettings: Sendable {
  /// The record mode.
  public var record: RecordMode
  /// The folder of goldens.
  ///
  /// Nil is `Goldens` beside the test's source file.
  public var folder: String?

  /// The variables that override the settings.
  package var environment = Environment.process

  /// Creates settings.
  public init(record: RecordMode = .never, folder: String? = nil) {
    self.record = record
    self.folder = folder
  }

  /// Returns the folder of pictures from `VITRINE_GOLDEN_PICTURES`, or nil if they are beside the
  /// manifest.
  func pictures() -> String? { environment["VITRINE_GOLDEN_PICTURES"] }

  package func folder(besideSource file: String) -> String {
    environment["VITRINE_GOLDENS"] ?? folder
      ?? FilePath.join(FilePath.folder(of: file), "Goldens")
  }

  /// Returns the effective record mode, or an error if `VITRINE_RECORD` is invalid.
  func mode() -> Result<RecordMode, GoldenFailure> {
    var mode = record
    if let word = environment["VITRINE_RECORD"] {
      guard let override = RecordMode(rawValue: word) else {
        return .failure(
          GoldenFailure(
            message: "invalid value '\(word)' for VITRINE_RECORD: expected never, missing or all"))
      }
      mode = override
    }
    if environment.isCI, mode != .never {
      return .failure(GoldenFailure(message: GoldenError.recordingInCI.description))
    }
    return .success(mode)
  }
}

/// The failure of a golden check, with the pictures that show it.
public struct GoldenFailure: Error, Sendable {
  /// The problem, as sentences.
  public var message: String
  /// The PNG bytes of the expected picture, the actual picture and their difference, by name.
  public var pictures: [(name: String, png: [UInt8])] = []
  /// The expected text, the actual text and their difference, by name.
  public var texts: [(name: String, text: String)] = []
}

/// Renders a widget and compares it with its golden.
package struct GoldenCheck {
  let settings: GoldenSettings
  /// The test's source file.
  let file: String

  /// The lock of writers in this process.
  ///
  /// The store locks out other processes.
  private static let writing = Mutex(())
  private static let memo = GoldenMemo()
  private static let resources = Mutex<Resources?>(nil)
  private static let renderedDigests = Mutex<[String: String]>([:])

  package init(settings: GoldenSettings, file: String) {
    self.settings = settings
    self.file = file
  }

  /// Checks a widget in one variant.
  ///
  /// Returns nil if the picture equals its golden.
  package func failure(_ widget: Widget, _ variant: Variant, named name: String) -> GoldenFailure? {
    failure(of: widget, variant, golden: "\(name)/\(variant.name)")
  }

  /// Checks a widget in one variant against the golden of a name.
  ///
  /// Returns nil if the picture equals its golden.
  func failure(
    of widget: Widget, _ variant: Variant, golden: String, _ tolerance: PictureTolerance? = nil
  ) -> GoldenFailure? {
    do {
      let rendering = try render(widget, as: variant, in: Workshop(try Self.sharedResources()))
      return claimed(rendering, of: FilePath.name(of: widget.path), named: golden, tolerance)
    } catch {
      return GoldenFailure(message: "\(golden): \(error)")
    }
  }

  /// Checks a rendering under a name that no other picture of the run has.
  func claimed(
    _ rendering: Rendering, of input: String = "", named name: String,
    _ tolerance: PictureTolerance? = nil
  ) -> GoldenFailure? {
    do {
      try Self.claim(
        name, Digest.hex(of: rendering.bitmap), in: settings.folder(besideSource: file))
      return failure(rendering, of: input, named: name, tolerance)
    } catch {
      return GoldenFailure(message: "\(name): \(error)")
    }
  }

  /// The folder of the pictures of failures.
  var failureFolder: FailureFolder {
    FailureFolder(besideSource: file, settings.environment)
  }

  /// Checks a rendering of an input.
  ///
  /// Returns nil if the picture equals its golden.
  package func failure(
    _ rendering: Rendering, of input: String, named name: String,
    _ tolerance: PictureTolerance? = nil
  ) -> GoldenFailure? {
    let folder = settings.folder(besideSource: file)
    do {
      let mode = try settings.mode().get()
      let store = try GoldenStore(folder, pictures: settings.pictures())
      let comparison = store.compare(
        candidate(rendering, of: input, named: name),
        tolerances: try store.tolerances(today: settings.environment.today), memo: Self.memo)
      if comparison.isExact { return nil }
      if mode == .all || mode == .missing && comparison.result == .missing {
        let change = GoldenStore.Change(
          name: name, entry: comparison.entry, png: try rendering.png(inputDigest: ""),
          layout: comparison.layout)
        try Self.writing.withLock { _ in
          var store = try GoldenStore(folder, pictures: settings.pictures())
          try store.commit([change])
        }
        return nil
      }
      if let tolerance, let difference = comparison.difference,
        tolerance.allows(difference.verdict)
      {
        return nil
      }
      return comparison.result == .same ? nil : try describe(rendering, comparison, named: name)
    } catch let failure as GoldenFailure {
      return failure
    } catch {
      return GoldenFailure(message: "\(name): \(error)")
    }
  }

  private func candidate(
    _ rendering: Rendering, of input: String, named name: String
  ) -> GoldenCandidate {
    GoldenCandidate(
      name: name, bitmap: rendering.bitmap, origin: GoldenOrigin(version: Version.current),
      recorder: "VITRINE_RECORD=missing",
      layout: {
        Array(
          layoutJSON(
            rendering.scene, rendering.layout, input: input, variant: rendering.variant
          ).utf8)
      },
      changes: { layoutChanges(from: $0, to: $1) },
      view: { viewName(in: $0, around: $1, as: rendering.variant) })
  }

  /// Returns the failure for a comparison, with the pictures that show it.
  private func describe(
    _ rendering: Rendering, _ comparison: GoldenComparison, named name: String
  ) throws -> GoldenFailure {
    let actual = ("actual", try rendering.png(inputDigest: ""))
    var failure = GoldenFailure(
      message: "\(name): " + comparison.sentences.joined(separator: "\n"), pictures: [actual])
    if let expected = comparison.expected {
      failure.pictures = [
        ("expected", try PNG.encode(expected)), actual,
        ("difference", try PNG.encode(differencePicture(expected, rendering.bitmap))),
      ]
    }
    return failure
  }

  /// Throws an error if two tests use one name for different pictures, which would overwrite each
  /// other.
  private static func claim(_ name: String, _ digest: String, in folder: String) throws {
    let key = folder + "|" + name
    let isTaken = renderedDigests.withLock { digests in
      defer { digests[key] = digest }
      return digests[key].map { $0 != digest } ?? false
    }
    if isTaken { throw GoldenError.duplicate(name) }
  }

  private static func sharedResources() throws -> Resources {
    try resources.withLock { shared in
      if let shared { return shared }
      let loaded = try Resources()
      shared = loaded
      return loaded
    }
  }
}
