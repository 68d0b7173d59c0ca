import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLint

extension Command {
  static let lint = Command(
    name: "lint", abstract: "say what goes against the guidelines, with evidence",
    help: """
      Looks at widgets in many variants and says what goes against the guidelines for Today
      widgets: the rule, where it is said in the file, the variants it shows in, and how to mend it.

      usage: vitrine lint INPUT... [OPTIONS]

        --format FORMAT        text or json
        --fail-on SEVERITY     exit code 1 where something of this severity or a worse one is
                               found: note, warning (unless said), error, or never
        --rule ID              this rule alone; may be repeated
        --list                 print the rules and end
        --quiet                print findings alone

      Without options that choose variants, each mode is looked at on four devices, in small and
      large text, from right to left, in long stand-in translations, in every language of the
      widget and over every wallpaper (docs/lint.md).

      \(VariantArguments.help)
      """,
    run: { words throws(CommandError) in try runLint(words) })

  private enum LintFormat: String, CaseIterable { case text, json }

  private enum Limit: String, CaseIterable {
    case note, warning, error, never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  private static func runLint(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(
      words, options: VariantArguments.options + ["--format", "--fail-on", "--rule"],
      switches: VariantArguments.switches + ["--list", "--quiet"])
    if arguments.has("--list") { return listRules() }
    let format =
      try arguments.one("--format").map { word throws(CommandError) in
        try choice(word, "--format", LintFormat.self)
      } ?? .text
    let limit =
      try arguments.one("--fail-on").map { word throws(CommandError) in
        try choice(word, "--fail-on", Limit.self)
      } ?? .warning
    guard !arguments.positional.isEmpty else { throw .usage("the input file is missing") }
    let run = LintRun(rules: try rules(arguments))
    let workshop = Workshop(try VariantArguments.resources(arguments))
    var all: [Finding] = []
    var count = 0
    for path in arguments.positional {
      for widget in try widgets(path, arguments) {
        let variants = try variants(arguments, widget)
        count += 1
        do throws(RenderError) {
          let found = try run.findings(in: widget, as: variants, in: workshop)
          if format == .text {
            for finding in found {
              Console.print(FindingText.lines(of: finding, in: variants.count))
            }
          }
          all += found
        } catch {
          throw CommandError(code: .invalidInput, message: error.description)
        }
      }
    }
    switch format {
    case .text:
      if !arguments.has("--quiet") { Console.print(FindingText.summary(all, widgets: count)) }
    case .json: Console.print(FindingJSON.text(of: all))
    }
    if let severity = limit.severity, all.contains(where: { $0.severity >= severity }) {
      throw CommandError(code: .differs, message: "")
    }
  }

  private static func listRules() {
    for rule in Rule.all {
      let name = rule.id + String(repeating: " ", count: max(1, 22 - rule.id.count))
      let severity =
        rule.severity.rawValue
        + String(repeating: " ", count: 9 - rule.severity.rawValue.count)
      Console.print("\(name)\(severity)\(rule.title)")
    }
  }

  private static func rules(_ arguments: Arguments) throws(CommandError) -> [Rule] {
    let wanted = arguments.all("--rule")
    for id in wanted where Rule.named(id) == nil {
      let hint = nearest(id, Rule.all.map(\.id)).map { "did you mean '\($0)'?" }
      throw .usage("--rule '\(id)' is unknown; \(hint ?? "vitrine lint --list lists them")")
    }
    return wanted.isEmpty ? Rule.all : Rule.all.filter { wanted.contains($0.id) }
  }

  /// Every widget of a document, unless one is named.
  private static func widgets(
    _ path: String, _ arguments: Arguments
  ) throws(CommandError) -> [Widget] {
    let first = try VariantArguments.widget(path, arguments)
    guard arguments.all("--widget").isEmpty, case .document(let document, _) = first.source else {
      return [first]
    }
    return document.widgets.indices.map { index in
      var widget = Widget(document, widget: index)
      widget.overrides = first.overrides
      return widget
    }
  }

  private static func variants(
    _ arguments: Arguments, _ widget: Widget
  ) throws(CommandError) -> [Variant] {
    let names = VariantArguments.options.filter {
      !["--set", "--widget", "--scene", "--fonts"].contains($0)
    }
    let isChosen =
      names.contains { !arguments.all($0).isEmpty }
      || VariantArguments.switches.contains { arguments.has($0) }
    return isChosen
      ? try VariantArguments.variants(arguments, widget) : LintMatrix.standard(for: widget)
  }
}
