public import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Looks at widgets in many variants and says what goes against the guidelines.
public struct LintRun: Sendable {
  public var rules: [Rule]
  public var config: LintConfig

  public init(rules: [Rule] = Rule.all, config: LintConfig = LintConfig()) {
    self.rules = rules
    self.config = config
  }

  /// What the rules find in a widget, in the order of its file; each thing once, with the variants
  /// it shows in.
  ///
  /// What the file or the config allows is left out, and so is a mode that the widget doesn't have.
  public func findings(
    in widget: Widget, as variants: [Variant], in workshop: Workshop
  ) throws(RenderError) -> [Finding] {
    var merged = FindingMerge()
    for finding in try places(in: widget, as: variants, in: workshop) { merged.add(finding) }
    return allowing(merged.findings(in: variants.map(\.name)))
  }

  /// The same, each thing once for every variant that it shows in, with its place there.
  public func places(
    in widget: Widget, as variants: [Variant], in workshop: Workshop
  ) throws(RenderError) -> [Finding] {
    let source = SourceIndex(widget)
    try source.checkAllowances()
    let rules = rules.filter { config.severity(of: $0) != nil }
    var looks: [Look] = []
    for variant in variants {
      guard variant.mode == .compact || widget.largestMode == .expanded else { continue }
      looks.append(
        try Look(
          widget, as: variant, source, config.thresholds,
          drawing: rules.contains(where: \.needsPixels),
          in: workshop))
    }
    guard !looks.isEmpty else { return [] }
    let subject = Subject(widget: widget, looks: looks, source: source)
    var found: [Finding] = []
    for rule in rules {
      for var finding in rule.check(subject) {
        finding.rule = rule.id
        finding.severity = config.severity(of: rule) ?? rule.severity
        if finding.reason(in: source, looks) == nil { found.append(finding) }
      }
    }
    return found
  }

  /// Those that the config doesn't allow.
  public func allowing(_ findings: [Finding]) -> [Finding] {
    findings.filter { config.reason(for: $0) == nil }
  }
}

extension LintConfig {
  /// How much a rule matters; nil where it is off.
  func severity(of rule: Rule) -> Severity? { severities[rule.id] ?? rule.severity }
}

extension Finding {
  /// Why the widget's file allows it; nil where it doesn't.
  fileprivate func reason(in source: SourceIndex, _ looks: [Look]) -> String? {
    guard !source.allowances.isEmpty, let shown = scene,
      let look = looks.first(where: { $0.variant == shown.variant })
    else { return nil }
    let view = object.flatMap { look.tree.view(named: $0) } ?? ViewTree.root
    return source.reason(for: rule, at: look.lineage(view).map { look[$0] })
  }
}

/// Makes one finding of those about the same thing in several variants.
struct FindingMerge {
  private struct Key: Hashable {
    var rule: String
    var place: SourceLocation?
    var object: String?
    var apart: String
  }

  private var found: [Finding] = []
  private var places: [Key: Int] = [:]

  mutating func add(_ finding: Finding) {
    // What a style says is said once for all views that use it.
    let key = Key(
      rule: finding.rule, place: finding.place,
      object: finding.isShared ? nil : finding.object, apart: finding.key)
    guard let index = places[key] else {
      places[key] = found.count
      found.append(finding)
      return
    }
    let variants = found[index].variants + finding.variants
    var others = found[index].others
    for object in [finding.object, found[index].object].compactMap({ $0 })
    where !others.contains(object) { others.append(object) }
    if finding.weight > found[index].weight { found[index] = finding }
    found[index].variants = variants
    found[index].others = others
  }

  /// In the order of the file; variants in the order of the run, each once.
  func findings(in order: [String]) -> [Finding] {
    let sorted = found.enumerated().sorted { a, b in
      let (x, y) = (a.element.place, b.element.place)
      let first = (x?.line ?? 0, x?.column ?? 0, a.offset)
      return first < (y?.line ?? 0, y?.column ?? 0, b.offset)
    }
    return sorted.map { entry in
      var finding = entry.element
      let shown = Set(finding.variants)
      var seen: Set<String> = []
      finding.others.removeAll { $0 == finding.object }
      finding.variants = order.filter { shown.contains($0) && seen.insert($0).inserted }
      return finding
    }
  }
}
