import VitrineBase

/// The versions of a file in the git repository of its folder.
///
/// Git is started without a shell, and the file's name is never treated as an option or a pattern.
/// The output of git is checked before it is used.
struct GitHistory {
  struct Version {
    /// The full hash.
    var commit: String
    /// The day of the commit, as YYYY-MM-DD.
    var date: String
    var author: String
    var subject: String

    /// The first 12 digits of the hash.
    var shortName: String { String(commit.prefix(12)) }
  }

  /// The folder that names are relative to.
  let folder: String
  /// The largest file that is read from a commit, in bytes.
  private static let sizeLimit = 64 << 20
  private static let commitLimit = 500

  /// Returns the commits that changed a file, newest first.
  func versions(of name: String) throws(CommandError) -> [Version] {
    let log = try git([
      "log", "--max-count=\(Self.commitLimit)", "--no-show-signature", "-z",
      "--format=%H%x09%as%x09%an%x09%s", "--", "./" + name,
    ])
    return try log.split(separator: 0).map { line throws(CommandError) in
      let fields = String(decoding: line, as: UTF8.self)
        .split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, Self.isHash(fields[0]), Self.isDate(fields[1]) else {
        throw CommandError(
          code: .invalidInput, message: "\(folder): error: git log printed an unexpected line")
      }
      return Version(
        commit: fields[0], date: fields[1], author: PrintableText.escaped(fields[2]),
        subject: PrintableText.escaped(fields[3]))
    }
  }

  /// Returns the contents of a file in a commit.
  ///
  /// Returns nil if the commit doesn't have the file.
  func bytes(of name: String, in commit: String) throws(CommandError) -> [UInt8]? {
    let object = "\(commit):./\(name)"
    guard let text = try? git(["cat-file", "-s", object]) else { return nil }
    let digits = String(decoding: text, as: UTF8.self).prefix { $0.isNumber }
    guard let size = Int(digits), size <= Self.sizeLimit else {
      throw CommandError(
        code: .invalidInput,
        message: "\(name): error: larger than \(Self.sizeLimit >> 20) MiB in commit \(commit)")
    }
    return try git(["cat-file", "blob", object])
  }

  /// The first 12 digits of the checked out commit's hash, with `+` if tracked files were changed
  /// since.
  ///
  /// Nil if the folder isn't the top of a repository, or git can't be asked.
  var commit: String? {
    guard let prefix = try? git(["rev-parse", "--show-prefix"]),
      prefix.allSatisfy({ $0 == UInt8(ascii: "\n") }),
      let head = try? git(["rev-parse", "--verify", "HEAD"]),
      let changes = try? git(["status", "--porcelain", "--untracked-files=no"])
    else { return nil }
    let hash = String(decoding: head.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard Self.isHash(hash) else { return nil }
    return hash.prefix(12) + (changes.isEmpty ? "" : "+")
  }

  /// The top folder of the repository, or nil if the folder is in none.
  var top: String? {
    guard let line = try? git(["rev-parse", "--show-toplevel"]), line.last == UInt8(ascii: "\n")
    else { return nil }
    return PathText.text(of: Array(line.dropLast()))
  }

  /// A Boolean value that indicates whether the repository has a commit.
  var hasCommit: Bool { (try? git(["rev-parse", "--verify", "--quiet", "HEAD"])) != nil }

  /// The files that differ from the last commit, including new ones, relative to the top folder.
  var changedFiles: [String] {
    get throws(CommandError) {
      let status = try git(["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all"])
      // Two letters for the state and a space precede the path.
      return status.split(separator: 0).filter { $0.count > 3 }
        .map { PathText.text(of: Array($0.dropFirst(3))) }
    }
  }

  private func git(_ words: [String]) throws(CommandError) -> [UInt8] {
    let process = ChildProcess(
      path: "git",
      arguments: [
        "-C", folder, "--no-pager", "--literal-pathspecs", "-c", "core.fsmonitor=false",
      ] + words,
      environment: ["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"])
    do throws(ChildProcess.Failure) {
      let outcome = try process.run()
      guard outcome.code == 0 else {
        throw ChildProcess.Failure(
          reason: String(outcome.errors.prefix { $0 != "\n" }.prefix(300)))
      }
      return outcome.bytes
    } catch {
      throw CommandError(
        code: .invalidInput,
        message: "\(folder): error: git can't be asked: \(PrintableText.escaped(error.reason))")
    }
  }

  private static func isHash(_ text: String) -> Bool {
    (40...64).contains(text.utf8.count) && text.utf8.allSatisfy(isHexDigit)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static func isDate(_ text: String) -> Bool {
    text.utf8.count == 10
      && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isHexDigit($0) }
  }
}
