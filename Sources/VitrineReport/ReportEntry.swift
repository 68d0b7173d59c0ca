/// One picture of a report.
public struct ReportEntry: Sendable {
  public enum Status: String, Sendable {
    /// Nothing to compare it with.
    case alone
    case same, changed, added, removed
  }

  /// Such as `weather/iphone-7-compact`.
  public var name: String
  public var status: Status
  public var width: Int
  public var height: Int
  /// The same for pictures whose change has the same cause.
  public var group: String
  /// What changed, in sentences.
  public var sentences: [String]

  public init(
    name: String, status: Status, width: Int, height: Int, group: String, sentences: [String]
  ) {
    self.name = name
    self.status = status
    self.width = width
    self.height = height
    self.group = group
    self.sentences = sentences
  }
}
