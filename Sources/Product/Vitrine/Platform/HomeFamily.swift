public import VitrineGraphics

/// A size and shape of a widget of WidgetKit: on the home screen, or an accessory of the lock
/// screen.
public enum HomeFamily: String, Hashable, Codable, Sendable, CaseIterable {
  case small, medium, large
  case extraLarge = "extra-large"
  /// The extra large family that is taller than wide.
  case extraLargePortrait = "extra-large-portrait"
  /// The accessories of the lock screen.
  case circular, rectangular, inline
  /// The accessory in a corner of a watch.
  case corner

  /// A Boolean value that indicates whether the family is on the lock screen and not on the home
  /// screen.
  public var isAccessory: Bool {
    switch self {
    case .small, .medium, .large, .extraLarge, .extraLargePortrait: false
    case .circular, .rectangular, .inline, .corner: true
    }
  }

  /// The name of the family in the author's code.
  public var codeName: String {
    switch self {
    case .small: "systemSmall"
    case .medium: "systemMedium"
    case .large: "systemLarge"
    case .extraLarge: "systemExtraLarge"
    case .extraLargePortrait: "systemExtraLargePortrait"
    case .circular: "accessoryCircular"
    case .rectangular: "accessoryRectangular"
    case .inline: "accessoryInline"
    case .corner: "accessoryCorner"
    }
  }

  /// Creates the family with a name of the author's code.
  public init?(codeName: String) {
    guard let family = Self.allCases.first(where: { $0.codeName == codeName }) else { return nil }
    self = family
  }

  /// Returns the size of the family on a device in points, or nil if the device doesn't offer it.
  ///
  /// An iPad's is that of the canvas on which the widget is laid out.
  public func size(on device: Device) -> Size? {
    FamilySize.listed(for: device)?.size(of: self)
  }

  /// Returns the radius of a widget's continuous corners on a device, in points.
  public func cornerRadius(on device: Device) -> Double {
    guard let small = HomeFamily.small.size(on: device), !isAccessory else { return 0 }
    return FamilySize.cornerShare * small.height
  }
}
