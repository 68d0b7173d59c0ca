import VitrineBase
import VitrineGraphics

/// The manifest of a folder of goldens: the size, the pixel digest and the origin of each picture.
///
/// Each golden has one line, `DIGEST WIDTHxHEIGHT ORIGIN NAME`, sorted by name, so that concurrent
/// changes merge and a reviewer can read them. Manifests of Vitrine 0.1 have no origins.
public struct GoldenManifest: Hashable, Sendable {
  /// The size, pixel digest and origin of a golden.
  public struct Entry: Hashable, Sendable {
    /// The digest of the pixels.
    public var digest: String
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// The origin of the picture.
    ///
    /// Nil if Vitrine 0.1 recorded it.
    public var origin: GoldenOrigin?

    /// Creates an entry.
    public init(digest: String, width: Int, height: Int, origin: GoldenOrigin? = nil) {
      self.digest = digest
      self.width = width
      self.height = height
      self.origin = origin
    }

    /// Parses the parts of a line before its name.
    ///
    /// Returns nil if they aren't an entry's.
    init?(_ parts: some Collection<Substring>) {
      let parts = Array(parts)
      guard parts.count >= 2, parts[0].utf8.count == 64 else { return nil }
      let size = parts[1].split(separator: "x").compactMap { Int($0) }
      guard size.count == 2 else { return nil }
      self.init(digest: String(parts[0]), width: size[0], height: size[1])
      guard parts.count == 3, parts[2] != "-" else { return }
      guard let origin = GoldenOrigin(parts[2]) else { return nil }
      self.origin = origin
    }

    /// The parts of a line before its name.
    var text: String { "\(digest) \(width)x\(height) \(origin?.text ?? "-")" }

    /// Returns whether another entry has the same picture, whatever its origin is.
    public func hasSamePicture(as other: Entry) -> Bool {
      digest == other.digest && width == other.width && height == other.height
    }
  }

  /// The entries by the names of the goldens.
  public var entries: [String: Entry] = [:]

  private static let head = "vitrine goldens 2"
  /// The first line of Vitrine 0.1, whose lines have no origin.
  private static let earlierHead = "vitrine goldens 1"

  /// Creates an empty manifest.
  public init() {}

  /// Parses a manifest.
  ///
  /// `file` is its name in messages.
  public init(_ text: String, file: String) throws(GoldenError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isEarlier = lines.first.map(String.init) == Self.earlierHead
    guard isEarlier || lines.first.map(String.init) == Self.head else {
      throw .brokenManifest(file, 1, "the first line is not '\(Self.head)'")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: line.hasPrefix) {
        throw .brokenManifest(
          file, index + 1, "unresolved merge conflict; keep the lines of one side")
      }
      guard let (entry, name) = Self.parse(line, hasOrigin: !isEarlier) else {
        throw .brokenManifest(
          file, index + 1, "expected DIGEST WIDTHxHEIGHT \(isEarlier ? "" : "ORIGIN ")NAME")
      }
      if let problem = FileRoot.problem(with: name) {
        throw .brokenManifest(file, index + 1, "the golden's name \(problem)")
      }
      guard entries[name] == nil else {
        throw .brokenManifest(file, index + 1, "'\(name)' is listed twice")
      }
      entries[name] = entry
    }
  }

  /// Parses a line.
  ///
  /// Returns nil if it isn't one. The name may contain spaces and is anything but empty.
  public static func parse(
    _ line: some StringProtocol, hasOrigin: Bool = true
  ) -> (entry: Entry, name: String)? {
    let count = hasOrigin ? 3 : 2
    let parts = String(line).split(separator: " ", maxSplits: count)
    guard parts.count == count + 1, let entry = Entry(parts[..<count]) else { return nil }
    return (entry, String(parts[count]))
  }

  /// Returns the line of a golden.
  public static func line(_ entry: Entry, _ name: String) -> String { "\(entry.text) \(name)\n" }

  /// The text of the manifest's file.
  public var text: String {
    var text = Self.head + "\n"
    for (name, entry) in entries.sorted(by: { $0.key < $1.key }) {
      text += Self.line(entry, name)
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
