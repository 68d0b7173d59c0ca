/// The version of Vitrine that drew a picture, and the digest of the files that it drew.
///
/// Both tell a change of Vitrine from a change of the widget: if a picture differs from its golden
/// and only the version does too, Vitrine changed.
public struct GoldenOrigin: Hashable, Sendable {
  /// The version, such as `0.2.0`.
  public var version: String
  /// The digest of the widget's files, as 16 hexadecimal digits.
  ///
  /// Empty if it is unknown, as for a widget that a test's code creates.
  public var files: String

  /// Creates an origin.
  public init(version: String, files: String = "") {
    self.version = version
    self.files = files
  }

  /// Parses an origin as it is in a manifest, such as `0.2.0:1a2b3c4d5e6f7081`.
  ///
  /// Returns nil if the text isn't one.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].isEmpty || parts[1].utf8.count == 16,
      parts[1].allSatisfy(\.isHexDigit)
    else { return nil }
    version = String(parts[0])
    files = String(parts[1])
  }

  /// The text in a manifest.
  var text: String { "\(version):\(files)" }
}

/// The cause of a difference between a picture and its golden.
public enum GoldenCause: Hashable, Sendable {
  /// The widget's files are the golden's, and Vitrine's version isn't.
  case vitrine(from: String, to: String)
  /// The version is the golden's, and the widget's files aren't.
  case widget
  /// Neither the version nor the files are the golden's.
  case both(from: String, to: String)
  /// Version and files are the golden's, so another build or other fonts drew it.
  case neither
  /// The versions differ, and one of the pictures is of files that are unknown.
  case unknownFiles(from: String, to: String)
  /// The versions are equal, and one of the pictures is of files that are unknown.
  case unknown
  /// The golden is by Vitrine 0.1, which noted no versions.
  case noVersion

  /// Compares the origin of a golden with that of a picture.
  public init(golden: GoldenOrigin?, picture: GoldenOrigin?) {
    guard let golden, let picture else {
      self = .noVersion
      return
    }
    guard !golden.files.isEmpty, !picture.files.isEmpty else {
      self =
        golden.version == picture.version
        ? .unknown : .unknownFiles(from: golden.version, to: picture.version)
      return
    }
    switch (golden.version == picture.version, golden.files == picture.files) {
    case (false, true): self = .vitrine(from: golden.version, to: picture.version)
    case (true, false): self = .widget
    case (false, false): self = .both(from: golden.version, to: picture.version)
    case (true, true): self = .neither
    }
  }

  /// The cause as a sentence, or nil if it can't be determined.
  ///
  /// A golden without a digest of the widget's files, such as one of a test in Swift, has an unknown
  /// cause unless it is by another version of Vitrine.
  public var sentence: String? {
    switch self {
    case .vitrine(let from, let to):
      "Vitrine changed: the golden is by version \(from), this is \(to), and the widget's files are "
        + "the same"
    case .widget: "the widget changed: its files differ from the golden's"
    case .both(let from, let to):
      "the widget's files changed, and so did Vitrine, from version \(from) to \(to)"
    case .neither: "neither the widget's files nor Vitrine's version changed"
    case .unknownFiles(let from, let to):
      "the golden is by version \(from) of Vitrine, this is \(to); the widget may have changed too"
    case .unknown: nil
    case .noVersion:
      "whether Vitrine or the widget changed is unknown: goldens.txt has no version for this golden"
    }
  }
}
