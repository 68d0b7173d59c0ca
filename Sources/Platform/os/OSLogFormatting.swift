import Foundation

/// The column of a value in a message.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isLeft: Bool

  /// No column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }

  /// Returns a column at whose left the value begins.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: true)
  }

  /// Returns a column at whose right the value ends.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeft: false)
  }

  func text(_ value: String) -> String {
    let blanks = String(repeating: " ", count: max(0, min(columns, 256) - value.count))
    return isLeft ? value + blanks : blanks + value
  }
}

/// The format of a number in a message.
public struct OSLogFloatFormatting: Sendable {
  private let precision: Int

  /// Six fraction digits.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  /// The shortest form.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(precision: -1) }

  /// Returns a number of fraction digits.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, min(precision, 17)))
  }

  func text(_ value: Double) -> String {
    precision < 0 ? "\(value)" : String(format: "%.\(precision)f", value)
  }
}

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, prefix: "")
  }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16, prefix: "") }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8, prefix: "") }

  /// Returns hexadecimal digits, with their usual prefix if asked for.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "")
  }

  func text<Value: BinaryInteger>(_ value: Value) -> String {
    prefix + String(value, radix: radix)
  }
}
