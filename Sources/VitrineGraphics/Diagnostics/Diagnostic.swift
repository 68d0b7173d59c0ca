/// Something a reader should know about an input or a result; work went on.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Hashable, Sendable { case error, warning, note }

  public var severity: Severity
  /// A stable word for programs, such as `unknown-font`.
  public var code: String
  /// What is wrong: lower case, no full stop, what was found and what was expected.
  public var message: String
  public var location: SourceLocation?
  /// The next thing to do, or nothing.
  public var hint: String?

  public init(
    _ severity: Severity, _ code: String, _ message: String, at location: SourceLocation? = nil,
    hint: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.hint = hint
  }

  /// `file:line:column: error: what is wrong; what to do`.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let advice = hint.map { "; \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(message)\(advice)"
  }
}
