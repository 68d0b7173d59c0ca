import VitrineBase
import VitrineGraphics

/// The manifest of a folder of goldens: the size and the pixel digest of each picture.
///
/// Each golden has one line, `DIGEST WIDTHxHEIGHT NAME`, sorted by name, so that concurrent changes
/// merge and a reviewer can read them.
public struct GoldenManifest: Hashable, Sendable {
  /// The size and pixel digest of a golden.
  public struct Entry: Hashable, Sendable {
    /// The digest of the pixels.
    public var digest: String
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int

    /// Creates an entry.
    public init(digest: String, width: Int, height: Int) {
      self.digest = digest
      self.width = width
      self.height = height
    }
  }

  /// The entries by the names of the goldens.
  public var entries: [String: Entry] = [:]

  private static let head = "vitrine goldens 1"

  /// Creates an empty manifest.
  public init() {}

  /// Parses a manifest.
  ///
  /// `file` is its name in messages.
  public init(_ text: String, file: String) throws(GoldenError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first.map(String.init) == Self.head else {
      throw .brokenManifest(file, 1, "the first line is not '\(Self.head)'")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
        throw .brokenManifest(
          file, index + 1, "unresolved merge conflict; keep the lines of one side")
      }
      let parts = line.split(separator: " ", maxSplits: 2)
      let size = parts.count == 3 ? parts[1].split(separator: "x").compactMap { Int($0) } : []
      guard size.count == 2, parts[0].utf8.count == 64 else {
        throw .brokenManifest(file, index + 1, "expected DIGEST WIDTHxHEIGHT NAME")
      }
      let name = String(parts[2])
      if let problem = FileRoot.problem(with: name) {
        throw .brokenManifest(file, index + 1, "the golden's name \(problem)")
      }
      guard entries[name] == nil else {
        throw .brokenManifest(file, index + 1, "'\(name)' is listed twice")
      }
      entries[name] = Entry(digest: String(parts[0]), width: size[0], height: size[1])
    }
  }

  /// The text of the manifest's file.
  public var text: String {
    var text = Self.head + "\n"
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      text += "\(entry.digest) \(entry.width)x\(entry.height) \(name)\n"
    }
    return text
  }
}

/// An error in reading or writing goldens.
public enum GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  case brokenManifest(String, Int, String)
  case unreadable(String, String)
  case unwritable(String, String)
  /// Another process is recording into the same folder.
  case busy(String)
  /// Recording was requested in CI, which is refused.
  case recordingInCI
  /// Two tests or pictures have the same name.
  case duplicate(String)

  /// The message of the error.
  public var description: String {
    switch self {
    case .brokenManifest(let file, let line, let reason): "\(file):\(line):1: error: \(reason)"
    case .unreadable(let path, let reason): "\(path): error: cannot be read: \(reason)"
    case .unwritable(let path, let reason): "\(path): error: cannot be written: \(reason)"
    case .busy(let folder):
      "\(folder): error: another process is recording here; wait for it to finish"
    case .recordingInCI: "error: goldens can't be recorded in CI; record them locally"
    case .duplicate(let name): "error: two pictures are named '\(name)'"
    }
  }
}
