import VitrineBase
public import Vitrine
import VitrineGraphics
import VitrineImport

/// A `vitrine-lint.json`: severities of rules, thresholds and exceptions.
public struct LintConfig: Sendable {
  /// An exception from a rule for a file, a view or everywhere, with its reason.
  struct Exception: Sendable {
    var rule: String
    /// The end of a path; nil matches every file.
    var file: String?
    /// The object's id or name; nil matches every object.
    var view: String?
    var reason: String
  }

  /// The configured severity by rule.
  ///
  /// Nil turns the rule off. A rule that isn't listed keeps its default severity.
  var severities: [String: Severity?] = [:]
  var exceptions: [Exception] = []
  public var thresholds = Thresholds()

  public init() {}

  public static func read(_ path: String) throws(RenderError) -> LintConfig {
    try readJSONFile(path, "the config") { object throws(InputError) in
      try LintConfig(object)
    }
  }

  private init(_ object: JSONObject) throws(InputError) {
    try object.allowOnly(["$schema", "rules", "thresholds", "allow"])
    for member in try object.object("rules")?.members ?? [] {
      try Self.check(member.key, at: member.location)
      let words = ["off"] + Severity.allCases.map(\.rawValue)
      guard case .string(let word) = member.value.kind else {
        throw wrongType(member.value, member.key, "one of \(words.joined(separator: ", "))")
      }
      guard words.contains(word) else {
        throw unknownValue(word, for: "severity", words, at: member.value.location)
      }
      severities[member.key] = .some(Severity(rawValue: word))
    }
    for member in try object.object("thresholds")?.members ?? [] {
      guard case .number(let value) = member.value.kind, value >= 0, value <= 10_000 else {
        throw wrongType(member.value, member.key, "a number from 0 to 10000")
      }
      guard thresholds.set(member.key, to: value) else {
        throw unknownValue(member.key, for: "threshold", Thresholds.names, at: member.location)
      }
    }
    for value in try object.array("allow") ?? [] { exceptions.append(try Self.exception(value)) }
  }

  private static func exception(_ value: JSONValue) throws(InputError) -> Exception {
    let entry = try JSONObject(value, "an exception")
    try entry.allowOnly(["rule", "file", "view", "reason"])
    guard let rule = try entry.string("rule") else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "an exception has no 'rule'",
          at: entry.location, hint: "vitrine lint --list lists the rules"))
    }
    try check(rule, at: entry["rule"]?.location ?? entry.location)
    guard let reason = try entry.string("reason"), reason.contains(where: \.isLetter) else {
      throw InputError(
        Diagnostic(
          .error, "missing-reason", "the exception from '\(rule)' has no reason",
          at: entry.location, hint: "explain in a sentence why the rule doesn't apply here"))
    }
    return Exception(
      rule: rule, file: try entry.string("file"), view: try entry.string("view"), reason: reason)
  }

  /// Throws if no rule has this name.
  static func check(_ rule: String, at location: SourceLocation) throws(InputError) {
    guard Rule.named(rule) == nil else { return }
    let nearest = nearestName(to: rule, in: Rule.all.map(\.id))
    throw InputError(
      Diagnostic(
        .error, "unknown-rule", "no rule is named '\(rule)'", at: location,
        hint: nearest.map { "did you mean '\($0)'?" } ?? "vitrine lint --list lists the rules"))
  }

  /// The reason that the config gives for allowing a finding; nil if it isn't allowed.
  func reason(for finding: Finding) -> String? {
    exceptions.first { exception in
      exception.rule == finding.rule
        && exception.file.map { Self.path(finding.place?.file ?? "", endsWith: $0) } ?? true
        && exception.view.map { finding.objects.contains($0) } ?? true
    }?.reason
  }

  private static func path(_ path: String, endsWith end: String) -> Bool {
    path == end || path.hasSuffix("/" + end)
  }
}

extension Finding {
  /// The finding's object and the other objects that its place affects.
  var objects: [String] { (object.map { [$0] } ?? []) + others }
}
