package import VitrineBase

/// The result that a picture needs from an extension's own code.
package enum CodeDemand: String, CaseIterable, Sendable {
  /// A picture of an extension whose code doesn't run is an error.
  case required = "true"
  /// Like `required`, and no piece of the code may be left out because it doesn't compile.
  case strict
  /// The widget's file is drawn if its code doesn't run, and the picture says so.
  case ifPossible = "if-possible"
}

/// The preparation of an extension's own code, which may fail.
package struct CodeRun: Sendable {
  /// The consequence of a failure.
  package var demand = CodeDemand.ifPossible
  /// The program that runs the code in place of the widget's file; nil if the code doesn't run.
  package var program: ViewProgram?
  /// The missing parts of the code.
  package var diagnostics: [Diagnostic] = []
  /// The reason why the code doesn't run; nil if it was prepared.
  package var failure: CodeFailure?

  package init() {}
}
