public import VitrineGraphics

/// A device with a screen that shows widgets.
public struct Device: Hashable, Codable, Sendable {
  /// The orientation of a device.
  public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
    case portrait, landscape
  }

  /// The kind of a device.
  public enum Idiom: String, Hashable, Codable, Sendable { case phone, pad, desktop }

  /// The name on the command line, such as `iphone-7`.
  public var name: String
  /// The marketing names of the models.
  public var models: String
  /// The kind of the device.
  public var idiom: Idiom
  /// The size of the screen in portrait, in points.
  public var screen: Size
  /// The number of pixels per point.
  public var scale: Double
  /// The safe area insets in portrait, in points.
  public var portraitSafeArea: Insets
  /// The safe area insets in landscape, in points.
  public var landscapeSafeArea: Insets
  /// The height of the status bar in portrait, in points.
  public var statusBarHeight: Double

  /// Returns the size of the screen in an orientation.
  public func screen(_ orientation: Orientation) -> Size {
    orientation == .portrait || idiom == .desktop
      ? screen : Size(width: screen.height, height: screen.width)
  }

  /// Returns the safe area insets in an orientation.
  public func safeArea(_ orientation: Orientation) -> Insets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }
}

extension Device {
  /// Returns the device with a name, or nil.
  public static func named(_ name: String) -> Device? { known.first { $0.name == name } }

  /// All named devices: `all` and the Mac.
  public static let known = all + [mac]

  /// The default device.
  public static let standard = iPhone(
    "iphone-7", "iPhone 6, 6s, 7, 8, SE 2", width: 375, height: 667, scale: 2)
}
