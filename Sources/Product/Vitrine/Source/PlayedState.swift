package import VitrineImport

/// The state of a widget that a host plays.
///
/// The values come from the widget's class and may refer to views of other states.
package struct PlayedState: Sendable {
  /// The past steps of the code's session; nil if no code runs.
  package var steps: [HostStep]?
  /// The largest mode that the widget's class sets, which overrides its file.
  package var largestMode: DisplayMode?
  /// A Boolean value that the widget's class sets and that indicates whether a person can edit the
  /// widget; nil if the class doesn't decide.
  package var allowsEditing: Bool?

  package init(steps: [HostStep]?, largestMode: DisplayMode?, allowsEditing: Bool?) {
    self.steps = steps
    self.largestMode = largestMode
    self.allowsEditing = allowsEditing
  }
}
