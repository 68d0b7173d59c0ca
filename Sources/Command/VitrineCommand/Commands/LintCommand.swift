import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLint

extension Command {
  /// The command that checks widgets against the guidelines.
  ///
  /// The rules and what they see are in `VitrineLint`; here is what surrounds them: which inputs
  /// and variants, in which form findings are printed, which are known already, and which severity
  /// fails.
  static let lint = Command(
    name: "lint", abstract: "check widgets against the guidelines",
    discussion: """
      Checks widgets in many variants against the guidelines for Today widgets. Each finding names the
      rule, the place in the file, the variants in which it shows, and a fix.
      """,
    usage: ["INPUT... [OPTIONS]", "--matrix CONFIG [OPTIONS]"],
    options: [
      CommandOption(
        "--matrix", "CONFIG", "the inputs, variants and states of a vitrine.json (docs/matrix.md)",
        completion: .files),
      CommandOption(
        "--format", "FORMAT", "text, json, sarif or github (default: text)",
        choices: LintFormat.self),
      CommandOption(
        "--fail-on", "SEVERITY",
        "exit with 1 if there are findings of this severity or above: note, warning, error or never (default: warning)",
        choices: Limit.self),
      CommandOption(
        "--rule", "ID", "check only this rule; may be repeated",
        completion: .words(Rule.all.map(\.id))),
      CommandOption(
        "--config", "FILE",
        "severities, thresholds and exceptions (default: vitrine-lint.json in the current folder, if any)"
      ),
      CommandOption("--baseline", "FILE", "ignore the findings that this file lists"),
      CommandOption("--write-baseline", "FILE", "write the findings to this file and exit with 0"),
      CommandOption("--picture", "DIR", "write a picture of each finding, with the place marked"),
      CommandOption("--fix", nil, "fix what can be fixed safely, in the files themselves"),
      CommandOption("--list", nil, "list the rules; with --format json, in full"),
      CommandOption("--quiet", nil, "print findings only"),
    ] + VariantArguments.options,
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

  /// The forms of output: text for people, SARIF 2.1.0 for code scanning, annotations for GitHub's
  /// logs.
  private enum LintFormat: String, CaseIterable { case text, json, sarif, github }

  /// The severity from which findings fail the command; `never` has none, so nothing reaches it.
  private enum Limit: String, CaseIterable {
    case note, warning, error, never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// Checks one widget after another and prints the findings of each as soon as they are known.
  ///
  /// An input that cannot be read is reported at once and again in the exit code, after all others
  /// were checked. The text form streams; the others are one document each and are printed at the
  /// end.
  private static func runLint(_ arguments: Arguments) throws(CommandError) {
    let format =
      try arguments.one("--format").map { word throws(CommandError) in
        try choice(word, "--format", LintFormat.self)
      } ?? .text
    if arguments.has("--list") {
      return format == .text ? listRules() : Console.print(FindingJSON.text(of: Rule.all))
    }
    // The options are all read before the first widget is, so that a typing error costs no time.
    let limit =
      try arguments.one("--fail-on").map { word throws(CommandError) in
        try choice(word, "--fail-on", Limit.self)
      } ?? .warning
    let run = LintRun(
      rules: try rules(arguments),
      config: try LintArguments.config(try arguments.one("--config"), arguments.files))
    let baseline = try arguments.one("--baseline").map { path throws(CommandError) in
      try reading { () throws(RenderError) in try Baseline.read(path, from: arguments.files) }
    }
    let workshop = Workshop(try VariantArguments.resources(arguments))
    let selection = try LintSubjects.all(arguments)
    var failures = selection.failures
    for failure in failures { Console.error(failure.message) }
    var all: [Finding] = []
    var count = 0
    let start = ContinuousClock().now
    Interrupt.watch()
    for (widget, variants) in selection.subjects {
      if Interrupt.isAsked {
        throw CommandError(
          code: Interrupt.code,
          message: "error: \(Interrupt.word) after \(countText(count, "widget")) "
            + "of \(selection.subjects.count)")
      }
      var found: [Finding]
      do throws(RenderError) {
        found = try run.findings(in: widget, as: variants, in: workshop)
      } catch {
        failures.append(CommandError(error))
        Console.error(CommandError(error).message)
        continue
      }
      count += 1
      // The limit, the pictures and the fixes concern new findings only, as if the old ones weren't
      // there.
      if let baseline { found = baseline.new(among: found) }
      if format == .text {
        for finding in found {
          Console.printStyled(FindingText.lines(of: finding, in: variants.count))
        }
      }
      if let folder = try arguments.one("--picture") {
        try writePictures(found, of: widget, to: folder, workshop)
      }
      all += found
    }
    switch format {
    case .text:
      if !arguments.has("--quiet") {
        // Text that is kept or compared stays the same.
        let duration = durationText((ContinuousClock().now - start) / .seconds(1))
        let summary = FindingText.summary(all, widgets: count)
        Console.print(Environment.isOutputWatched ? "\(summary) in \(duration)" : summary)
      }
    case .json: Console.print(FindingJSON.text(of: all))
    case .sarif: Console.print(SARIF.text(of: all, rules: run.rules, from: arguments.files))
    case .github:
      if !all.isEmpty { Console.print(Annotations.text(of: all, from: arguments.files)) }
    }
    // Fixes come after the output, so that the lines in the findings are those of the file that was
    // checked.
    if arguments.has("--fix") { try fix(all, arguments.files) }
    guard failures.isEmpty else {
      throw CommandError(
        code: .invalidInput,
        message: "error: \(countText(failures.count, "input")) could not be checked")
    }
    // A baseline accepts all findings by definition, so the severity doesn't count.
    if let path = try arguments.one("--write-baseline") {
      return try write(Array(Baseline(all).json.utf8), to: path)
    }
    if let severity = limit.severity, all.contains(where: { $0.severity >= severity }) {
      throw CommandError(code: .differs, message: "")
    }
  }

  /// The list of rules, in columns: 26 characters hold the longest id, 9 the word `warning`.
  private static func listRules() {
    for rule in Rule.all {
      let name = rule.id + String(repeating: " ", count: max(1, 26 - rule.id.count))
      let severity =
        rule.severity.rawValue
        + String(repeating: " ", count: 9 - rule.severity.rawValue.count)
      Console.print("\(name)\(severity)\(rule.title)")
    }
  }

  /// Turns an error of the engine into one with an exit code.
  private static func reading<Value>(
    _ body: () throws(RenderError) -> Value
  ) throws(CommandError) -> Value {
    do throws(RenderError) {
      return try body()
    } catch {
      throw CommandError(error)
    }
  }

  /// Writes to a path that the user typed, which may also be a pipe or `-`.
  private static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do throws(Disk.Failure) {
      try Disk.makeFolder(FilePath.folder(of: path))
      try Disk.deliver(bytes, to: path)
    } catch {
      throw CommandError(writing: error)
    }
  }

  /// The rules in the order of the list, whatever the order of the options.
  private static func rules(_ arguments: Arguments) throws(CommandError) -> [Rule] {
    let wanted = arguments.all("--rule")
    for id in wanted where Rule.named(id) == nil {
      let hint = nearest(id, Rule.all.map(\.id)).map { "did you mean '\($0)'?" }
      throw .usage("unknown rule '\(id)'; \(hint ?? "vitrine lint --list shows all")")
    }
    return wanted.isEmpty ? Rule.all : Rule.all.filter { wanted.contains($0.id) }
  }

  /// A picture for each finding, `INPUT-RULE.png`, numbered where a rule has several.
  private static func writePictures(
    _ findings: [Finding], of widget: Widget, to folder: String, _ workshop: Workshop
  ) throws(CommandError) {
    var counts: [String: Int] = [:]
    for finding in findings {
      // A finding about the whole file has no place that could be marked.
      guard let shown = finding.occurrence else { continue }
      let rendering = try reading { () throws(RenderError) in
        try VitrineCompare.render(widget, as: shown.variant, marking: shown.box, in: workshop)
      }
      let name = "\(widget.stem)-\(finding.rule)"
      counts[name, default: 0] += 1
      let number = counts[name] ?? 1
      let bytes: [UInt8]
      do {
        bytes = try rendering.png(inputDigest: "")
      } catch {
        throw CommandError(code: .internalFault, message: "error: \(error)")
      }
      let file = number > 1 ? "\(name)-\(number).png" : "\(name).png"
      do throws(Disk.Failure) {
        let path = try FileRoot(folder).path(of: file)
        try Disk.makeFolder(folder)
        try Disk.write(bytes, to: path)
      } catch {
        throw CommandError(writing: error)
      }
    }
  }

  /// Makes the safe changes, file by file.
  private static func fix(_ findings: [Finding], _ reader: Files) throws(CommandError) {
    let fixes = findings.compactMap(\.fix)
    var files: [String] = []
    // All edits of a file are made in one pass, since each would move the places of the others.
    for fix in fixes where !files.contains(fix.place.file) { files.append(fix.place.file) }
    for file in files {
      let bytes: [UInt8]
      do {
        bytes = try reader.read(file)
      } catch {
        throw CommandError(code: .invalidInput, message: "\(file): error: \(error.reason)")
      }
      let edited = Fix.apply(fixes.filter { $0.place.file == file }, to: bytes)
      if edited.count > 0 {
        try write(edited.bytes, to: file)
        Console.error("\(file): \(edited.count) fixed; look at the difference")
      }
    }
  }
}
