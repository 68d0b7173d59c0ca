import VitrineImport

/// Finds what a mistyped word was meant to be.
public enum Suggestion {
  /// The known name that needs the fewest edits, where they are few enough to be a slip.
  public static func nearest(to name: String, in known: [String]) -> String? {
    nearestName(to: name, in: known)
  }
}
