import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension SourceIndex {
  /// Throws for an exception in the file that names no rule or gives no reason.
  func checkAllowances() throws(RenderError) {
    for allowance in allowances {
      do throws(ImportError) {
        try LintConfig.check(allowance.rule, at: allowance.place)
      } catch {
        throw .invalid(error.diagnostic)
      }
      guard allowance.reason.contains(where: \.isLetter) else {
        throw .invalid(
          Diagnostic(
            .error, "missing-reason", "the exception from '\(allowance.rule)' gives no reason",
            at: allowance.place, hint: "say in a sentence why it is right here"))
      }
    }
  }

  /// The reason why the file allows a finding of a rule at a view: at the view itself, at one that
  /// holds it, or for the whole widget.
  func reason(for rule: String, at lineage: [View]) -> String? {
    let places = lineage.compactMap(\.location)
    return allowances.first { allowance in
      allowance.rule == rule && (allowance.view.map(places.contains) ?? true)
    }?.reason
  }
}
