/// One picture of a report, or a pair of pictures before and after a change.
public struct ReportEntry: Sendable {
  public enum Status: String, Sendable, CaseIterable {
    /// The report has no earlier batch to compare with.
    case alone
    case same, changed, added, removed
    /// It couldn't be rendered.
    case failed
  }

  /// The picture's value on one axis, such as `iphone-x` for `device`.
  public struct Word: Hashable, Sendable {
    public var axis: String
    public var word: String

    public init(axis: String, word: String) {
      self.axis = axis
      self.word = word
    }
  }

  /// Such as `weather/iphone-7-compact`.
  public var name: String
  public var status: Status
  public var width: Int
  public var height: Int
  public var words: [Word] = []
  /// The name of the change's cause, shared by pictures with the same cause.
  public var group = ""
  /// The changes, as sentences.
  public var sentences: [String] = []
  /// The widget's texts, for search.
  public var texts: [String] = []
  /// The indices of the page's rules that it violates.
  public var rules: [Int] = []
  /// The indices of the rules with findings that the earlier version didn't have, and of those with
  /// findings that only it had; empty if its findings are unknown.
  public var newRules: [Int] = []
  public var goneRules: [Int] = []
  /// Whether there is a `ReportDetail` of it.
  public var hasDetail = false
  /// The digests of the pixels before and now; empty if there is no such picture.
  ///
  /// Decisions are bound to them.
  public var before = ""
  public var now = ""

  public init(name: String, status: Status, width: Int = 0, height: Int = 0) {
    self.name = name
    self.status = status
    self.width = width
    self.height = height
  }
}
