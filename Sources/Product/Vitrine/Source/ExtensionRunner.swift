package import VitrineBase

/// Runs an extension's own code.
///
/// Compilers and processes belong to higher layers, so the caller that reads a widget provides the
/// function that prepares its code.
package struct ExtensionRunner: Sendable {
  /// The demand for the code of every extension; nil if only the code of inputs that request it
  /// runs.
  package var demandForAll: CodeDemand?
  /// A text with the settings on which the compiled code depends.
  package var settings = ""
  /// Returns a widget with its code prepared as a demand requires.
  private let prepare: @Sendable (Widget, CodeDemand, Files) -> Widget

  package init(
    demandForAll: CodeDemand?,
    _ prepare: @escaping @Sendable (Widget, CodeDemand, Files) -> Widget
  ) {
    self.demandForAll = demandForAll
    self.prepare = prepare
  }

  /// Returns a widget with its code prepared, or unchanged if its code was prepared already.
  ///
  /// Throws the reason if required code can't run.
  package func run(
    _ widget: Widget, _ demand: CodeDemand, from files: Files
  ) throws(RenderError) -> Widget {
    guard widget.codeRun?.program == nil, widget.isExtension || demand != .ifPossible else {
      return widget
    }
    // Without its code a widget of WidgetKit has no views.
    let demand = widget.isWidgetKit && demand == .ifPossible ? .required : demand
    var widget = prepare(widget, demand, files)
    widget.codeRun?.demand = demand
    if demand != .ifPossible, let failure = widget.codeRun?.failure { throw .notRun(failure) }
    return widget
  }
}
