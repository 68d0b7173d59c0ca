// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An address of Network's hosts.
public protocol IPAddress: Hashable, Sendable {
  /// The bytes of the address.
  var rawValue: Data { get }
  /// Creates an address, or returns nil for other text.
  init?(_ string: String)
  /// Creates an address from its bytes, or returns nil for another number of them.
  init?(_ rawValue: Data)
}

/// An address of four bytes.
public struct IPv4Address: IPAddress, CustomDebugStringConvertible {
  /// The bytes of the address.
  public let rawValue: Data

  /// Creates an address from its bytes, or returns nil for another number of them.
  public init?(_ rawValue: Data) {
    guard rawValue.count == 4 else { return nil }
    self.rawValue = rawValue
  }

  /// Creates an address from four numbers, or returns nil for other text.
  public init?(_ string: String) {
    let parts = string.split(separator: ".", omittingEmptySubsequences: false)
    let bytes = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? UInt8(part) : nil
    }
    guard parts.count == 4, bytes.count == 4 else { return nil }
    rawValue = Data(bytes)
  }

  /// The device itself.
  public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])
  /// Any address.
  public static let any = IPv4Address(bytes: [0, 0, 0, 0])
  /// The address of all devices.
  public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])

  private init(bytes: [UInt8]) { rawValue = Data(bytes) }

  /// The four numbers.
  public var debugDescription: String { rawValue.map { "\($0)" }.joined(separator: ".") }
}

/// An address of sixteen bytes.
public struct IPv6Address: IPAddress, CustomDebugStringConvertible {
  /// The bytes of the address.
  public let rawValue: Data

  /// Creates an address from its bytes, or returns nil for another number of them.
  public init?(_ rawValue: Data) {
    guard rawValue.count == 16 else { return nil }
    self.rawValue = rawValue
  }

  /// Creates an address from groups of hexadecimal digits, or returns nil for other text.
  ///
  /// Two colons stand for groups of zeros. The name of an interface after a percent sign is ignored.
  public init?(_ string: String) {
    let text = string.prefix { $0 != "%" }
    let halves = text.components(separatedBy: "::")
    let groups = halves.map { half in
      half.isEmpty ? [] : half.split(separator: ":", omittingEmptySubsequences: false)
    }
    let count = groups.map(\.count).reduce(0, +)
    guard halves.count == 1 ? count == 8 : halves.count == 2 && count < 8 else { return nil }
    let zeros = [Substring](repeating: "0", count: 8 - count)
    let numbers = (groups[0] + (groups.count == 2 ? zeros + groups[1] : [])).compactMap { group in
      group.count <= 4 && group.allSatisfy(\.isHexDigit) ? UInt16(group, radix: 16) : nil
    }
    guard numbers.count == 8 else { return nil }
    rawValue = Data(numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] })
  }

  /// The device itself.
  public static let loopback = IPv6Address(bytes: [UInt8](repeating: 0, count: 15) + [1])
  /// Any address.
  public static let any = IPv6Address(bytes: [UInt8](repeating: 0, count: 16))

  private init(bytes: [UInt8]) { rawValue = Data(bytes) }

  /// The eight groups.
  public var debugDescription: String {
    stride(from: 0, to: 16, by: 2)
      .map { String(Int(rawValue[$0]) << 8 | Int(rawValue[$0 + 1]), radix: 16) }
      .joined(separator: ":")
  }
}
