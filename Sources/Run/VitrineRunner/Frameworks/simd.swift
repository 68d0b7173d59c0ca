// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// Vectors of simd.

/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two numbers.
public typealias vector_float2 = SIMD2<Float>
/// Three numbers.
public typealias vector_float3 = SIMD3<Float>
/// Four numbers.
public typealias vector_float4 = SIMD4<Float>

/// Returns the sum of the products of two vectors.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}

/// Returns the sum of the products of two vectors.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, y)
}

/// Returns the length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x).squareRoot()
}

/// Returns the length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }

/// Returns the square of a vector's length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x)
}

/// Returns the distance of two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}

/// Returns the distance of two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}

/// Returns the vector of length 1 in the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}

/// Returns the vector of length 1 in the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }

/// Returns the vector that is perpendicular to two others.
public func simd_cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(
    x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// Returns the vector that is perpendicular to two others.
public func cross<T: FloatingPoint & SIMDScalar>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  simd_cross(x, y)
}

/// Returns a vector between two others.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}

/// Returns the larger numbers of two vectors.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}

/// Returns the smaller numbers of two vectors.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}

/// Returns a vector with its numbers limited by two vectors.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  pointwiseMin(pointwiseMax(x, min), max)
}

/// Returns the amounts of the numbers.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  pointwiseMax(x, -x)
}

/// Returns the largest number.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

/// Returns the smallest number.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

/// Returns the sum of the numbers.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

/// Returns the square of the distance of two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length_squared(x - y) }
