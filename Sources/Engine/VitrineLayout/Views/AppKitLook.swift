/// The appearance in which a Mac draws its controls.
public enum AppKitAppearance: String, Hashable, Codable, Sendable, CaseIterable {
  case light, dark
}

/// The appearance of an `NSButton` or `NSPopUpButton`.
public struct AppKitLook: Hashable, Codable, Sendable {
  /// The style of a button.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case push, popUp, pullDown, plainPopUp, check, radio, disclosureTriangle, help, plain, inline
    case recessed, square, circular, bevel
  }

  /// The position of the image relative to the title.
  public enum ImagePosition: String, Hashable, Codable, Sendable, CaseIterable {
    case only, left, right, leading, trailing, above, below, overlaps
  }

  /// The style of the button.
  public var style: Style
  /// A Boolean value that indicates whether a check box, radio button or toggle button is on.
  public var isOn = false
  /// The position of the image, or nil to show only the title.
  public var imagePosition: ImagePosition?

  /// Creates the appearance of a button that is off.
  public init(_ style: Style) { self.style = style }
}
