import Vitrine
import VitrineBase
import VitrineCompare
import VitrineLint
import VitrineMatrix
import VitrineReport

/// The version that an earlier batch was drawn from.
///
/// The batch has the layouts of its pictures. Its config, if available, adds the reasons for the
/// frames, the findings, and the changed constraints.
struct EarlierVersion {
  private let folder: String?
  private let files: Files
  /// The names of the pictures that changed.
  private let changed: Set<String>
  let matrix: Matrix?
  private let places: [String: Int]

  init(
    _ base: (folder: String, manifest: BatchManifest)?, _ matrix: Matrix?, now: BatchManifest,
    from files: Files
  ) {
    self.files = files
    folder = base?.folder
    let digests = Dictionary((base?.manifest.pictures ?? []).map { ($0.name, $0.digest) }) {
      first, _ in first
    }
    changed = Set(
      now.pictures.filter { picture in
        digests[picture.name].map { $0 != picture.digest } ?? false
      }.map(\.name))
    self.matrix = matrix
    places = Dictionary((matrix?.pictures ?? []).enumerated().map { ($1.name, $0) }) {
      first, _ in first
    }
  }

  /// Returns the findings of pictures of one widget, by the picture's name.
  ///
  /// Returns nil if the config of the earlier batch isn't available.
  func findings(
    of names: [String], _ lint: LintRun, in workshop: Workshop
  ) throws(CommandError) -> [String: [Finding]]? {
    guard let matrix else { return nil }
    let indices = names.compactMap { places[$0] }
    return indices.isEmpty
      ? [:] : try ReportInspection.findings(indices, of: matrix, lint, in: workshop)
  }

  /// Adds the earlier views of a changed picture and the changes of its input to the details, and
  /// returns the changes.
  func add(
    to detail: inout ReportDetail, of name: String, _ anatomy: Anatomy,
    earlier: inout AnatomyStore?
  ) throws(CommandError) -> [SceneChange] {
    guard changed.contains(name) else { return [] }
    if let matrix, let place = places[name],
      let before = try earlier?.entry(of: matrix.pictures[place])
    {
      detail.earlierViews = before.views
      let changes = anatomy.changes(since: before.anatomy)
      detail.changes = changes.map {
        ReportDetail.Change(
          text: $0.text, line: $0.location?.line ?? 0, file: $0.location?.codeFile ?? "")
      }
      return changes
    }
    if let folder,
      let path = try? FileRoot(folder).readablePath(of: name + ".layout.json"),
      let bytes = try? files.read(path)
    {
      detail.earlierViews = ReportDetail.views(ofLayout: bytes) ?? []
    }
    return []
  }
}
