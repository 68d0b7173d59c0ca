// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// The sums and products of Accelerate that code uses most.

/// A number of elements.
public typealias vDSP_Length = UInt
/// A distance between elements.
public typealias vDSP_Stride = Int

/// Functions of lists of numbers.
public enum vDSP {
  /// Returns the sum.
  public static func sum<T: BinaryFloatingPoint>(_ vector: [T]) -> T { vector.reduce(0, +) }
  /// Returns the mean, which isn't a number for an empty list.
  public static func mean<T: BinaryFloatingPoint>(_ vector: [T]) -> T {
    vector.isEmpty ? .nan : sum(vector) / T(vector.count)
  }
  /// Returns the largest number, or negative infinity for an empty list.
  public static func maximum<T: BinaryFloatingPoint>(_ vector: [T]) -> T {
    vector.max() ?? -.infinity
  }
  /// Returns the smallest number, or infinity for an empty list.
  public static func minimum<T: BinaryFloatingPoint>(_ vector: [T]) -> T {
    vector.min() ?? .infinity
  }
  /// Returns the mean of the squares.
  public static func meanSquare<T: BinaryFloatingPoint>(_ vector: [T]) -> T {
    mean(vector.map { $0 * $0 })
  }
  /// Returns the root of the mean of the squares.
  public static func rootMeanSquare<T: BinaryFloatingPoint>(_ vector: [T]) -> T {
    meanSquare(vector).squareRoot()
  }
  /// Returns the sum of the products.
  public static func dot<T: BinaryFloatingPoint>(_ vectorA: [T], _ vectorB: [T]) -> T {
    zip(vectorA, vectorB).reduce(0) { $0 + $1.0 * $1.1 }
  }
  /// Returns the sums of each pair.
  public static func add<T: BinaryFloatingPoint>(_ vectorA: [T], _ vectorB: [T]) -> [T] {
    zip(vectorA, vectorB).map { $0 + $1 }
  }
  /// Returns each number plus another.
  public static func add<T: BinaryFloatingPoint>(_ scalar: T, _ vector: [T]) -> [T] {
    vector.map { scalar + $0 }
  }
  /// Returns the differences of each pair.
  public static func subtract<T: BinaryFloatingPoint>(_ vectorA: [T], _ vectorB: [T]) -> [T] {
    zip(vectorA, vectorB).map { $0 - $1 }
  }
  /// Returns the products of each pair.
  public static func multiply<T: BinaryFloatingPoint>(_ vectorA: [T], _ vectorB: [T]) -> [T] {
    zip(vectorA, vectorB).map { $0 * $1 }
  }
  /// Returns each number times another.
  public static func multiply<T: BinaryFloatingPoint>(_ scalar: T, _ vector: [T]) -> [T] {
    vector.map { scalar * $0 }
  }
  /// Returns each number divided by another.
  public static func divide<T: BinaryFloatingPoint>(_ vector: [T], _ scalar: T) -> [T] {
    vector.map { $0 / scalar }
  }
}
