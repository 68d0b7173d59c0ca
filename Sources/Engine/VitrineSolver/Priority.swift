/// How much a constraint matters: 1…1000, fractions allowed; 1000 is required.
@frozen
public struct Priority: Hashable, Comparable, Codable, Sendable {
  public let value: Double

  @inlinable
  public init(_ value: Double) { self.value = value }

  public static let required = Priority(1000)
  public static let high = Priority(750)
  public static let low = Priority(250)
  public static let fitting = Priority(50)

  @inlinable public var isRequired: Bool { value >= 1000 }

  @inlinable
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
