/// The priority of a constraint: a number from 1 to 1000, which is required.
@frozen
public struct Priority: Hashable, Comparable, Codable, Sendable {
  /// The priority as a number, which may have a fraction.
  public let value: Double

  /// Creates a priority from a number.
  @inlinable
  public init(_ value: Double) { self.value = value }

  /// The priority of constraints that must hold.
  public static let required = Priority(1000)
  /// The platform's high priority, which is the default of compression resistance.
  public static let high = Priority(750)
  /// The platform's low priority, which is the default of hugging.
  public static let low = Priority(250)
  /// The platform's priority for the smallest size that fits.
  public static let fitting = Priority(50)

  /// A Boolean value that indicates whether the constraint must hold.
  @inlinable public var isRequired: Bool { value >= 1000 }

  /// Returns whether the first priority is weaker.
  @inlinable
  public static func < (a: Priority, b: Priority) -> Bool { a.value < b.value }
}
