public import Vitrine
public import VitrineBase
import VitrineGraphics
import VitrineImport

/// A `vitrine-lint.json`: severities of rules, thresholds and exceptions.
public struct LintConfig: Sendable {
  /// An exception from a rule for a file, a view or all files, with its reason.
  struct Exception: Sendable {
    var rule: String
    /// The end of a path.
    ///
    /// Nil matches every file.
    var file: String?
    /// The object's id or name.
    ///
    /// Nil matches every object.
    var view: String?
    var reason: String
  }

  /// The configured severity by rule.
  ///
  /// Nil turns the rule off. A rule that isn't listed has its default severity.
  var severities: [String: Severity?] = [:]
  var exceptions: [Exception] = []
  /// The thresholds of the rules.
  public var thresholds = Thresholds()

  /// Creates a config with the default severities and thresholds, and without exceptions.
  public init() {}

  /// Reads a config.
  ///
  /// An unknown rule or threshold is an error, because its author expects an effect.
  public static func read(
    _ path: String, from files: Files = .disk
  ) throws(RenderError) -> LintConfig {
    try readJSONFile(path, from: files, subject: "the config") { object throws(InputError) in
      try LintConfig(object)
    }
  }

  private init(_ object: JSONObject) throws(InputError) {
    let keys = try KeyedObject<LintConfigKeys>(object)
    for entry in try keys.rules ?? [] {
      try Self.check(entry.key, at: entry.location)
      severities[entry.key] = .some(entry.value)
    }
    for entry in try keys.thresholds ?? [] {
      guard case .number(let value) = entry.value.kind, value >= 0, value <= 10_000 else {
        throw wrongType(entry.value, entry.key, expected: "a number from 0 to 10000")
      }
      guard thresholds.set(entry.key, to: value) else {
        throw unknownValue(entry.key, for: "threshold", Thresholds.names, at: entry.location)
      }
    }
    for value in try keys.allow ?? [] {
      exceptions.append(try Self.exception(try KeyedObject(value, "an exception")))
    }
  }

  private static func exception(
    _ entry: KeyedObject<LintExceptionKeys>
  ) throws(InputError) -> Exception {
    guard let rule = try entry.rule else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "an exception has no 'rule'",
          at: entry.json.location, hint: "vitrine lint --list lists the rules"))
    }
    try check(rule, at: entry.place(of: \.rule))
    guard let reason = try entry.reason, reason.contains(where: \.isLetter) else {
      throw InputError(
        Diagnostic(
          .error, "missing-reason", "the exception from '\(rule)' has no reason",
          at: entry.json.location, hint: "explain in a sentence why the rule doesn't apply here"))
    }
    return Exception(
      rule: rule, file: try entry.file, view: try entry.view, reason: reason)
  }

  /// Throws an error if no rule has this name.
  static func check(_ rule: String, at location: SourceLocation) throws(InputError) {
    guard Rule.named(rule) == nil else { return }
    let nearest = nearestName(to: rule, in: Rule.all.map(\.id))
    throw InputError(
      Diagnostic(
        .error, "unknown-rule", "no rule is named '\(rule)'", at: location,
        hint: nearest.map { "did you mean '\($0)'?" } ?? "vitrine lint --list lists the rules"))
  }

  /// Returns the reason that the config gives for allowing a finding, or nil if it isn't allowed.
  func reason(for finding: Finding) -> String? {
    exceptions.first { exception in
      exception.rule == finding.rule
        && exception.file.map { Self.path(finding.place?.file ?? "", endsWith: $0) } ?? true
        && exception.view.map { finding.objects.contains($0) } ?? true
    }?.reason
  }

  /// Returns whether a path ends with complete components.
  ///
  /// `weather.json` doesn't match `old-weather.json`.
  private static func path(_ path: String, endsWith end: String) -> Bool {
    path == end || path.hasSuffix("/" + end)
  }
}

extension Finding {
  /// The finding's object and the other objects that its place affects.
  var objects: [String] { (object.map { [$0] } ?? []) + others }
}
