public import Vitrine
import VitrineBase
import Synchronization
import VitrineGraphics
import VitrineImages
import VitrineImport

/// Pictures drawn earlier, in a folder or on a server: each with everything that could have changed a
/// pixel of it.
///
/// A picture is found by its request (program, fonts, input, variant, overrides) and used
/// only if every file, folder and absence that drawing it looked at is still the same.
public struct PictureCache: Sendable {
  /// Where pictures are kept.
  private enum Place {
    case folder(String)
    case server(RemoteEntries)
  }

  private let place: Place
  /// Whether nothing is added.
  private let isReadOnly: Bool
  private let resources: Resources
  /// Stands for the program and the fonts.
  private let base: String
  private let devices = DeviceTexts()
  private let memo: AnswerMemo

  /// What couldn't be used of what the folder holds, in sentences.
  private let damage = Damage()

  private static let suffix = "entry"
  /// Those of earlier versions, which are cleared, too.
  private static let suffixes = [suffix, "txt", "png", "json"]

  /// Uses a folder, which is made when the first picture is kept.
  public init(_ folder: String, _ resources: Resources, isReadOnly: Bool = false) {
    self.init(.folder(folder), resources, isReadOnly)
  }

  /// Uses a server.
  public init(_ cache: HTTPCache, _ resources: Resources) {
    self.init(.server(RemoteEntries(cache: cache)), resources, false)
  }

  private init(_ place: Place, _ resources: Resources, _ isReadOnly: Bool) {
    self.place = place
    self.resources = resources
    self.isReadOnly = isReadOnly
    memo = AnswerMemo(resources.files)
    base = World.programDigest + World.digest(ofFonts: resources)
  }

  /// The folder; nil for a server.
  public var folder: String? {
    if case .folder(let folder) = place { folder } else { nil }
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
    let names = FileNames(matrix.config, resources)
    let variant = Mirror(reflecting: picture.variant).children.map { property in
      "\(property.label ?? ""): \(text(of: property.value, names))"
    }
    let asked =
      [
        base, names.name(of: widget.path), widget.inputDigest, input.path, "\(input.widget)",
        input.scene ?? "", "\(widget.overrides)", widget.stateData?.written ?? "",
      ] + variant
    return Digest.hex(of: Array(asked.joined(separator: "\n").utf8))
  }

  /// A property of a variant, written out without the place of the checkout that it is in.
  private func text(of property: Any, _ names: FileNames) -> String {
    switch property {
    case let device as Device: devices.text(of: device)
    case Variant.Wallpaper.file(let path): "file \(names.name(of: path))"
    case let data as DataFile: "\(names.name(of: data.path)) \(data.value.written)"
    default: "\(property)"
    }
  }

  private static func path(_ key: String, in folder: String) throws(Disk.Failure) -> String {
    try FileRoot(folder).path(of: "\(key.prefix(2))/\(key).\(suffix)")
  }

  // MARK: Pictures

  /// A stored picture that is still valid; nil if there is none.
  func picture(for key: String, in matrix: Matrix) -> PictureFiles? {
    guard let entry = entry(key, matrix), entry.firstChange(memo) == nil else { return nil }
    return entry.files
  }

  /// The digest and size of a stored picture that is still valid, for those who only compare: a server
  /// is not asked for the picture itself.
  package func summary(
    of picture: Matrix.Picture, in matrix: Matrix
  ) -> (digest: String, width: Int, height: Int)? {
    guard let key = try? key(of: picture, in: matrix) else { return nil }
    switch place {
    case .folder:
      return self.picture(for: key, in: matrix).map { ($0.digest, $0.width, $0.height) }
    case .server(let entries):
      return entries.summary(key, Checkout(matrix.config, resources), memo).map {
        ($0.digest, $0.width, $0.height)
      }
    }
  }

  /// Keeps a picture; a cache that cannot be written is no reason to fail.
  func keep(_ files: PictureFiles, for key: String, in matrix: Matrix) {
    guard !isReadOnly else { return }
    let checkout = Checkout(matrix.config, resources)
    switch place {
    case .server(let entries): entries.keep(files, key, checkout)
    case .folder(let folder):
      guard let bytes = CacheEntry(files).bytes(key, checkout),
        let path = try? Self.path(key, in: folder)
      else { return }
      try? Disk.makeFolder(FilePath.folder(of: path))
      // An entry that a loss of power cut is told by its digest.
      try? Disk.write(bytes, to: path, isDurable: false)
    }
  }

  /// The entry of a key; one that is damaged, or another key's, is removed from a folder and reported.
  private func entry(_ key: String, _ matrix: Matrix) -> CacheEntry? {
    let checkout = Checkout(matrix.config, resources)
    switch place {
    case .server(let entries): return entries.entry(key, checkout, memo)
    case .folder(let folder):
      guard let path = try? Self.path(key, in: folder), let bytes = try? resources.files.read(path)
      else {
        return nil
      }
      if let entry = CacheEntry(bytes, key, checkout) { return entry }
      if !isReadOnly { try? Disk.remove(path) }
      damage.add("\(path): warning: the cache's entry is damaged and was removed")
      return nil
    }
  }

  /// What was wrong with entries so far, sorted; each is named once.
  public func takeWarnings() -> [String] {
    guard case .server(let entries) = place else { return damage.take() }
    return entries.cache.takeMessages()
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
    guard let entry = entry(key, matrix) else {
      return "drawn: nothing was kept for this input and variant by this program with these fonts"
    }
    guard let change = entry.firstChange(memo) else {
      return "cached: \(entry.files.answers.count) files and folders are as they were"
    }
    switch change.question {
    case .contents: return "drawn: \(change.path) has other contents"
    case .size: return "drawn: \(change.path) has another size"
    case .entries: return "drawn: \(change.path) has other entries"
    case .matches: return "drawn: other files match \(change.path)"
    case .existence:
      let now = resources.files.answer(.existence, change.path)
      return "drawn: \(change.path) was \(Self.word(change.answer)) and is \(Self.word(now))"
    }
  }

  private static func word(_ kind: String) -> String { kind == "none" ? "missing" : "a \(kind)" }

  /// How many pictures are kept, and how many bytes they take.
  public var size: (pictures: Int, bytes: Int) {
    var (pictures, bytes) = (0, 0)
    forEachFile { path in
      bytes += (try? resources.files.read(path).count) ?? 0
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
    guard let folder else { return }
    for part in resources.files.entries(of: folder) ?? [] where part.utf8.count == 2 {
      let inner = FilePath.join(folder, part)
      // A folder that is a link to another place holds nothing of the cache.
      guard FileRoot(folder).contains(inner) else { continue }
      for name in resources.files.entries(of: inner) ?? []
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
