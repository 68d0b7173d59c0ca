/// The files that a piece of work may look at, and a note of what it looked at: the only way to read.
///
/// A value that is passed down to whatever reads. It looks on the disk or in memory, refuses what its
/// limit doesn't allow, and writes every question with its answer into its trace. What a cache depends
/// on is therefore what was asked, and nobody has to remember to say so.
public struct Files: Sendable {
  private let memory: MemoryFiles?
  private let limit: ReadingLimit?
  /// Where questions and answers are written; nil where nobody wants them.
  package private(set) var trace: FileTrace?
  private var readsOnlyRegularFiles = false

  /// The files of this machine, without a limit.
  public static let disk = Files(limit: nil)

  /// The files of this machine that a limit allows.
  package init(limit: ReadingLimit?) {
    memory = nil
    self.limit = limit
  }

  /// These files alone, by their absolute paths; their folders exist, and nothing else does.
  public init(_ contents: [String: [UInt8]]) {
    memory = MemoryFiles(contents)
    limit = nil
  }

  /// The same files; every question is written into this trace.
  package func traced(by trace: FileTrace?) -> Files {
    var files = self
    files.trace = trace
    return files
  }

  /// The same files, except pipes and devices: these would hold up whoever waits for an answer.
  package var regularOnly: Files {
    var files = self
    files.readsOnlyRegularFiles = true
    return files
  }

  /// Allows a file, or a folder with everything in it; it needn't exist yet.
  package func allow(_ path: String) { limit?.allow(path) }

  /// The existing files that were to be read and may not be, sorted.
  package var refused: [String] { limit?.refused ?? [] }
}

extension Files {
  /// The whole contents of a file.
  package func read(_ path: String) throws(Disk.Failure) -> [UInt8] {
    do throws(Disk.Failure) {
      let bytes = try bytes(of: path)
      note(.contents, path, FileTrace.fingerprint(bytes))
      return bytes
    } catch {
      note(.contents, path, Self.none)
      throw error
    }
  }

  package func isFolder(_ path: String) -> Bool {
    let kind = kind(of: path)
    note(.existence, path, kind)
    return kind == "folder"
  }

  package func exists(_ path: String) -> Bool {
    let kind = kind(of: path)
    note(.existence, path, kind)
    return kind != Self.none
  }

  /// How many bytes a file has; nil if no file at the path may be read.
  package func size(of path: String) -> Int? {
    let text = sizeText(of: path)
    note(.size, path, text)
    return Int(text)
  }

  /// The names in a folder, sorted; nil where it cannot be read.
  package func entries(of folder: String) -> [String]? {
    let names = names(in: folder)
    note(.entries, folder, Self.fingerprint(names ?? []))
    return names
  }

  /// The names in a folder that end with `suffix`, sorted; empty where it cannot be read.
  ///
  /// What else the folder holds may change without anybody having to look again.
  package func entries(of folder: String, ending suffix: String) -> [String] {
    let names = (names(in: folder) ?? []).filter { $0.hasSuffix(suffix) }
    note(.matches, FilePath.join(folder, "*" + suffix), Self.fingerprint(names))
    return names
  }

  /// What a question's answer is now; asking is not written into the trace.
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

  /// The answer of every question about what is not there.
  private static let none = "none"

  private static func fingerprint(_ names: [String]) -> String {
    FileTrace.fingerprint(Array(names.joined(separator: "/").utf8))
  }

  private func note(
    _ question: FileTrace.Question, _ path: String, _ answer: @autoclosure () -> String
  ) {
    trace?.add(FileTrace.Answer(question: question, path: path, answer: answer()), count: 1)
  }

  // MARK: Where files are

  private func bytes(of path: String) throws(Disk.Failure) -> [UInt8] {
    if let memory { return try memory.bytes(of: path) }
    try checkLimit(path)
    return try Disk.bytes(of: path, isRegularOnly: readsOnlyRegularFiles)
  }

  private func fingerprint(of path: String) throws(Disk.Failure) -> String {
    if let memory { return FileTrace.fingerprint(try memory.bytes(of: path)) }
    try checkLimit(path)
    return try Disk.fingerprint(of: path, isRegularOnly: readsOnlyRegularFiles)
  }

  private func checkLimit(_ path: String) throws(Disk.Failure) {
    guard limit?.refuses(path) != true else {
      throw Disk.Failure(path: path, reason: ReadingLimit.reason)
    }
  }

  /// `file`, `folder` or `none`.
  private func kind(of path: String) -> String {
    memory?.kind(of: path) ?? Disk.kind(of: path)
  }

  private func sizeText(of path: String) -> String {
    if let memory { return (try? memory.bytes(of: path)).map { "\($0.count)" } ?? Self.none }
    guard limit?.refuses(path) != true else { return Self.none }
    return Disk.size(of: path).map { "\($0)" } ?? Self.none
  }

  private func names(in folder: String) -> [String]? {
    if let memory { return memory.names(in: folder) }
    return Disk.names(in: folder)
  }
}
