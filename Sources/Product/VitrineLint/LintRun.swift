public import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// A run that checks widgets against the guidelines in many variants.
public struct LintRun: Sendable {
  /// The rules that are checked.
  public var rules: [Rule]
  /// The severities, thresholds and exceptions.
  public var config: LintConfig

  /// Creates a run.
  public init(rules: [Rule] = Rule.all, config: LintConfig = LintConfig()) {
    self.rules = rules
    self.config = config
  }

  /// Returns the findings in a widget in the order of its file, merged over variants.
  ///
  /// Findings that the file or the config allows are left out, and so are variants in a mode that
  /// the widget doesn't have.
  public func findings(
    in widget: Widget, as variants: [Variant], in workshop: Workshop
  ) throws(RenderError) -> [Finding] {
    var merged = FindingMerge()
    for finding in try places(in: widget, as: variants, in: workshop) { merged.add(finding) }
    return allowing(merged.findings(in: variants.map(\.name)))
  }

  /// Returns the findings before merging: one for each variant that shows it, with its box in that
  /// variant.
  ///
  /// Exceptions in the file are applied here. Exceptions in the config aren't, so that a caller can
  /// distinguish them. Pixels are drawn only if an enabled rule needs them.
  public func places(
    in widget: Widget, as variants: [Variant], in workshop: Workshop
  ) throws(RenderError) -> [Finding] {
    let source = SourceIndex(widget)
    try source.checkAllowances()
    let isHome = variants.first?.host == .home
    let rules = rules.filter {
      config.severity(of: $0) != nil && $0.scope.contains(home: isHome)
    }
    let needsPixels = rules.contains(where: \.needsPixels)
    var inspections: [Variant: Inspection] = [:]
    var scenes: [LintScene] = []
    for variant in variants where variant.mode == .compact || widget.largestMode == .expanded {
      let key = variant.overDefaultWallpaper
      let inspection: Inspection
      if let known = inspections[key] {
        inspection = known.over(variant.wallpaper)
      } else {
        inspection = try inspect(widget, as: variant, in: workshop)
        inspections[key] = inspection
      }
      var scene = LintScene(inspection, source, thresholds: config.thresholds)
      if needsPixels { try scene.measureContrasts(in: workshop) }
      scenes.append(scene)
    }
    guard !scenes.isEmpty else { return [] }
    func subject(_ scenes: [LintScene]) -> Subject {
      Subject(widget: widget, scenes: scenes, source: source, files: workshop.files)
    }
    let (whole, parts) = (subject(scenes), scenes.dividedByContent.map(subject))
    var findings: [Finding] = []
    for rule in rules {
      for var finding in rule.comparesFamilies ? rule.check(whole) : parts.flatMap(rule.check) {
        finding.rule = rule.id
        finding.severity = config.severity(of: rule) ?? rule.severity
        if finding.reason(in: source, scenes) == nil { findings.append(finding) }
      }
    }
    return findings
  }

  /// Returns the findings that the config doesn't allow.
  public func allowing(_ findings: [Finding]) -> [Finding] {
    findings.filter { config.reason(for: $0) == nil }
  }
}

extension [LintScene] {
  /// The scenes in groups that have the same views, in the design at least.
  ///
  /// Other widgets, families, entries and previews of WidgetKit have other views.
  fileprivate var dividedByContent: [[LintScene]] {
    var groups: [[LintScene]] = []
    for scene in self {
      let group = groups.firstIndex { $0[0].variant.hasSameViews(as: scene.variant) }
      if let group { groups[group].append(scene) } else { groups.append([scene]) }
    }
    return groups
  }
}

extension Variant {
  fileprivate func hasSameViews(as other: Variant) -> Bool {
    kind == other.kind && family == other.family && entry == other.entry && moment == other.moment
      && preview == other.preview
  }
}

extension LintConfig {
  /// Returns the severity of a rule under this config, or nil if the rule is off.
  func severity(of rule: Rule) -> Severity? { severities[rule.id] ?? rule.severity }
}

extension Finding {
  /// Returns the reason that the widget's file gives for allowing the finding, or nil if it isn't
  /// allowed.
  fileprivate func reason(in source: SourceIndex, _ scenes: [LintScene]) -> String? {
    guard !source.allowances.isEmpty, let shown = occurrence,
      let scene = scenes.first(where: { $0.variant == shown.variant })
    else { return nil }
    let view = object.flatMap { scene.tree.view(named: $0) } ?? ViewTree.root
    return source.reason(for: rule, at: scene.lineage(view).map { scene[$0] })
  }
}

/// A merge of the findings about one object in several variants.
///
/// The worst finding is used, with the names of all variants that show it.
struct FindingMerge {
  private struct Key: Hashable {
    var rule: String
    var place: SourceLocation?
    var object: String?
    var dedupKey: String
  }

  private var merged: [Finding] = []
  private var places: [Key: Int] = [:]

  mutating func add(_ finding: Finding) {
    // A style's violation is reported once for all views that use the style.
    let key = Key(
      rule: finding.rule, place: finding.place,
      object: finding.isShared ? nil : finding.object, dedupKey: finding.dedupKey)
    guard let index = places[key] else {
      places[key] = merged.count
      merged.append(finding)
      return
    }
    let variants = merged[index].variants + finding.variants
    var others = merged[index].others
    for object in [finding.object, merged[index].object].compactMap({ $0 })
    where !others.contains(object) { others.append(object) }
    if finding.weight > merged[index].weight { merged[index] = finding }
    merged[index].variants = variants
    merged[index].others = others
  }

  /// Returns the merged findings in the order of the file.
  ///
  /// Their variants are in the order of the run.
  func findings(in order: [String]) -> [Finding] {
    let sorted = merged.enumerated().sorted { a, b in
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
