/// The words of a request that choose a picture.
struct PictureWords: Sendable {
  /// The version of the files.
  enum Version: String {
    /// The files on the disk.
    case now
    /// The files of the last commit.
    case head
    /// The differences between both.
    case difference
  }

  /// The name of the subject; nil for the only one.
  private(set) var subject: String?
  private(set) var version = Version.now
  /// A Boolean value that indicates whether the widget's file may replace its code.
  private(set) var wantsFallback = false
  /// The words that choose the variant, with the keys of their axes in a config.
  private(set) var axes: [(name: String, value: String)] = []
  /// The words as text.
  let text: String

  /// Returns nil if the version is unknown.
  init?(_ arguments: [(name: String, value: String)]) {
    text = arguments.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    for (name, value) in arguments {
      switch name {
      case "subject": subject = value
      case "fallback": wantsFallback = true
      case "version":
        guard let known = Version(rawValue: value) else { return nil }
        version = known
      default: axes.append((name, value))
      }
    }
  }
}
