package import VitrineBase

/// A reviewer's comment on a region of one picture.
public struct ReviewPin: Hashable, Sendable {
  public var name: String
  /// The digest of the pixels that the region is of.
  public var picture: String
  /// In pixels of the picture.
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
  public var text: String
  public var reviewer: String
  /// YYYY-MM-DD, or empty.
  public var date: String

  /// The largest coordinate that a picture can have.
  private static let limit = 100_000

  /// Reads `{"name", "picture", "x", "y", "width", "height", "text", "reviewer", "date"}`.
  package init(_ entry: JSONObject) throws(InputError) {
    try entry.allowOnly(
      ["name", "picture", "x", "y", "width", "height", "text", "reviewer", "date"])
    guard let name = try entry.string("name"), let picture = try entry.string("picture"),
      let text = try entry.string("text"), !text.isEmpty, !picture.isEmpty,
      let x = try entry.integer("x", in: 0...Self.limit),
      let y = try entry.integer("y", in: 0...Self.limit),
      let width = try entry.integer("width", in: 1...Self.limit),
      let height = try entry.integer("height", in: 1...Self.limit)
    else {
      throw InputError(
        Diagnostic(
          .error, "missing-key",
          "a pin needs 'name', 'picture', 'x', 'y', 'width', 'height' and 'text'",
          at: entry.location, hint: "export the verdicts again from the review page"))
    }
    self.name = name
    self.picture = picture
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    self.text = text
    reviewer = try entry.string("reviewer") ?? ""
    date = try entry.string("date") ?? ""
  }

  /// The comment with its place, for messages.
  package var description: String {
    "\(text) (at \(x), \(y), \(width)×\(height)" + (reviewer.isEmpty ? ")" : ", \(reviewer))")
  }
}
