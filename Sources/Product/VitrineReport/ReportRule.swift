/// A guideline that pictures of a report violate.
public struct ReportRule: Sendable {
  /// The id of the rule.
  public var id: String
  /// The severity: `note`, `warning` or `error`.
  public var severity: String
  /// The requirement, as a short sentence.
  public var title: String

  /// Creates a rule.
  public init(id: String, severity: String, title: String) {
    self.id = id
    self.severity = severity
    self.title = title
  }
}
