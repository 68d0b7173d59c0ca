/// One picture of a report.
public struct ReportEntry: Sendable {
  public enum Status: String, Sendable, CaseIterable {
    /// Nothing to compare it with.
    case alone
    case same, changed, added, removed
    /// It could not be drawn.
    case failed
  }

  /// What it is on one axis, such as `iphone-x` for `device`.
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
  /// The same for pictures whose change has the same cause.
  public var group = ""
  /// What changed, in sentences.
  public var sentences: [String] = []
  /// What the widget says, to be found by.
  public var texts: [String] = []
  /// The places in the page's rules of those that it breaks.
  public var rules: [Int] = []
  /// Whether there is a `ReportDetail` of it.
  public var hasDetail = false

  public init(name: String, status: Status, width: Int = 0, height: Int = 0) {
    self.name = name
    self.status = status
    self.width = width
    self.height = height
  }
}
