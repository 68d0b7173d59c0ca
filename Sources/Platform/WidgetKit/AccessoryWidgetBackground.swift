public import SwiftUI

/// The background of a widget on the Lock Screen.
///
/// Its tint is an estimate, because the system blends it with the wallpaper in a way that isn't
/// documented.
public struct AccessoryWidgetBackground: View {
  /// Creates a background.
  public init() {}

  /// A translucent color, or nothing in a widget in all colors that has a background of its own.
  public var body: some View { Color.white.opacity(0.12) }
}
