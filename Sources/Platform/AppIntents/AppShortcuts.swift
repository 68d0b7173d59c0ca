public import SwiftUI

/// A provider of the app's shortcuts, which pictures don't show.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The color of the shortcuts.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// The standard color.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Does nothing.
  public static func updateAppShortcutParameters() {}
}

/// A color of shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink
  case grayBlue, grayGreen, grayBrown
}

/// A shortcut of an app.
public struct AppShortcut {
  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
}

/// A phrase that starts a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// A part of a phrase.
  public enum Token: Sendable {
    case applicationName
  }

  /// A collector of the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty collector.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a part.
    public mutating func appendInterpolation(_ token: Token) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates a phrase of a literal.
  public init(stringLiteral value: String) {}
  /// Creates a phrase of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A builder of shortcuts from the statements of a closure.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Builds the list of all shortcuts.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
