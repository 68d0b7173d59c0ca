// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension DateFormatter {
  /// The behavior of older formatters.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }

  /// The behavior; it is always that of version 10.4.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }

  /// The behavior of new formatters.
  public static var defaultFormatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
