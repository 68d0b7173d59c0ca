import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension SourceIndex {
  /// Throws an error if an exception in the file names an unknown rule or gives no reason.
  func checkAllowances() throws(RenderError) {
    for allowance in allowances {
      do throws(InputError) {
        try LintConfig.check(allowance.rule, at: allowance.place)
      } catch {
        throw .invalid(error.diagnostic)
      }
      guard allowance.reason.contains(where: \.isLetter) else {
        throw .invalid(
          Diagnostic(
            .error, "missing-reason", "the exception from '\(allowance.rule)' has no reason",
            at: allowance.place, hint: "explain in a sentence why the rule doesn't apply here"))
      }
    }
  }

  /// Returns the reason that the file gives for allowing a rule's findings at a view.
  ///
  /// An exception applies to its view and all views inside it, or, without a view, to the widget.
  func reason(for rule: String, at lineage: [View]) -> String? {
    let places = lineage.compactMap(\.location)
    return allowances.first { allowance in
      allowance.rule == rule && (allowance.view.map(places.contains) ?? true)
    }?.reason
  }
}
