/// The appearance in which a Mac draws its controls.
public enum AppKitAppearance: String, Hashable, Codable, Sendable, CaseIterable {
  case light, dark
}

/// How an `NSButton` or `NSPopUpButton` is drawn.
public struct AppKitLook: Hashable, Codable, Sendable {
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case push, popUp, pullDown, plainPopUp, check, radio, disclosureTriangle, help, plain, inline
    case recessed, square, circular, bevel
  }

  /// Where the image stands in relation to the title.
  public enum ImagePosition: String, Hashable, Codable, Sendable, CaseIterable {
    case only, left, right, leading, trailing, above, below, overlaps
  }

  public var style: Style
  /// Whether a check box, a radio button or a button that stays pressed is on.
  public var isOn = false
  /// Nil shows the title alone.
  public var imagePosition: ImagePosition?

  public init(_ style: Style) { self.style = style }
}
