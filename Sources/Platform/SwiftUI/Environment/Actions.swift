public import Foundation
import Vitrine

/// An action that opens a URL, which does nothing in a picture.
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    /// The URL was opened.
    public static let handled = Result()
    /// The URL wasn't opened.
    public static let discarded = Result()
    /// The system opens the URL.
    public static let systemAction = Result()
  }

  /// Creates an action.
  public init() {}

  /// Creates an action with a function that never runs.
  public init(handler: @escaping (URL) -> Result) {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
  /// Does nothing.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

/// An action that closes a screen, which does nothing in a picture.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// An action that opens a window, which does nothing in a picture.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
}

/// An action that closes a window, which does nothing in a picture.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
}

/// The state of a scene.
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

private struct ReducedLuminanceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct HorizontalClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private struct VerticalClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// An action that closes the screen.
  public var dismiss: DismissAction { DismissAction() }
  /// An action that opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// An action that closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// The state of the scene, which is always active.
  public var scenePhase: ScenePhase { .active }
  /// A Boolean value that indicates whether the view is in a shown screen.
  public var isPresented: Bool { false }
  /// A Boolean value that indicates whether the view has focus.
  public var isFocused: Bool { false }

  /// A Boolean value that indicates whether the display is dimmed.
  public var isLuminanceReduced: Bool {
    get { self[ReducedLuminanceKey.self] }
    set { self[ReducedLuminanceKey.self] = newValue }
  }

  /// The class of the width, which is compact unless it is set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalClassKey.self] }
    set { self[HorizontalClassKey.self] = newValue }
  }

  /// The class of the height, which is regular unless it is set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalClassKey.self] }
    set { self[VerticalClassKey.self] = newValue }
  }

  /// The weight of texts that the user chose.
  @MainActor
  public var legibilityWeight: LegibilityWeight? {
    LiveEnvironment.current.variant.usesBoldText ? .bold : .regular
  }

  /// A Boolean value that indicates whether animations are reduced.
  public var accessibilityReduceMotion: Bool { false }
  /// A Boolean value that indicates whether backgrounds aren't transparent.
  public var accessibilityReduceTransparency: Bool { false }
  /// A Boolean value that indicates whether a screen reader is on.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// A Boolean value that indicates whether meaning isn't shown by color alone.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// A Boolean value that indicates whether colors are inverted.
  public var accessibilityInvertColors: Bool { false }
}
