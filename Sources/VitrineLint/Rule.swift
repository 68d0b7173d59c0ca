/// One guideline, and how to see that a widget breaks it.
public struct Rule: Sendable {
  /// Lower case words with hyphens; stable, for configs and suppressions.
  public let id: String
  public let severity: Severity
  /// What is asked, in a short sentence.
  public let title: String
  /// Why, in a sentence.
  public let why: String
  public let guideline: Guideline
  /// Whether it asks for pixels, which take far longer than layout.
  let needsPixels: Bool
  let check: @Sendable (Subject) -> [Finding]

  init(
    _ id: String, _ severity: Severity, _ guideline: Guideline, title: String, why: String,
    needsPixels: Bool = false, check: @escaping @Sendable (Subject) -> [Finding]
  ) {
    self.id = id
    self.severity = severity
    self.guideline = guideline
    self.title = title
    self.why = why
    self.needsPixels = needsPixels
    self.check = check
  }

  /// A rule that looks at one variant at a time.
  init(
    _ id: String, _ severity: Severity, _ guideline: Guideline, title: String, why: String,
    needsPixels: Bool = false, each: @escaping @Sendable (Look) -> [Finding]
  ) {
    self.init(id, severity, guideline, title: title, why: why, needsPixels: needsPixels) {
      subject in
      subject.looks.flatMap(each)
    }
  }
}
