import Vitrine
import VitrineBase
import VitrineCompare
import VitrineLint

/// The forms of the findings: text for people, SARIF 2.1.0 for code scanning, annotations for
/// GitHub.
enum LintFormat: String, CaseIterable { case text, json, sarif, github }

/// A run of `vitrine lint` over several widgets.
struct LintCheck {
  private let lint: LintRun
  private let baseline: Baseline?
  private let workshop: Workshop
  /// The folder for pictures of findings.
  ///
  /// Nil if none are requested.
  private let pictures: String?
  private let printsText: Bool
  private let start = ContinuousClock().now
  /// The number of widgets that were checked.
  private var count = 0
  /// The number of inputs that could not be checked.
  private(set) var failures = 0
  /// The number of widgets without a view to check.
  private var emptyCount = 0
  /// The reasons why inputs could not be checked.
  private var reasons: [Diagnostic] = []

  init(
    _ lint: LintRun, _ baseline: Baseline?, in workshop: Workshop, pictures: String?,
    printsText: Bool
  ) {
    (self.lint, self.baseline, self.workshop) = (lint, baseline, workshop)
    (self.pictures, self.printsText) = (pictures, printsText)
  }

  /// Checks one widget after another and returns the findings that the baseline doesn't list.
  ///
  /// Text is printed as soon as a widget is checked. An input that cannot be read is reported at
  /// once.
  mutating func run(_ selection: LintSubjects.Selection) throws(CommandError) -> [Finding] {
    for failure in selection.failures { report(failure) }
    var all: [Finding] = []
    Interrupt.watch()
    for (widget, variants) in selection.subjects {
      if Interrupt.isAsked {
        throw CommandError(
          code: Interrupt.code,
          message: "error: \(Interrupt.word) after \(countText(count, "widget")) "
            + "of \(selection.subjects.count)")
      }
      guard let found = findings(in: widget, as: variants) else { continue }
      // An extension has several widgets.
      count += Set(variants.map(\.kind)).count
      if found.isEmpty { noteEmpty(widget) }
      if printsText {
        for finding in found {
          Console.printStyled(FindingText.lines(of: finding, in: variants.count))
        }
      }
      if let pictures { try writePictures(of: found, in: widget, to: pictures) }
      all += found
    }
    return all
  }

  /// Returns the new findings of a widget.
  ///
  /// Reports an error and returns nil if it cannot be checked.
  private mutating func findings(in widget: Widget, as variants: [Variant]) -> [Finding]? {
    do throws(RenderError) {
      let found = try lint.findings(in: widget, as: variants, in: workshop)
      return baseline?.new(among: found) ?? found
    } catch {
      report(CommandError(error))
      return nil
    }
  }

  /// Reports a widget that is only a box in its picture, because an empty list of findings would
  /// praise unchecked views.
  private mutating func noteEmpty(_ widget: Widget) {
    guard let scene = try? widget.scene(for: widget.defaultVariant, from: workshop.files),
      scene.isAllCode
    else { return }
    emptyCount += 1
    let maker = scene.diagnostics.first { $0.code == "made-in-code" }
    let note = Diagnostic(
      .note, "nothing-checked",
      "nothing could be checked: " + (maker?.message ?? "the widget's views are made in code"),
      at: maker?.location ?? SourceLocation(file: widget.path), hint: maker?.hint)
    reasons.append(note)
    Console.error("\(note)")
  }

  private mutating func report(_ failure: CommandError) {
    failures += 1
    reasons += failure.diagnostics
    Console.error(SourceExcerpt.added(to: failure.message, from: workshop.files))
  }

  /// Prints the summary of the text form, or the document of another form.
  func report(_ findings: [Finding], as format: LintFormat) {
    switch format {
    case .text:
      let duration = durationText((ContinuousClock().now - start) / .seconds(1))
      let checked = count - emptyCount
      guard count > 0 || failures == 0 else { return Console.print("nothing was checked") }
      guard checked > 0 || emptyCount == 0 || !findings.isEmpty else {
        return Console.print("nothing could be checked in \(countText(emptyCount, "widget"))")
      }
      let summary = FindingText.summary(findings, widgets: max(checked, 1))
      // Text in files has no duration, so that it can be compared.
      Console.print(Environment.isOutputWatched ? "\(summary) in \(duration)" : summary)
    case .json: Console.print(FindingJSON.text(of: findings, failures: reasons))
    case .sarif:
      Console.print(
        SARIF.text(of: findings, rules: lint.rules, failures: reasons, from: workshop.files))
    case .github:
      let text =
        Annotations.text(of: reasons) + Annotations.text(of: findings, from: workshop.files)
      if !text.isEmpty { Console.print(text) }
    }
  }

  /// Writes a picture of each finding, `INPUT-RULE.png`, numbered if a rule has several findings.
  private func writePictures(
    of findings: [Finding], in widget: Widget, to folder: String
  ) throws(CommandError) {
    var counts: [String: Int] = [:]
    for finding in findings {
      // A finding about the file as a whole has no place to mark.
      guard let shown = finding.occurrence else { continue }
      let rendering = try readingInput { () throws(RenderError) in
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
      try writingFiles { () throws(Disk.Failure) in
        let path = try FileRoot(folder).path(
          of: number > 1 ? "\(name)-\(number).png" : "\(name).png")
        try Disk.makeFolder(folder)
        try Disk.write(bytes, to: path)
      }
    }
  }
}
