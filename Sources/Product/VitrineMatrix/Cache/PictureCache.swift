import Synchronization
public import Vitrine
package import VitrineBase
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
  private let texts = RequestTexts()
  private let memo: AnswerMemo

  /// What couldn't be used of what the folder holds, in sentences.
  private let damage = Damage()

  private static let suffix = "entry"
  /// Those of earlier versions, which are cleared, too.
  private static let suffixes = [suffix, "txt", "png", "json"]

  /// Uses a folder, which is made when the first picture is kept.
  ///
  /// `fonts` is the digest of the fonts where it is known.
  public init(
    _ folder: String, _ resources: Resources, fonts: String? = nil, isReadOnly: Bool = false
  ) {
    self.init(.folder(folder), resources, isReadOnly, fonts)
  }

  /// Uses a server.
  ///
  /// `leavesSheets` is for a run whose pictures will be asked for together again: it keeps a few hundred
  /// bytes of each until `keepSheets`.
  public init(
    _ cache: HTTPCache, _ resources: Resources, fonts: String? = nil, leavesSheets: Bool = false
  ) {
    let entries = RemoteEntries(cache: cache, leavesSheets: leavesSheets)
    self.init(.server(entries), resources, false, fonts)
  }

  private init(_ place: Place, _ resources: Resources, _ isReadOnly: Bool, _ fonts: String?) {
    self.place = place
    self.resources = resources
    self.isReadOnly = isReadOnly
    memo = AnswerMemo(resources.files)
    base = World.programDigest + (fonts ?? World.digest(ofFonts: resources))
  }

  /// The folder; nil for a server.
  public var folder: String? {
    if case .folder(let folder) = place { folder } else { nil }
  }

  /// The request as one name.
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
        input.scene ?? "", "\(widget.overrides)", widget.stateData?.written ?? "",
        texts.text(of: picture.variant, names),
      ]
    return PictureRequest(
      key: Digest.hex(of: Array(asked.joined(separator: "\n").utf8)),
      kin: PictureRequest.Kin(
        folder: names.folder, input: picture.input, wallpaper: picture.variant.wallpaper))
  }

  /// The requests of some pictures, with their places; nil for one that has no widget.
  private func requests(
    _ indices: ArraySlice<Int>, in matrix: Matrix, _ checkout: Checkout
  ) -> [(index: Int, request: PictureRequest?)] {
    indices.map { index in
      (index, try? request(of: matrix.pictures[index], in: matrix, checkout.names))
    }
  }

  private static func path(_ key: String, in folder: String) throws(Disk.Failure) -> String {
    try FileRoot(folder).path(of: "\(key.prefix(2))/\(key).\(suffix)")
  }

  // MARK: Pictures

  /// How many pictures are looked up at a time: enough that a server's connections are busy, and few
  /// enough for memory.
  package static let stride = 64

  /// Calls `take` with each of these pictures that is stored and still valid; the places of the others,
  /// each with its key if it has one.
  func lookUp(
    _ indices: ArraySlice<Int>, in matrix: Matrix, _ take: (Int, PictureFiles) -> Void
  ) -> [(index: Int, key: String?)] {
    let checkout = Checkout(matrix.config, resources)
    let requests = requests(indices, in: matrix, checkout)
    let asked = requests.compactMap { index, request in request.map { (index: index, $0) } }
    var found: Set<Int> = []
    entries(asked.map(\.1), checkout) { place, entry in
      guard entry.firstChange == nil else { return }
      found.insert(asked[place].index)
      take(asked[place].index, entry.files)
    }
    return requests.filter { !found.contains($0.index) }.map { ($0.index, $0.request?.key) }
  }

  /// Summaries of those of a run's pictures that are stored and still valid, for those who only compare: a
  /// server is not asked for the pictures themselves.
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

  /// What a server says of those of a run's pictures that it has and that are still valid; of those that
  /// aren't wanted only what comes with others.
  func present(
    _ indices: [Int], in matrix: Matrix, _ threads: ThreadPool, isWanted: (Int) -> Bool
  ) -> [Int: PresentPicture] {
    guard case .server(let entries) = place else { return [:] }
    let checkout = Checkout(matrix.config, resources)
    let asked = requests(indices, in: matrix, checkout, threads)
    let found = entries.summaries(asked.map(\.request), checkout, memo, threads) {
      isWanted(asked[$0].index)
    }
    return Dictionary(uniqueKeysWithValues: found.map { (asked[$0.key].index, $0.value) })
  }

  /// Leaves what later runs of the same pictures find with few questions.
  package func keepSheets(of indices: [Int], in matrix: Matrix, _ threads: ThreadPool) {
    guard case .server(let entries) = place, !isReadOnly, entries.hasDrafts else { return }
    let checkout = Checkout(matrix.config, resources)
    let requests = requests(indices, in: matrix, checkout, threads)
    entries.keepSheets(of: requests.map(\.request), checkout)
  }

  /// The requests of those of a run's pictures that have a widget, with their places.
  private func requests(
    _ indices: [Int], in matrix: Matrix, _ checkout: Checkout, _ threads: ThreadPool
  ) -> [(index: Int, request: PictureRequest)] {
    threads.map(indices.count) { place in
      (
        indices[place],
        try? request(of: matrix.pictures[indices[place]], in: matrix, checkout.names)
      )
    }.compactMap { index, request in request.map { (index: index, request: $0) } }
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

  /// Calls `take` with the entry of each request that has one, and its place in `requests`.
  private func entries(
    _ requests: [PictureRequest], _ checkout: Checkout, _ take: (Int, CacheEntry) -> Void
  ) {
    switch place {
    case .server(let entries): entries.entries(requests, checkout, memo, take)
    case .folder(let folder):
      for (place, request) in requests.enumerated() {
        if let entry = entry(request.key, in: folder, checkout) { take(place, entry) }
      }
    }
  }

  /// The entry of a key in a folder; one that is damaged, or another key's, is removed and reported.
  private func entry(_ key: String, in folder: String, _ checkout: Checkout) -> CacheEntry? {
    guard let path = try? Self.path(key, in: folder), let bytes = try? resources.files.read(path)
    else { return nil }
    if let entry = CacheEntry(bytes[...], key, checkout, memo) { return entry }
    if !isReadOnly { try? Disk.remove(path) }
    damage.add("\(path): warning: the cache's entry is damaged and was removed")
    return nil
  }

  /// What was wrong with entries so far, sorted; each is named once.
  public func takeWarnings() -> [String] {
    guard case .server(let entries) = place else { return damage.take() }
    return entries.cache.takeMessages()
  }

  // MARK: For people

  /// Why a picture would be taken from the cache or drawn, in words.
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
