public import Vitrine
public import VitrineBase
public import VitrineGraphics

/// A violation of a rule: its place in the file and the variants that show it.
public struct Finding: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The severity of the rule in the run.
  public var severity: Severity
  /// The problem, as a sentence.
  public var message: String
  /// The correction, as an instruction.
  public var remedy: String
  /// The location in the file.
  ///
  /// Nil if it is unknown.
  public var place: SourceLocation?
  /// The object id in an Interface Builder file, or the name given in a widget document.
  public var object: String?
  /// The other objects at the same place, because a style's place affects every view that uses it.
  public var others: [String] = []
  /// The path of views from the root to the object, for example `root › row › title`.
  public var path: String
  /// The names of the variants that show it, in the order of the run.
  public var variants: [String]
  /// The variant that shows the finding at its worst, for a picture.
  public var occurrence: Occurrence?
  /// A safe edit of the file that resolves the finding.
  ///
  /// Nil if it needs a decision.
  public var fix: Fix?
  /// A Boolean value that indicates whether the place belongs to a style that several views can
  /// share.
  var isShared = false
  /// A key that distinguishes findings of one rule about the same object, so that they aren't
  /// merged.
  var dedupKey = ""
  /// The weight of this occurrence.
  ///
  /// Merging uses the finding with the largest weight.
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

  /// A location in a picture.
  public struct Occurrence: Hashable, Sendable {
    /// The variant of the picture.
    public var variant: Variant
    /// The box in points from the content's top left.
    public var box: Rect
  }
}

/// A replacement of bytes in a file.
public struct Fix: Hashable, Sendable {
  /// The location of the text in the file.
  public var place: SourceLocation
  /// The expected text at the place.
  ///
  /// The fix isn't applied to any other text.
  public var old: String
  /// The text that replaces it.
  public var new: String

  package init(place: SourceLocation, old: String, new: String) {
    self.place = place
    self.old = old
    self.new = new
  }
}
