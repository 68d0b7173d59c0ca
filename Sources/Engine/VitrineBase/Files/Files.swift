/// The files that a piece of work may read, with a record of its reads.
///
/// It is the only way to read.
///
/// Every read is made through a `Files` value, which records the request and its result in `trace`.
/// Caches use the trace as their dependency list, so callers don't have to declare dependencies.
/// The files are on the disk or in memory, and a limit can restrict them.
public struct Files: Sendable {
  private let memory: MemoryFiles?
  private let limit: ReadingLimit?
  /// The record of questions and answers, or nil if it isn't needed.
  package private(set) var trace: FileTrace?
  /// The paths that may be pipes or devices.
  ///
  /// All others must be regular files, because reading a pipe blocks until it has a writer.
  private var pipes: Set<String> = []
  /// The files in place of those on the disk.
  private var overlay: FileOverlay?
  /// The flag that ends the work that reads the files; nil if it isn't ended.
  package private(set) var cancellation: Cancellation?

  /// The files of this machine without a limit.
  public static let disk = Files(limit: nil)

  /// Creates access to the files of this machine that a limit allows.
  package init(limit: ReadingLimit?) {
    memory = nil
    self.limit = limit
  }

  /// Creates access to files in memory by their absolute paths.
  ///
  /// Only these and their folders exist.
  public init(_ contents: [String: [UInt8]]) {
    memory = MemoryFiles(contents)
    limit = nil
  }

  /// Returns the same files, with every question recorded in a trace.
  package func traced(by trace: FileTrace?) -> Files {
    var files = self
    files.trace = trace
    return files
  }

  /// Returns the same files, of which only these paths may be pipes or devices.
  package func readingPipes(_ paths: some Sequence<String>) -> Files {
    var files = self
    files.pipes = Set(paths)
    return files
  }

  /// Returns the same files, some of which are replaced.
  ///
  /// Files in memory have no replacements.
  package func replaced(by overlay: FileOverlay) -> Files {
    var files = self
    files.overlay = overlay
    return files
  }

  /// Returns the same files for work that a flag ends.
  package func until(_ cancellation: Cancellation) -> Files {
    var files = self
    files.cancellation = cancellation
    return files
  }

  /// The same files without pipes and devices.
  package var regularOnly: Files { readingPipes([]) }

  /// Allows a file, or a folder and its contents.
  ///
  /// The path may not exist yet.
  package func allow(_ path: String) { limit?.allow(path) }

  /// The existing files that were requested but not allowed, sorted.
  package var refused: [String] { limit?.refused ?? [] }
}

extension Files {
  /// Returns the contents of a file.
  package func read(_ path: String) throws(Disk.Failure) -> [UInt8] {
    do throws(Disk.Failure) {
      let bytes = try bytes(of: path)
      note(.contents, path, answer: FileTrace.fingerprint(bytes))
      return bytes
    } catch {
      note(.contents, path, answer: Self.none)
      throw error
    }
  }

  package func isFolder(_ path: String) -> Bool {
    let kind = kind(of: path)
    note(.existence, path, answer: kind)
    return kind == "folder"
  }

  package func exists(_ path: String) -> Bool {
    let kind = kind(of: path)
    note(.existence, path, answer: kind)
    return kind != Self.none
  }

  /// Returns the size of a file in bytes, or nil if the path isn't a readable file.
  package func size(of path: String) -> Int? {
    let text = sizeText(of: path)
    note(.size, path, answer: text)
    return Int(text)
  }

  /// Returns the sorted names in a folder, or nil if it can't be read.
  package func entries(of folder: String) -> [String]? {
    let names = names(in: folder)
    note(.entries, folder, answer: Self.fingerprint(names ?? []))
    return names
  }

  /// Returns the sorted names in a folder that end with `suffix`.
  ///
  /// The result is empty if the folder can't be read.
  ///
  /// Changes to other names don't invalidate the answer.
  package func entries(of folder: String, ending suffix: String) -> [String] {
    let names = (names(in: folder) ?? []).filter { $0.hasSuffix(suffix) }
    note(.matches, FilePath.join(folder, "*" + suffix), answer: Self.fingerprint(names))
    return names
  }

  /// Returns the current answer to a question without recording it.
  package func answer(_ question: FileTrace.Question, _ path: String) -> String {
    switch question {
    case .contents: return (try? fingerprint(of: path)) ?? Self.none
    case .existence: return kind(of: path)
    case .size: return sizeText(of: path)
    case .entries: return Self.fingerprint(names(in: path) ?? [])
    case .matches:
      let suffix = FilePath.name(of: path).dropFirst()
      let names = (names(in: FilePath.folder(of: path)) ?? []).filter { $0.hasSuffix(suffix) }
      return Self.fingerprint(names)
    }
  }

  /// The answer to any question about a missing file.
  private static let none = "none"

  private static func fingerprint(_ names: [String]) -> String {
    FileTrace.fingerprint(Array(names.joined(separator: "/").utf8))
  }

  private func note(
    _ question: FileTrace.Question, _ path: String, answer: @autoclosure () -> String
  ) {
    trace?.add(FileTrace.Answer(question: question, path: path, answer: answer()), count: 1)
  }

  // MARK: Where files are

  private func bytes(of path: String) throws(Disk.Failure) -> [UInt8] {
    if let memory { return try memory.bytes(of: path) }
    try checkLimit(path)
    if let bytes = try replacement(of: path) { return bytes }
    return try Disk.bytes(of: path, isRegularOnly: !pipes.contains(path))
  }

  private func fingerprint(of path: String) throws(Disk.Failure) -> String {
    if let memory { return FileTrace.fingerprint(try memory.bytes(of: path)) }
    try checkLimit(path)
    if let bytes = try replacement(of: path) { return FileTrace.fingerprint(bytes) }
    return try Disk.fingerprint(of: path, isRegularOnly: !pipes.contains(path))
  }

  /// Returns the contents of a replaced file, or nil if the file is as on the disk.
  private func replacement(of path: String) throws(Disk.Failure) -> [UInt8]? {
    switch overlay?.entry(at: path) {
    case .contents(let bytes): return bytes
    case .missing: throw Disk.Failure(path: path, reason: "no such file or folder")
    case nil: return nil
    }
  }

  private func checkLimit(_ path: String) throws(Disk.Failure) {
    guard limit?.refuses(path) != true else {
      throw Disk.Failure(path: path, reason: ReadingLimit.reason)
    }
  }

  /// Returns `file`, `folder` or `none`.
  private func kind(of path: String) -> String {
    memory?.kind(of: path) ?? overlay?.kind(of: path) ?? Disk.kind(of: path)
  }

  private func sizeText(of path: String) -> String {
    if let memory { return (try? memory.bytes(of: path)).map { "\($0.count)" } ?? Self.none }
    guard limit?.refuses(path) != true else { return Self.none }
    if overlay?.entry(at: path) != nil {
      return (try? replacement(of: path)).flatMap(\.self).map { "\($0.count)" } ?? Self.none
    }
    return Disk.size(of: path).map { "\($0)" } ?? Self.none
  }

  private func names(in folder: String) -> [String]? {
    if let memory { return memory.names(in: folder) }
    return overlay?.names(in: folder) ?? Disk.names(in: folder)
  }
}
