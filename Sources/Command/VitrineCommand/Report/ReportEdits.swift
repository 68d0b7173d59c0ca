import Vitrine
import VitrineBase
import VitrineCompare
import VitrineMatrix

/// The edits that the changes of a batch are due to, as titles that pictures with one edit share.
///
/// An edit is a set of changed views and constraints of the picture's input. Without both versions
/// of the inputs, or if the input has no such change, it is the changed files of the batches.
struct ReportEdits {
  /// The part of an edit that is equal in all its pictures.
  ///
  /// Texts aren't, because they are translated.
  private enum Key: Hashable {
    case elements(input: String, ids: [String])
    case files([String])
    case version
  }

  private let files: [String]
  private let versions: (before: String, now: String)
  private let matrix: Matrix?
  private let earlier: Matrix?
  private let inputs: [String: String]
  private var titles: [Key: String] = [:]
  private var uses: [String: Int] = [:]

  init(
    _ now: BatchManifest, since base: BatchManifest?, _ inspection: ReportInspection.Result
  ) {
    let (was, new) = (base?.files.fingerprints ?? [:], now.files.fingerprints)
    // Manifests of older versions list no files, so their changes are unknown.
    let isKnown = !was.isEmpty && !new.isEmpty
    files = isKnown ? Set(was.keys).union(new.keys).filter { was[$0] != new[$0] }.sorted() : []
    versions = (base?.version ?? now.version, now.version)
    matrix = inspection.matrix
    earlier = inspection.earlier
    let config = inspection.matrix?.config
    let folder = Disk.absolute(config?.folder ?? "")
    inputs = Dictionary(
      (config?.inputs ?? []).map { input in
        (input.name, FilePath.relative(FilePath.join(folder, input.path), to: folder))
      }
    ) { first, _ in first }
  }

  /// Returns the title of the edit that changed a picture, or an empty text if it is unknown.
  ///
  /// `changes` are the changed views and constraints of its input.
  mutating func title(of picture: BatchManifest.Picture, _ changes: [SceneChange]) -> String {
    let input = picture.words.first { $0.axis == "input" }?.word ?? ""
    let key = key(of: input, changes)
    guard let key else { return "" }
    if let known = titles[key] { return known }
    let title =
      switch key {
      case .elements: self.title(of: changes, in: files.filter { isOwn($0, of: input) })
      case .files(let names): self.title(of: names)
      case .version: "Vitrine \(versions.before) → \(versions.now)"
      }
    uses[title, default: 0] += 1
    let use = uses[title] ?? 1
    titles[key] = use == 1 ? title : "\(title), edit \(use)"
    return titles[key] ?? title
  }

  private func key(of input: String, _ changes: [SceneChange]) -> Key? {
    let own = files.filter { isOwn($0, of: input) }
    // Another file that several inputs share, for example an image, is one edit of all of them.
    if !own.isEmpty || files.isEmpty, !changes.isEmpty {
      return .elements(input: input, ids: Set(changes.map { "\($0.subject) \($0.id)" }).sorted())
    }
    if !own.isEmpty { return .files(own) }
    let shared = files.filter { name in !inputs.values.contains(name) }
    if !shared.isEmpty { return .files(shared) }
    return versions.before == versions.now ? nil : .version
  }

  private func isOwn(_ file: String, of input: String) -> Bool {
    guard let path = inputs[input] else { return FilePath.stem(of: file) == input }
    return file == path || file.hasPrefix(path + "/")
  }

  /// Returns a title such as ``label `temperature`: font 48 → 44 · `weather.json:33` ``.
  ///
  /// A constraint that isn't written in the file, such as a margin, has the first changed line.
  private func title(of changes: [SceneChange], in files: [String]) -> String {
    guard let first = changes.first else { return "" }
    let more = changes.count > 1 ? " and \(changes.count - 1) more" : ""
    guard let place = first.location, !place.file.isEmpty else {
      guard files.count == 1, let line = changedLine(of: files[0]) else { return first.text + more }
      return "\(first.text)\(more) · `\(FilePath.name(of: files[0])):\(line.number)`"
    }
    let line = place.line > 0 ? ":\(place.line)" : ""
    return "\(first.text)\(more) · `\(FilePath.name(of: place.file))\(line)`"
  }

  private func title(of names: [String]) -> String {
    if names.count == 1, let line = changedLine(of: names[0]) {
      return "`\(line.text)` · `\(names[0]):\(line.number)`"
    }
    let more = names.count > 2 ? " and \(countText(names.count - 2, "more file"))" : ""
    return names.prefix(2).map { "`\($0)`" }.joined(separator: ", ") + more + " changed"
  }

  /// Returns the first line of a text file that differs from its earlier version.
  ///
  /// Returns nil if a version isn't available, or if the file isn't a text.
  private func changedLine(of name: String) -> (number: Int, text: String)? {
    guard let now = lines(of: name, in: matrix), let was = lines(of: name, in: earlier) else {
      return nil
    }
    for (index, line) in now.enumerated() where index >= was.count || was[index] != line {
      let text = line.trimmingPrefix { $0 == " " || $0 == "\t" }.filter { $0 != "`" }
      guard !text.isEmpty else { return nil }
      return (index + 1, text.count > 60 ? text.prefix(59) + "…" : String(text))
    }
    return nil
  }

  private func lines(of name: String, in matrix: Matrix?) -> [Substring]? {
    guard let matrix,
      let bytes = try? matrix.files.read(FilePath.join(matrix.config.folder, name)),
      bytes.count < 1 << 20, let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
