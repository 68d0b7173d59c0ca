/// A message about an input or a result that doesn't stop the work.
public struct Diagnostic: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The severity of a diagnostic.
  public enum Severity: String, Hashable, Codable, Sendable { case error, warning, note }

  /// The severity of the problem.
  public var severity: Severity
  /// A stable code for programs, such as `unknown-font`.
  public var code: String
  /// The problem, in lower case without a final period: the actual and the expected value.
  public var message: String
  /// The location in the input, or nil if the diagnostic has none.
  public var location: SourceLocation?
  /// The next step for the user, if known.
  public var hint: String?

  /// Creates a diagnostic with a severity, a stable code and a message.
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

  /// The text `file:line:column: error: problem; hint`.
  public var description: String {
    let place = location.map { "\($0): " } ?? ""
    let advice = hint.map { "; \($0)" } ?? ""
    return "\(place)\(severity.rawValue): \(message)\(advice)"
  }
}
