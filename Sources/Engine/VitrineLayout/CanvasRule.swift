/// A rule of Interface Builder's canvas that determined an inset of the root view.
public enum CanvasRule: String, Hashable, Sendable, CaseIterable {
  case statusBar, notch, navigationBar, largeTitle, bottomBar, shortenedScene

  /// The rule as a sentence.
  public var text: String {
    switch self {
    case .statusBar: "the canvas of this Xcode version shows a status bar"
    case .notch: "the canvas keeps clear of the device's notch or rounded corners"
    case .navigationBar: "a navigation bar covers the top of the scene"
    case .largeTitle: "a navigation bar with a large title covers the top of the scene"
    case .bottomBar: "a toolbar or tab bar covers the bottom of the scene"
    case .shortenedScene:
      "the scene is lower than its device, so it keeps no distance from bars outside it"
    }
  }
}
