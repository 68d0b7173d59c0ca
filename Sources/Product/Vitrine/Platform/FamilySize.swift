import VitrineGraphics

/// The sizes of WidgetKit's families on a screen (docs/PLATFORM.md, "Families").
struct FamilySize: Hashable, Sendable {
  /// The portrait size of the screen, in points.
  var screen: Size
  var small: Double
  /// The width of the medium and large families.
  var wide: Double
  var largeHeight: Double
  /// The width of the extra large family, or nil on phones.
  var extraWide: Double?
  /// The sizes of accessories, or nil on screens without them.
  var accessories: Accessories?

  /// The sizes of a lock screen's accessories.
  struct Accessories: Hashable, Sendable {
    var circle: Double
    var rectangle: Size
    var inline: Size
  }

  /// The radius of a widget's corners as a share of the small family's side.
  static let cornerShare = 0.134

  /// Returns the size of a family, or nil if the screen doesn't offer it.
  func size(of family: HomeFamily) -> Size? {
    switch family {
    case .small: Size(width: small, height: small)
    case .medium: Size(width: wide, height: small)
    case .large: Size(width: wide, height: largeHeight)
    case .extraLarge: extraWide.map { Size(width: $0, height: largeHeight) }
    case .extraLargePortrait: nil
    case .circular: accessories.map { Size(width: $0.circle, height: $0.circle) }
    case .rectangular: accessories?.rectangle
    case .inline: accessories?.inline
    case .corner: nil
    }
  }

  /// Returns the sizes on a device, or nil if no listed screen fits on its screen.
  ///
  /// A screen that isn't listed has the sizes of the largest listed screen that fits on it.
  static func listed(for device: Device) -> FamilySize? {
    let rows = device.idiom == .pad ? pads : device.idiom == .phone ? phones : []
    return rows.last {
      $0.screen.width <= device.screen.width && $0.screen.height <= device.screen.height
    }
  }

  /// Returns the sizes on a phone.
  private static func phone(
    _ width: Double, _ height: Double, small: Double, wide: Double, large: Double,
    circle: Double, rectangle: (Double, Double), inline: Double
  ) -> FamilySize {
    let accessories = Accessories(
      circle: circle, rectangle: Size(width: rectangle.0, height: rectangle.1),
      inline: Size(width: inline, height: 26))
    return FamilySize(
      screen: Size(width: width, height: height), small: small, wide: wide, largeHeight: large,
      accessories: accessories)
  }

  /// Returns the sizes on an iPad, whose large family is a square.
  private static func pad(
    _ width: Double, _ height: Double, small: Double, wide: Double, extra: Double
  ) -> FamilySize {
    FamilySize(
      screen: Size(width: width, height: height), small: small, wide: wide, largeHeight: wide,
      extraWide: extra)
  }

  /// The sizes of phones, from narrow to wide.
  private static let phones = [
    FamilySize(
      screen: Size(width: 320, height: 568), small: 141, wide: 292, largeHeight: 311),
    phone(
      375, 667, small: 148, wide: 321, large: 324, circle: 68, rectangle: (153, 68), inline: 225),
    phone(
      360, 780, small: 155, wide: 329, large: 345, circle: 72, rectangle: (157, 72), inline: 225),
    phone(
      375, 812, small: 155, wide: 329, large: 345, circle: 72, rectangle: (157, 72), inline: 225),
    phone(
      390, 844, small: 158, wide: 338, large: 354, circle: 72, rectangle: (160, 72), inline: 234),
    phone(
      414, 736, small: 157, wide: 348, large: 351, circle: 76, rectangle: (170, 76), inline: 248),
    phone(
      414, 896, small: 169, wide: 360, large: 379, circle: 76, rectangle: (160, 72), inline: 248),
    phone(
      428, 926, small: 170, wide: 364, large: 382, circle: 76, rectangle: (172, 76), inline: 257),
  ]

  /// The canvases of iPads, on which widgets are laid out.
  private static let pads = [
    pad(768, 1024, small: 141, wide: 305.5, extra: 634.5),
    pad(744, 1133, small: 141, wide: 305.5, extra: 634.5),
    pad(810, 1080, small: 146, wide: 320.5, extra: 669),
    pad(834, 1112, small: 150, wide: 327.5, extra: 682),
    pad(820, 1180, small: 155, wide: 342, extra: 715.5),
    pad(1024, 1366, small: 170, wide: 378.5, extra: 795),
  ]
}
