public import Vitrine
import VitrineBase
import Synchronization
import VitrineGraphics
import VitrineImages
import VitrineImport

/// Pictures drawn earlier, in a folder: each with everything that could have changed a pixel of it.
///
/// A picture is found by its request (program, fonts, input, variant, overrides) and used
/// only if every file, folder and absence that drawing it looked at is still the same.
public struct PictureCache: Sendable {
  public let folder: String
  /// Stands for the program and the fonts.
  private let base: String
  private let devices = DeviceTexts()

  private static let head = "vitrine cache 1"
  /// Starts the lines of an entry that repeat what was wrong with the input.
  private static let diagnosticMark = "diagnostic "
  private static let suffixes = ["txt", "png", "json"]

  /// Uses a folder, which is made when the first picture is kept.
  public init(_ folder: String, _ resources: Resources) {
    self.folder = folder
    var parts = [Version.current]
    if let program = Disk.programPath { parts.append(FileTrace.answer(.contents, program)) }
    for fonts in resources.fontFolders {
      for name in Disk.entries(of: fonts) ?? [] {
        parts.append(name + FileTrace.answer(.contents, FilePath.join(fonts, name)))
      }
    }
    base = Digest.hex(of: Array(parts.joined(separator: "\n").utf8))
  }

  /// The request as one name.
  ///
  /// A variant and the values set are written out whole, whatever properties they have; devices, of
  /// which there are few and long ones, once each.
  package func key(
    of picture: Matrix.Picture, in matrix: Matrix
  ) throws(RenderError) -> String {
    let input = matrix.config.inputs[picture.input]
    let widget = try matrix.widget(of: picture)
    let variant = Mirror(reflecting: picture.variant).children.map { property in
      let text = (property.value as? Device).map(devices.text) ?? "\(property.value)"
      return "\(property.label ?? ""): \(text)"
    }
    let asked =
      [
        base, Disk.absolute(widget.path), input.path, "\(input.widget)", input.scene ?? "",
        "\(widget.overrides)", "\(widget.stateData.map { "\($0.kind)" } ?? "")",
      ] + variant
    return Digest.hex(of: Array(asked.joined(separator: "\n").utf8))
  }

  private func path(_ key: String, _ suffix: String) -> String {
    FilePath.join(folder, "\(key.prefix(2))/\(key).\(suffix)")
  }

  // MARK: Pictures

  /// A stored picture that is still valid; nil if there is none.
  func picture(for key: String) -> PictureFiles? {
    guard let entry = entry(key), entry.firstChange == nil,
      let png = try? Disk.read(path(key, "png")), let layout = try? Disk.read(path(key, "json"))
    else { return nil }
    return PictureFiles(
      png: png, layout: layout, digest: entry.digest, width: entry.width, height: entry.height,
      isCached: true, diagnostics: entry.diagnostics)
  }

  /// Keeps a picture; a cache that cannot be written is no reason to fail.
  func keep(_ files: PictureFiles, for key: String, dependingOn answers: [FileTrace.Answer]) {
    var lines = [Self.head, "\(files.digest) \(files.width) \(files.height)"]
    lines += files.diagnostics.map { Self.diagnosticMark + $0.replacing("\n", with: " ") }
    lines += answers.map { "\($0.question.rawValue) \($0.answer) \(Disk.absolute($0.path))" }
    do {
      try Disk.makeFolder(FilePath.folder(of: path(key, "txt")))
      try Disk.write(files.png, to: path(key, "png"), isDurable: false)
      try Disk.write(files.layout, to: path(key, "json"), isDurable: false)
      // Last, since a picture counts only with its entry.
      try Disk.write(
        Array((lines.joined(separator: "\n") + "\n").utf8), to: path(key, "txt"),
        isDurable: false)
    } catch {
      return
    }
  }

  private struct Entry {
    var digest: String
    var width: Int
    var height: Int
    var answers: [FileTrace.Answer]
    var diagnostics: [String]

    /// The first thing that is other than it was.
    var firstChange: FileTrace.Answer? {
      answers.first { FileTrace.answer($0.question, $0.path) != $0.answer }
    }
  }

  private func entry(_ key: String) -> Entry? {
    guard let bytes = try? Disk.read(path(key, "txt")) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count >= 2, lines[0] == Self.head else { return nil }
    let numbers = lines[1].split(separator: " ")
    guard numbers.count == 3, let width = Int(numbers[1]), let height = Int(numbers[2]) else {
      return nil
    }
    var answers: [FileTrace.Answer] = []
    var diagnostics: [String] = []
    for line in lines.dropFirst(2) {
      if line.hasPrefix(Self.diagnosticMark) {
        diagnostics.append(String(line.dropFirst(Self.diagnosticMark.count)))
        continue
      }
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count == 3, let question = FileTrace.Question(rawValue: parts[0]) else {
        return nil
      }
      answers.append(FileTrace.Answer(question: question, path: parts[2], answer: parts[1]))
    }
    return Entry(
      digest: String(numbers[0]), width: width, height: height, answers: answers,
      diagnostics: diagnostics)
  }

  // MARK: For people

  /// Why a picture would be taken from the cache or drawn, in words.
  public func reason(for picture: Matrix.Picture, in matrix: Matrix) -> String {
    let key: String
    do throws(RenderError) {
      key = try self.key(of: picture, in: matrix)
    } catch {
      return "not drawn: \(error)"
    }
    guard let entry = entry(key) else {
      return "drawn: nothing was kept for this input and variant by this program with these fonts"
    }
    guard let change = entry.firstChange else {
      return "cached: \(entry.answers.count) files and folders are as they were"
    }
    switch change.question {
    case .contents: return "drawn: \(change.path) has other contents"
    case .entries: return "drawn: \(change.path) has other entries"
    case .matches: return "drawn: other files match \(change.path)"
    case .existence:
      let now = FileTrace.answer(.existence, change.path)
      return "drawn: \(change.path) was \(Self.word(change.answer)) and is \(Self.word(now))"
    }
  }

  private static func word(_ kind: String) -> String { kind == "none" ? "missing" : "a \(kind)" }

  /// How many pictures are kept, and how many bytes they take.
  public var size: (pictures: Int, bytes: Int) {
    var (pictures, bytes) = (0, 0)
    forEachFile { path in
      bytes += (try? Disk.read(path).count) ?? 0
      if FilePath.suffix(of: path) == "txt" { pictures += 1 }
    }
    return (pictures, bytes)
  }

  /// Removes every picture, and nothing else that may lie in the folder.
  public func clear() throws(RenderError) {
    var failure: RenderError?
    forEachFile { path in
      do throws(Disk.Failure) {
        try Disk.remove(path)
      } catch {
        failure = .unreadable(path: error.path, reason: "cannot be removed: \(error.reason)")
      }
    }
    if let failure { throw failure }
  }

  private func forEachFile(_ body: (String) -> Void) {
    for part in Disk.entries(of: folder) ?? [] where part.utf8.count == 2 {
      let inner = FilePath.join(folder, part)
      for name in Disk.entries(of: inner) ?? []
      where Self.suffixes.contains(FilePath.suffix(of: name)) && FilePath.stem(of: name).count == 64
      {
        body(FilePath.join(inner, name))
      }
    }
  }
}

/// Devices written out whole.
private final class DeviceTexts: Sendable {
  private let texts = Mutex<[Device: String]>([:])

  func text(of device: Device) -> String {
    texts.withLock { texts in
      if let known = texts[device] { return known }
      let text = "\(device)"
      texts[device] = text
      return text
    }
  }
}
