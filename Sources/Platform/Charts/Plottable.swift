public import Foundation

/// A value that a chart can place on an axis.
public protocol Plottable {
  /// The type of the value on the axis.
  associatedtype PrimitivePlottable: Plottable = Self
  /// The value on the axis.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates a value from one on the axis.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Creates a copy of a value.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// Creates a case from its raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}
