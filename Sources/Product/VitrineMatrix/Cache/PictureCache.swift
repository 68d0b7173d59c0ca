import Synchronization
public import Vitrine
package import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport

/// A cache of pictures in a folder or on a server, each with all of its dependencies.
///
/// A picture is found by its request: program, fonts, input, variant and overrides. It is used only
/// if every file and folder that was read, and every file that was missing, is unchanged.
public struct PictureCache: Sendable {
  /// The storage of the pictures.
  private enum Place {
    case folder(String)
    case server(RemoteEntries)
  }

  private let place: Place
  /// A Boolean value that indicates whether no pictures are added.
  private let isReadOnly: Bool
  private let resources: Resources
  /// The digest of the program and the fonts.
  private let base: String
  private let texts = RequestTexts()
  private let memo: AnswerMemo

  /// The messages about damaged entries in the folder.
  private let damage = Damage()

  private static let suffix = "entry"
  /// The suffixes of entries of this and earlier versions, for `clear`.
  private static let suffixes = [suffix, "txt", "png", "json"]

  /// Creates a cache in a folder, which is created when the first picture is stored.
  ///
  /// `fonts` is the digest of the fonts, if it has already been computed.
  public init(
    _ folder: String, _ resources: Resources, fonts: String? = nil, isReadOnly: Bool = false
  ) {
    self.init(.folder(folder), resources, isReadOnly: isReadOnly, fonts: fonts)
  }

  /// Creates a cache on a server.
  ///
  /// `leavesSheets` is true for a run whose pictures will be requested together again. Such a run
  /// stores a few hundred bytes per picture until `keepSheets`.
  public init(
    _ cache: HTTPCache, _ resources: Resources, fonts: String? = nil, leavesSheets: Bool = false
  ) {
    let entries = RemoteEntries(cache: cache, leavesSheets: leavesSheets)
    self.init(.server(entries), resources, isReadOnly: false, fonts: fonts)
  }

  private init(_ place: Place, _ resources: Resources, isReadOnly: Bool, fonts: String?) {
    self.place = place
    self.resources = resources
    self.isReadOnly = isReadOnly
    memo = AnswerMemo(resources.files)
    base = World.programDigest + (fonts ?? World.digest(ofFonts: resources))
  }

  /// The folder.
  ///
  /// Nil for a server.
  public var folder: String? {
    if case .folder(let folder) = place { folder } else { nil }
  }

  /// Returns the digest of a picture's request.
  package func key(
    of picture: Matrix.Picture, in matrix: Matrix
  ) throws(RenderError) -> String {
    try request(of: picture, in: matrix, FileNames(matrix.config, resources)).key
  }

  private func request(
    of picture: Matrix.Picture, in matrix: Matrix, _ names: FileNames
  ) throws(RenderError) -> PictureRequest {
    let input = matrix.config.inputs[picture.input]
    let widget = try matrix.widget(of: picture)
    let asked =
      [
        base, texts.name(of: widget.path, names), widget.inputDigest, input.path, "\(input.widget)",
        input.scene ?? "", "\(widget.edits.overrides)", widget.edits.stateData?.written ?? "",
        texts.text(of: picture.variant, names), matrix.codeSettings[picture.input],
      ]
    return PictureRequest(
      key: Digest.hex(of: Array(asked.joined(separator: "\n").utf8)),
      kin: PictureRequest.Kin(
        folder: names.folder, input: picture.input, wallpaper: picture.variant.wallpaper))
  }

  /// Returns the requests of pictures with their indices.
  ///
  /// A request is nil if the picture has no widget.
  private func requests(
    _ indices: ArraySlice<Int>, in matrix: Matrix, checkout: Checkout
  ) -> [(index: Int, request: PictureRequest?)] {
    indices.map { index in
      (index, try? request(of: matrix.pictures[index], in: matrix, checkout.names))
    }
  }

  private static func path(_ key: String, in folder: String) throws(Disk.Failure) -> String {
    try FileRoot(folder).path(of: "\(key.prefix(2))/\(key).\(suffix)")
  }

  // MARK: Pictures

  /// The number of pictures that are looked up at a time.
  ///
  /// It is large enough to use all connections of a server and small enough to limit memory use.
  package static let stride = 64

  /// Calls `take` with each picture that is stored and valid.
  ///
  /// Returns the indices of the remaining pictures, each with its key if it has one.
  func lookUp(
    _ indices: ArraySlice<Int>, in matrix: Matrix, _ take: (Int, PictureFiles) -> Void
  ) -> [(index: Int, key: String?)] {
    let checkout = Checkout(matrix.config, resources)
    let requests = requests(indices, in: matrix, checkout: checkout)
    let asked = requests.compactMap { index, request in request.map { (index: index, $0) } }
    var found: Set<Int> = []
    entries(asked.map(\.1), checkout) { place, entry in
      guard entry.firstChange == nil else { return }
      found.insert(asked[place].index)
      take(asked[place].index, entry.files)
    }
    return requests.filter { !found.contains($0.index) }.map { ($0.index, $0.request?.key) }
  }

  /// Returns the summaries of the pictures that are stored and valid.
  ///
  /// Callers that only compare use it, because the pictures themselves aren't downloaded.
  package func summaries(
    of indices: [Int], in matrix: Matrix, _ threads: ThreadPool
  ) -> [(index: Int, summary: PictureSummary)] {
    let found: [Int: PictureSummary]
    switch place {
    case .server: found = present(indices, in: matrix, threads) { _ in true }.mapValues(\.summary)
    case .folder:
      let read = Mutex<[Int: PictureSummary]>([:])
      threads.inPieces(indices.count, atMost: Self.stride) { piece in
        _ = lookUp(indices[piece], in: matrix) { index, files in
          let summary = files.summary
          read.withLock { $0[index] = summary }
        }
        return true
      }
      found = read.withLock { $0 }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the server's summaries of the pictures that it has and that are valid.
  ///
  /// Pictures that `isWanted` refuses are included only if they share a record with requested ones.
  func present(
    _ indices: [Int], in matrix: Matrix, _ threads: ThreadPool, isWanted: (Int) -> Bool
  ) -> [Int: PresentPicture] {
    guard case .server(let entries) = place else { return [:] }
    let checkout = Checkout(matrix.config, resources)
    let asked = requests(indices, in: matrix, checkout: checkout, threads: threads)
    let found = entries.summaries(asked.map(\.request), checkout, memo: memo, threads: threads) {
      isWanted(asked[$0].index)
    }
    return Dictionary(uniqueKeysWithValues: found.map { (asked[$0.key].index, $0.value) })
  }

  /// Stores the sheets with which later runs of the same pictures need few requests.
  package func keepSheets(of indices: [Int], in matrix: Matrix, _ threads: ThreadPool) {
    guard case .server(let entries) = place, !isReadOnly, entries.hasDrafts else { return }
    let checkout = Checkout(matrix.config, resources)
    let requests = requests(indices, in: matrix, checkout: checkout, threads: threads)
    entries.keepSheets(of: requests.map(\.request), checkout)
  }

  /// Returns the requests of the pictures that have a widget, with their indices.
  private func requests(
    _ indices: [Int], in matrix: Matrix, checkout: Checkout, threads: ThreadPool
  ) -> [(index: Int, request: PictureRequest)] {
    threads.map(indices.count) { place in
      (
        indices[place],
        try? request(of: matrix.pictures[indices[place]], in: matrix, checkout.names)
      )
    }.compactMap { index, request in request.map { (index: index, request: $0) } }
  }

  /// Stores a picture.
  ///
  /// A cache that can't be written isn't an error but a warning.
  func keep(_ files: PictureFiles, for key: String, in matrix: Matrix) {
    guard !isReadOnly else { return }
    let checkout = Checkout(matrix.config, resources)
    switch place {
    case .server(let entries): entries.keep(files, key, checkout: checkout)
    case .folder(let folder):
      guard let bytes = CacheEntry(files).bytes(key, checkout) else { return }
      do throws(Disk.Failure) {
        let path = try Self.path(key, in: folder)
        try Disk.makeFolder(FilePath.folder(of: path))
        // The write isn't durable, because the seal detects an entry that a power loss truncated.
        try Disk.write(bytes, to: path, isDurable: false)
      } catch {
        damage.add("\(folder): warning: the cache cannot be written: \(error.reason)")
      }
    }
  }

  /// Calls `take` with the entry of each request that has one, and its index in `requests`.
  private func entries(
    _ requests: [PictureRequest], _ checkout: Checkout, take: (Int, CacheEntry) -> Void
  ) {
    switch place {
    case .server(let entries): entries.entries(requests, checkout, memo: memo, take: take)
    case .folder(let folder):
      for (place, request) in requests.enumerated() {
        if let entry = entry(request.key, in: folder, checkout) { take(place, entry) }
      }
    }
  }

  /// Returns the entry of a key in a folder.
  ///
  /// An entry that is damaged or belongs to another key is reported and removed.
  private func entry(_ key: String, in folder: String, _ checkout: Checkout) -> CacheEntry? {
    guard let path = try? Self.path(key, in: folder), let bytes = try? resources.files.read(path)
    else { return nil }
    if let entry = CacheEntry(bytes[...], key, checkout: checkout, memo: memo) { return entry }
    if !isReadOnly { try? Disk.remove(path) }
    damage.add("\(path): warning: the cache's entry is damaged and was removed")
    return nil
  }

  /// Returns the sorted warnings about damaged entries and writes since the last call.
  public func takeWarnings() -> [String] {
    guard case .server(let entries) = place else { return damage.take() }
    return entries.cache.takeMessages()
  }

  // MARK: Information

  /// Explains why a picture would be taken from the cache or drawn.
  public func reason(for picture: Matrix.Picture, in matrix: Matrix) -> String {
    let checkout = Checkout(matrix.config, resources)
    let request: PictureRequest
    do throws(RenderError) {
      request = try self.request(of: picture, in: matrix, checkout.names)
    } catch {
      return "not drawn: \(error)"
    }
    var entry: CacheEntry?
    entries([request], checkout) { _, found in entry = found }
    guard let entry else {
      return "drawn: nothing was kept for this input and variant by this program with these fonts"
    }
    guard let change = entry.firstChange else {
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

  /// The number of stored pictures and their total size in bytes.
  public var size: (pictures: Int, bytes: Int) {
    var (pictures, bytes) = (0, 0)
    forEachFile { path in
      bytes += (try? resources.files.read(path).count) ?? 0
      if FilePath.suffix(of: path) == Self.suffix { pictures += 1 }
    }
    return (pictures, bytes)
  }

  /// Removes every picture, and no other files of the folder.
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
      // A folder that is a symbolic link to another location isn't part of the cache.
      guard FileRoot(folder).contains(inner) else { continue }
      for name in resources.files.entries(of: inner) ?? []
      where Self.suffixes.contains(FilePath.suffix(of: name)) && FilePath.stem(of: name).count == 64
      {
        body(FilePath.join(inner, name))
      }
    }
  }
}

/// The messages about damaged entries, shared by several threads.
private final class Damage: Sendable {
  private let messages = Mutex<[String]>([])

  /// Adds a message, unless it was added already.
  func add(_ message: String) {
    messages.withLock { messages in
      if !messages.contains(message) { messages.append(message) }
    }
  }

  func take() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages.sorted()
    }
  }
}
