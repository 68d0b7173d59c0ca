/// The screen of an older program, which can be closed.
public struct PresentationMode: Sendable {
  /// A Boolean value that indicates whether the screen is shown above another one.
  public var isPresented: Bool { false }

  /// Does nothing.
  public mutating func dismiss() {}
}

extension EnvironmentValues {
  /// The screen of the view.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
