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

  /// What couldn't be used of what the folder holds, in sentences.
  private let damage = Damage()

  private static let suffix = "entry"
  /// Those of earlier versions, which are cleared, too.
  private static let suffixes = [suffix, "txt", "png", "json"]

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

  private func path(_ key: String) throws(Disk.Failure) -> String {
    try FileRoot(folder).path(of: "\(key.prefix(2))/\(key).\(Self.suffix)")
  }

  // MARK: Pictures

  /// A stored picture that is still valid; nil if there is none.
  func picture(for key: String) -> PictureFiles? {
    guard let entry = entry(key), entry.firstChange == nil else { return nil }
    return entry.files
  }

  /// Keeps a picture; a cache that cannot be written is no reason to fail.
  func keep(_ files: PictureFiles, for key: String, dependingOn answers: [FileTrace.Answer]) {
    guard let bytes = CacheEntry(files, answers).bytes(key), let path = try? path(key) else {
      return
    }
    try? Disk.makeFolder(FilePath.folder(of: path))
    try? Disk.write(bytes, to: path)
  }

  /// The entry of a key; one that is damaged, or another key's, is removed and reported.
  private func entry(_ key: String) -> CacheEntry? {
    guard let path = try? path(key), let bytes = try? Disk.read(path) else { return nil }
    if let entry = CacheEntry(bytes, key) { return entry }
    try? Disk.remove(path)
    damage.add("\(path): warning: the cache's entry is damaged and was removed")
    return nil
  }

  /// What was wrong with entries so far, sorted; each is named once.
  public func takeWarnings() -> [String] { damage.take() }

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
    case .size: return "drawn: \(change.path) has another size"
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
      if FilePath.suffix(of: path) == Self.suffix { pictures += 1 }
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
      // A folder that is a link to another place holds nothing of the cache.
      guard FileRoot(folder).contains(inner) else { continue }
      for name in Disk.entries(of: inner) ?? []
      where Self.suffixes.contains(FilePath.suffix(of: name)) && FilePath.stem(of: name).count == 64
      {
        body(FilePath.join(inner, name))
      }
    }
  }
}

/// Messages about damaged entries, from several threads.
private final class Damage: Sendable {
  private let messages = Mutex<[String]>([])

  func add(_ message: String) { messages.withLock { $0.append(message) } }

  func take() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages.sorted()
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
