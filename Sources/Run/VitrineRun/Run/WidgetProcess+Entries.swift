import Vitrine
import VitrineBase
import VitrineImport
import VitrineWire

/// The choice of another entry where the code of one ends early.
extension WidgetProcess {
  /// The largest number of entries that are tried for a picture.
  private static let attemptLimit = 6

  /// Returns the views of the first entry whose code runs to its end.
  ///
  /// A preview or a snapshot may need data that only a device has. A warning names the reason why
  /// another entry is shown.
  func viewsOfFirstEntry(
    for variant: Variant, from files: Files
  ) throws(RenderError) -> ProgramViews {
    var process = self
    var first: (error: RenderError, diagnostic: Diagnostic)?
    while true {
      do throws(RenderError) {
        var views = try process.views(for: variant, from: files)
        if let first {
          views.content.diagnostics.append(
            Diagnostic(
              .warning, "other-entry",
              "another entry is shown, because \(first.diagnostic.message)",
              at: first.diagnostic.location, hint: first.diagnostic.hint))
        }
        return views
      } catch {
        if first == nil, case .notRun(let failure) = error, home != nil {
          first = (error, failure.reason)
        }
        let attempt = (process.home?.attempt ?? 0) + 1
        guard first != nil, case .notRun = error, attempt < Self.attemptLimit else {
          throw first?.error ?? error
        }
        process.home?.attempt = attempt
      }
    }
  }
}
