public import Vitrine
public import VitrineGraphics

/// Something that a rule found, with where and when it shows.
public struct Finding: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  public var severity: Severity
  /// What is wrong, in a sentence.
  public var message: String
  /// What to do about it.
  public var mend: String
  public var place: SourceLocation?
  /// The object id of an Interface Builder file, or the name given in a widget document.
  public var object: String?
  /// More objects that the same place of the file is about, as where a style is said.
  public var others: [String] = []
  /// The views from the root to the object, such as `root › row › title`.
  public var path: String
  /// The names of the variants it shows in, in the order of the run.
  public var variants: [String]
  /// Where it shows worst, for a picture.
  public var scene: Shown?
  /// A safe change of the file that mends it.
  public var fix: Fix?
  /// Whether the place is a style's, which several views share.
  var isShared = false
  /// What keeps two findings about one object apart.
  var key = ""
  /// How bad it is: of findings about the same, the worst is told.
  var weight = 0.0

  /// A place in a picture.
  public struct Shown: Hashable, Sendable {
    public var variant: Variant
    /// In points of the content, from its top left.
    public var box: Rect
  }
}

/// A change of some bytes of a file.
public struct Fix: Hashable, Sendable {
  public var place: SourceLocation
  /// What must stand there, or nothing is changed.
  public var old: String
  public var new: String
}
