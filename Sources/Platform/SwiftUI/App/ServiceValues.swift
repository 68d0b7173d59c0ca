public import Foundation

/// Values of the environment for services of the system, which a picture doesn't use.
extension EnvironmentValues {
  /// An action that asks for a review of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// An action that loads the content anew, or nil without one.
  public var refresh: RefreshAction? { nil }
  /// A Boolean value that indicates whether a person searches.
  public var isSearching: Bool { false }
  /// An action that ends a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// An action that opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// An action that moves the focus to the standard view.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// A Boolean value that indicates whether the app can have several windows.
  public var supportsMultipleWindows: Bool { false }
  /// A Boolean value that indicates whether texts aren't corrected.
  public var autocorrectionDisabled: Bool { false }
  /// A Boolean value that indicates whether buttons have visible shapes.
  public var accessibilityShowButtonShapes: Bool { false }
  /// A Boolean value that indicates whether an assistive technology is on.
  public var accessibilityEnabled: Bool { false }
  /// A Boolean value that indicates whether a switch is used.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// A Boolean value that indicates whether animated images stand still.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// A Boolean value that indicates whether flashes are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// The shortcut of the view, or nil.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// The order of menus' items.
  public var menuOrder: MenuOrder { .automatic }
  /// The prominence of sections' headers.
  public var headerProminence: Prominence { .standard }
  /// The least height of headers of lists, or nil for the standard.
  public var defaultMinListHeaderHeight: CGFloat? { nil }
}

/// An action that asks for a review of the app.
public struct RequestReviewAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction() {}
}

/// An action that loads content anew.
public struct RefreshAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction() async {}
}

/// An action that ends a search.
public struct DismissSearchAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction() {}
}

/// An action that opens the settings.
public struct OpenSettingsAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction() {}
}

/// An action that moves the focus to the standard view.
public struct ResetFocusAction: Sendable {
  /// Does nothing in a picture.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
