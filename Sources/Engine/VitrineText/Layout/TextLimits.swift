/// The room of a text, and the ways to fit a text that needs more.
struct TextLimits: Hashable {
  /// Words that end a paragraph in a line of their own.
  enum Orphans: Hashable { case allowed, avoided }

  /// The maximum number of lines.
  ///
  /// 0 is unlimited.
  var lines = 0
  /// The width in points, or nil for unlimited.
  var width: Double?
  /// The height in points, which limits the lines, or nil for unlimited.
  var height: Double?
  /// The smallest scale at which the text may be set.
  ///
  /// 0 and 1 don't shrink it.
  var minimumScale = 0.0
  /// A Boolean value that indicates whether letters may move closer together.
  var allowsTightening = false
  /// The treatment of words that end a paragraph in a line of their own.
  var orphans = Orphans.allowed
}
