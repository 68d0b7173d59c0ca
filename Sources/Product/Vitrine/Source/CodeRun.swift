package import VitrineBase

/// The preparation of an extension's own code, which may fail.
package struct CodeRun: Sendable {
  /// The program that runs the code in place of the widget's file; nil if the code doesn't run.
  package var program: ViewProgram?
  /// The missing parts of the code, or the reason why it doesn't run.
  package var diagnostics: [Diagnostic] = []

  package init() {}
}
