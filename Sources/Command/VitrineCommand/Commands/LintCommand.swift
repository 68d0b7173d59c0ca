import Vitrine
import VitrineBase
import VitrineLint

extension Command {
  /// The command that checks widgets against the guidelines.
  ///
  /// The rules are in `VitrineLint`. The command chooses inputs, variants, rules and the form of
  /// the output, ignores the findings of a baseline, and fails from a severity on.
  static let lint = Command(
    name: "lint", abstract: "check widgets against the guidelines",
    discussion: """
      Checks widgets in many variants against the guidelines for Today widgets. Each finding names the
      rule, the place in the file, the variants in which it shows, and a fix.
      """,
    usage: ["INPUT... [OPTIONS]", "--matrix CONFIG [OPTIONS]"],
    options: [
      LintCommandOptions.matrix, LintCommandOptions.format, LintCommandOptions.limit,
      LintCommandOptions.rules, LintCommandOptions.config, LintCommandOptions.baseline,
      LintCommandOptions.writtenBaseline, LintCommandOptions.pictures, LintCommandOptions.fix,
      LintCommandOptions.list, LintCommandOptions.quiet,
    ] + VariantOptions.all,
    notes: """
      Without options that choose variants, each mode is checked on four devices, with small and large
      text, right to left, in pseudo-localized text, in every language of the widget and over every
      wallpaper (docs/lint.md).
      """,
    examples: [
      Command.Example(
        "lint Examples/*.json",
        "Check several widgets in the standard variants."),
      Command.Example(
        "lint Examples/news.json --mode compact --format github",
        "Check one variant and print annotations for GitHub."),
      Command.Example(
        "lint --matrix vitrine.json --write-baseline lint-baseline.json",
        "Accept all present findings."),
    ],
    run: runLint)

  /// Checks the widgets, prints the findings, and fixes or accepts them if an option requests it.
  ///
  /// An input that cannot be read doesn't stop the others. It fails the command at the end.
  private static func runLint(_ arguments: Arguments) throws(CommandError) {
    typealias Options = LintCommandOptions
    let format = arguments[Options.format]
    if arguments[Options.list] {
      return format == .text ? listRules() : Console.print(FindingJSON.text(of: Rule.all))
    }
    let lint = LintRun(
      rules: arguments[Options.rules],
      config: try LintOptions.config(arguments[Options.config], arguments.files))
    var check = LintCheck(
      lint, try baseline(arguments), in: Workshop(try InputOptions.resources(arguments)),
      pictures: arguments[Options.pictures], printsText: format == .text)
    let findings = try check.run(
      try LintSubjects.all(arguments, config: arguments[Options.matrix]))
    if !arguments[Options.quiet] || format != .text { check.report(findings, as: format) }
    // The fixes come after the output, because the lines of findings are lines of the unfixed file.
    if arguments[Options.fix] { try FixFiles.apply(findings, from: arguments.files) }
    guard check.failures == 0 else {
      throw .input("error: \(countText(check.failures, "input")) could not be checked")
    }
    // A baseline accepts all findings, so the severity doesn't count.
    if let path = arguments[Options.writtenBaseline] {
      return try FixFiles.write(Array(Baseline(findings).json.utf8), to: path)
    }
    let limit = arguments[Options.limit].severity
    if let limit, findings.contains(where: { $0.severity >= limit }) {
      throw CommandError(code: .differs, message: "")
    }
  }

  /// Returns the findings that the baseline accepts, if an option names one.
  private static func baseline(_ arguments: Arguments) throws(CommandError) -> Baseline? {
    guard let path = arguments[LintCommandOptions.baseline] else { return nil }
    return try readingInput { () throws(RenderError) in
      try Baseline.read(path, from: arguments.files)
    }
  }

  /// Prints the rules in columns.
  ///
  /// The longest id has less than 26 characters, `warning` less than 9.
  private static func listRules() {
    for rule in Rule.all {
      let name = rule.id + String(repeating: " ", count: max(1, 26 - rule.id.count))
      let severity =
        rule.severity.rawValue
        + String(repeating: " ", count: 9 - rule.severity.rawValue.count)
      Console.print("\(name)\(severity)\(rule.title)")
    }
  }
}

/// The options of `vitrine lint`.
private enum LintCommandOptions {
  /// The lowest severity that fails the command.
  ///
  /// No finding has `never`.
  enum Limit: String, CaseIterable {
    case note, warning, error, never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  static let matrix = Option.text(
    "--matrix", "CONFIG", help: "the inputs, variants and states of a vitrine.json (docs/matrix.md)"
  )

  static let format = Option.choice(
    "--format", "FORMAT", help: "text, json, sarif or github (default: text)",
    default: LintFormat.text)

  static let limit = Option.choice(
    "--fail-on", "SEVERITY",
    help:
      "exit with 1 if there are findings of this severity or above: note, warning, error or never "
      + "(default: warning)", default: Limit.warning)

  /// The rules in the order of their list, whatever the order of the options.
  static let rules = Option(
    "--rule", metavar: "ID", help: "check only this rule; may be repeated",
    completion: .words(Rule.all.map(\.id)), default: Rule.all
  ) { words throws(CommandError) in
    for id in words where Rule.named(id) == nil {
      let hint = nearestName(to: id, in: Rule.all.map(\.id)).map { "did you mean '\($0)'?" }
      throw .usage("unknown rule '\(id)'; \(hint ?? "vitrine lint --list shows all")")
    }
    return Rule.all.filter { words.contains($0.id) }
  }

  static let config = Option.text(
    "--config", "FILE",
    help:
      "severities, thresholds and exceptions (default: vitrine-lint.json in the current folder, "
      + "if any)")

  static let baseline = Option.text(
    "--baseline", "FILE", help: "ignore the findings that this file lists")

  static let writtenBaseline = Option.text(
    "--write-baseline", "FILE", help: "write the findings to this file and exit with 0")

  static let pictures = Option.text(
    "--picture", "DIR", help: "write a picture of each finding, with the place marked")

  static let fix = Option.flag(
    "--fix", help: "fix what can be fixed safely, in the files themselves")

  static let list = Option.flag("--list", help: "list the rules; with --format json, in full")

  static let quiet = Option.flag("--quiet", help: "print findings only")
}
