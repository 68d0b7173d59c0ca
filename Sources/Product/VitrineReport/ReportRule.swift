/// A guideline that pictures of a report violate.
public struct ReportRule: Sendable {
  public var id: String
  /// The severity: `note`, `warning` or `error`.
  public var severity: String
  public var title: String

  public init(id: String, severity: String, title: String) {
    self.id = id
    self.severity = severity
    self.title = title
  }
}
