import Vitrine

/// A guideline and the check that finds violations of it.
public struct Rule: Sendable {
  /// The id: lowercase words with hyphens.
  ///
  /// It is stable, because configs and suppressions refer to it.
  public let id: String
  /// The default severity.
  public let severity: Severity
  /// The requirement, as a short sentence.
  public let title: String
  /// The reason for the requirement, as a sentence.
  public let why: String
  /// The guideline that the rule implements.
  public let guideline: Guideline
  /// The widgets that the rule is about.
  package let scope: RuleScope
  /// A Boolean value that indicates whether the check needs rendered pixels, which take far longer
  /// than layout.
  let needsPixels: Bool
  /// A Boolean value that indicates whether the check gets the scenes of all families at once.
  ///
  /// Other checks compare the scenes of the same views.
  let comparesFamilies: Bool
  /// The function that returns the findings of a widget.
  ///
  /// `LintRun` sets their rule and severity.
  let check: @Sendable (Subject) -> [Finding]

  init(
    _ id: String, _ severity: Severity, _ guideline: Guideline, title: String, why: String,
    scope: RuleScope = .today, needsPixels: Bool = false, comparesFamilies: Bool = false,
    check: @escaping @Sendable (Subject) -> [Finding]
  ) {
    self.id = id
    self.severity = severity
    self.guideline = guideline
    self.title = title
    self.why = why
    self.scope = scope
    self.needsPixels = needsPixels
    self.comparesFamilies = comparesFamilies
    self.check = check
  }

  /// Creates a rule that checks each variant separately.
  ///
  /// Macs have a pointer, a keyboard and vibrant label colors, but no text sizes and no rounded
  /// cards. A rule about these checks phones and iPads only (`onMac` is false).
  init(
    _ id: String, _ severity: Severity, _ guideline: Guideline, title: String, why: String,
    scope: RuleScope = .today, needsPixels: Bool = false, onMac: Bool = true,
    each: @escaping @Sendable (LintScene) -> [Finding]
  ) {
    self.init(
      id, severity, guideline, title: title, why: why, scope: scope, needsPixels: needsPixels
    ) { subject in
      subject.scenes.filter { onMac || !$0.variant.system.isDesktop }.flatMap(each)
    }
  }
}
