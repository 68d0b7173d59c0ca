/// A picture of a report, or a pair of pictures before and after a change.
public struct ReportEntry: Sendable {
  /// The state of a picture compared with the earlier batch.
  public enum Status: String, Sendable, CaseIterable {
    /// The report has no earlier batch for a comparison.
    case alone
    case same, changed, added, removed
    /// The picture couldn't be rendered.
    case failed
  }

  /// The picture's value on one axis, for example `iphone-x` for `device`.
  public struct Word: Hashable, Sendable {
    /// The name of the axis.
    public var axis: String
    /// The value on the axis.
    public var word: String

    /// Creates a word.
    public init(axis: String, word: String) {
      self.axis = axis
      self.word = word
    }
  }

  /// The name, for example `weather/iphone-7-compact`.
  public var name: String
  /// The state compared with the earlier batch.
  public var status: Status
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The picture's values on the axes.
  public var words: [Word] = []
  /// The title of the edit that changed the picture, shared by pictures with the same edit.
  ///
  /// Empty if the edit is unknown.
  public var edit = ""
  /// The name of the change's cause, shared by pictures with the same cause.
  public var group = ""
  /// The changes, as sentences.
  public var sentences: [String] = []
  /// The widget's texts, for search.
  public var texts: [String] = []
  /// The indices of the page's rules that the picture violates.
  public var rules: [Int] = []
  /// The indices of the rules with findings that only the new version or only the earlier version
  /// has.
  ///
  /// Empty if the findings of the earlier version are unknown.
  public var newRules: [Int] = []
  /// The indices of the rules with findings that only the earlier version has.
  public var goneRules: [Int] = []
  /// A Boolean value that indicates whether the picture has a `ReportDetail`.
  public var hasDetail = false
  /// The digests of the pixels before and now, to which decisions are bound.
  ///
  /// A digest is empty if the picture doesn't exist.
  public var before = ""
  /// The digest of the new pixels.
  ///
  /// Empty if the picture doesn't exist.
  public var now = ""

  /// Creates an entry.
  public init(name: String, status: Status, width: Int = 0, height: Int = 0) {
    self.name = name
    self.status = status
    self.width = width
    self.height = height
  }
}
