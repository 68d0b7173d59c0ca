public import VitrineGraphics

/// A screen that widgets are shown on.
public struct Device: Hashable, Codable, Sendable {
  /// How a device is held.
  public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
    case portrait, landscape
  }

  public enum Idiom: String, Hashable, Codable, Sendable { case phone, pad, desktop }

  /// The name on the command line, such as `iphone-7`.
  public var name: String
  /// The names people know it by.
  public var models: String
  public var idiom: Idiom
  /// In points, portrait.
  public var screen: Size
  /// Pixels per point.
  public var scale: Double
  public var portraitSafeArea: Insets
  public var landscapeSafeArea: Insets
  public var statusBarHeight: Double

  /// The screen as it is held.
  public func screen(_ orientation: Orientation) -> Size {
    orientation == .portrait || idiom == .desktop
      ? screen : Size(width: screen.height, height: screen.width)
  }

  public func safeArea(_ orientation: Orientation) -> Insets {
    orientation == .portrait ? portraitSafeArea : landscapeSafeArea
  }
}

extension Device {
  /// The device of this name, or nil.
  public static func named(_ name: String) -> Device? { known.first { $0.name == name } }

  /// Every device that has a name: those of `all`, and the Mac.
  public static let known = all + [mac]

  /// The device that renders stand for unless another is named.
  public static let standard = iPhone("iphone-7", "iPhone 6, 6s, 7, 8, SE 2", 375, 667, 2)
}
