public import SwiftUI

/// The background of a widget on the Lock Screen.
///
/// Its tint is an estimate, because the system blends it with the wallpaper in a way that isn't
/// documented.
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  /// Creates a background.
  public init() {}

  /// A translucent color, which is a circle in a circular widget.
  public var body: some View {
    if family == .accessoryCircular { Circle().fill(tint) } else { tint }
  }

  private var tint: Color { Color.white.opacity(0.12) }
}
