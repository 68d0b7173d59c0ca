public import Vitrine
public import VitrineBase
public import VitrineGraphics

/// One violation of a rule: its place in the file and the variants that show it.
public struct Finding: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  public var severity: Severity
  /// What is wrong, in a sentence.
  public var message: String
  /// What to change, as an instruction.
  public var remedy: String
  public var place: SourceLocation?
  /// The object id of an Interface Builder file, or the name given in a widget document.
  public var object: String?
  /// Other objects that the same place affects; a style's place affects every view that uses it.
  public var others: [String] = []
  /// The views from the root to the object, such as `root › row › title`.
  public var path: String
  /// The names of the variants that show it, in the order of the run.
  public var variants: [String]
  /// The variant that shows it at its worst, for a picture.
  public var occurrence: Occurrence?
  /// A safe edit of the file that resolves it; nil if a person has to decide.
  public var fix: Fix?
  /// Whether the place belongs to a style that several views can share.
  var isShared = false
  /// Distinguishes findings of one rule about the same object, so that they aren't merged.
  var dedupKey = ""
  /// The severity of this occurrence: of merged findings, the one with the largest weight is kept.
  var weight = 0.0

  package init(
    rule: String, severity: Severity, message: String, remedy: String, place: SourceLocation?,
    object: String?, others: [String] = [], path: String, variants: [String],
    occurrence: Occurrence? = nil, fix: Fix? = nil, isShared: Bool = false, dedupKey: String = "",
    weight: Double = 0
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.remedy = remedy
    self.place = place
    self.object = object
    self.others = others
    self.path = path
    self.variants = variants
    self.occurrence = occurrence
    self.fix = fix
    self.isShared = isShared
    self.dedupKey = dedupKey
    self.weight = weight
  }

  /// A place in a picture.
  public struct Occurrence: Hashable, Sendable {
    public var variant: Variant
    /// In points of the content, from its top left.
    public var box: Rect
  }
}

/// A replacement of some bytes of a file.
public struct Fix: Hashable, Sendable {
  public var place: SourceLocation
  /// The text expected at the place; the fix isn't applied to any other text.
  public var old: String
  public var new: String

  package init(place: SourceLocation, old: String, new: String) {
    self.place = place
    self.old = old
    self.new = new
  }
}
