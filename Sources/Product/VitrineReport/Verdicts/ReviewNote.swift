import VitrineBase

/// A reviewer's note on a picture that has no decision.
public struct ReviewNote: Hashable, Sendable {
  /// The name of the picture.
  public var name: String
  /// The text of the note.
  public var text: String

  init(_ entry: KeyedObject<ReviewNoteKeys>) throws(InputError) {
    guard let name = try entry.name, let text = try entry.note else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "a note has no 'name' or no 'note'", at: entry.json.location))
    }
    self.name = name
    self.text = text
  }
}
