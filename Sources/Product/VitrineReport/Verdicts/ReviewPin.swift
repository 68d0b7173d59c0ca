import VitrineBase

/// A reviewer's comment on a region of a picture.
public struct ReviewPin: Hashable, Sendable {
  /// The name of the picture.
  public var name: String
  /// The digest of the picture's pixels.
  public var picture: String
  /// The region in pixels of the picture.
  public var x: Int
  /// The top edge of the region in pixels.
  public var y: Int
  /// The width of the region in pixels.
  public var width: Int
  /// The height of the region in pixels.
  public var height: Int
  /// The text of the comment.
  public var text: String
  /// The name of the reviewer, or empty.
  public var reviewer: String
  /// The date as YYYY-MM-DD, or empty.
  public var date: String

  /// The maximum coordinate of a picture.
  static let limit = 100_000

  init(_ entry: KeyedObject<ReviewPinKeys>) throws(InputError) {
    guard let name = try entry.name, let picture = try entry.picture, let text = try entry.text,
      !text.isEmpty, !picture.isEmpty, let x = try entry.x, let y = try entry.y,
      let width = try entry.width, let height = try entry.height
    else {
      throw InputError(
        Diagnostic(
          .error, "missing-key",
          "a pin needs 'name', 'picture', 'x', 'y', 'width', 'height' and 'text'",
          at: entry.json.location, hint: "export the verdicts again from the review page"))
    }
    self.name = name
    self.picture = picture
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    self.text = text
    reviewer = try entry.reviewer ?? ""
    date = try entry.date ?? ""
  }

  /// The comment with its position, for messages.
  package var description: String {
    "\(text) (at \(x), \(y), \(width)×\(height)" + (reviewer.isEmpty ? ")" : ", \(reviewer))")
  }
}
