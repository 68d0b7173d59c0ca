/// Why text could not be set at all.
public enum TextError: Error, Hashable, Sendable {
  /// A font file that cannot be read as a font.
  case unreadableFont(path: String)
}
