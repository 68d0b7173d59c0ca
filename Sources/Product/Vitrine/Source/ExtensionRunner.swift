package import VitrineBase

/// Runs an extension's own code.
///
/// Compilers and processes belong to higher layers, so the caller that reads a widget provides the
/// function that prepares its code.
package struct ExtensionRunner: Sendable {
  /// A Boolean value that indicates whether the code of every extension runs, instead of only the
  /// code of inputs that request it.
  package var isForAll: Bool
  /// Returns a widget with its code prepared.
  private let prepare: @Sendable (Widget, Files) -> Widget

  package init(isForAll: Bool, _ prepare: @escaping @Sendable (Widget, Files) -> Widget) {
    self.isForAll = isForAll
    self.prepare = prepare
  }

  /// Returns a widget with its code prepared, or unchanged if its code was prepared already.
  package func run(_ widget: Widget, from files: Files) -> Widget {
    widget.codeRun?.program == nil ? prepare(widget, files) : widget
  }
}
