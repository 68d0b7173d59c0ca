import VitrineGraphics

/// A function from one number to color components (PDF 32000-1, 7.10).
indirect enum PDFFunction {
  /// Type 0: components at equal distances over the domain.
  case sampled(domain: ClosedRange<Double>, [[Double]])
  /// Type 2.
  case exponential(domain: ClosedRange<Double>, from: [Double], to: [Double], exponent: Double)
  /// Type 3: subdomains, each with a function and the input range of that function.
  case stitched(domain: ClosedRange<Double>, bounds: [Double], [(PDFFunction, Double, Double)])
  /// One function per component.
  case components([PDFFunction])

  /// Reads a function.
  ///
  /// Returns nil if it is broken or of another type.
  ///
  /// An array contains one function per component. The depth is limited because a stitched function
  /// can refer to itself.
  static func read(_ object: PDFObject, depth: Int = 0) throws(VectorError) -> PDFFunction? {
    guard depth < 8 else { return nil }
    if let items = object.items {
      var parts: [PDFFunction] = []
      for item in items.prefix(32) {
        guard let part = try read(item, depth: depth + 1) else { return nil }
        parts.append(part)
      }
      return parts.isEmpty ? nil : .components(parts)
    }
    let limits = object["/Domain"]?.numbers ?? [0, 1]
    guard limits.count == 2, limits[0] < limits[1] else { return nil }
    let domain = limits[0]...limits[1]
    switch object["/FunctionType"]?.integer {
    case 0: return try sampled(object, domain)
    case 2:
      let from = object["/C0"]?.numbers ?? [0]
      let to = object["/C1"]?.numbers ?? [1]
      guard from.count == to.count, !from.isEmpty else { return nil }
      return .exponential(
        domain: domain, from: from, to: to, exponent: object["/N"]?.number ?? 1)
    case 3: return try stitched(object, domain, depth: depth)
    default: return nil
    }
  }

  /// Reads type 3 (7.10.4).
  ///
  /// `/Bounds` divides the domain, `/Encode` lists the input range of each part.
  private static func stitched(
    _ object: PDFObject, _ domain: ClosedRange<Double>, depth: Int
  ) throws(VectorError) -> PDFFunction? {
    guard let functions = object["/Functions"]?.items, let bounds = object["/Bounds"]?.numbers,
      let encode = object["/Encode"]?.numbers, !functions.isEmpty, functions.count <= 256,
      bounds.count == functions.count - 1, encode.count == 2 * functions.count
    else { return nil }
    var parts: [(PDFFunction, Double, Double)] = []
    for (index, function) in functions.enumerated() {
      guard let part = try read(function, depth: depth + 1) else { return nil }
      parts.append((part, encode[2 * index], encode[2 * index + 1]))
    }
    return .stitched(domain: domain, bounds: bounds, parts)
  }

  /// Reads type 0 (7.10.2) with one input and samples of 8 or 16 bits.
  ///
  /// Drawing programs write these for gradients.
  private static func sampled(
    _ object: PDFObject, _ domain: ClosedRange<Double>
  ) throws(VectorError) -> PDFFunction? {
    guard let size = object["/Size"]?.numbers, size.count == 1, size[0] >= 1, size[0] <= 65_536,
      let bits = object["/BitsPerSample"]?.integer, bits == 8 || bits == 16,
      let range = object["/Range"]?.numbers, range.count >= 2, range.count <= 64,
      let bytes = try object.unpacked()
    else { return nil }
    let outputs = range.count / 2
    // Samples are integers from 0, which `/Decode` maps to the output range.
    let decode = object["/Decode"]?.numbers ?? range
    let width = bits / 8
    let count = Int(size[0])
    guard decode.count == range.count, bytes.count >= count * outputs * width else { return nil }
    let most = bits == 8 ? 255.0 : 65_535.0
    let samples = (0..<count).map { sample in
      (0..<outputs).map { output in
        let at = (sample * outputs + output) * width
        let value = width == 1 ? Int(bytes[at]) : Int(bytes[at]) << 8 | Int(bytes[at + 1])
        let (low, high) = (decode[2 * output], decode[2 * output + 1])
        return low + Double(value) / most * (high - low)
      }
    }
    return .sampled(domain: domain, samples)
  }

  /// Returns the components for an input, which is first clipped to the domain (7.10.1).
  func values(at input: Double) -> [Double] {
    switch self {
    case .sampled(let domain, let samples):
      // Values between two samples are interpolated linearly.
      let x = Self.share(input, domain) * Double(samples.count - 1)
      let index = max(0, min(Int(clamping: x), samples.count - 1))
      let next = min(index + 1, samples.count - 1)
      let rest = x - Double(index)
      return zip(samples[index], samples[next]).map { $0 + ($1 - $0) * rest }
    case .exponential(let domain, let from, let to, let exponent):
      let x = max(domain.lowerBound, min(domain.upperBound, input))
      let share = exponent == 1 ? x : Scalars.power(x, exponent)
      return zip(from, to).map { $0 + ($1 - $0) * share }
    case .stitched(let domain, let bounds, let parts):
      let x = max(domain.lowerBound, min(domain.upperBound, input))
      let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
      let low = index == 0 ? domain.lowerBound : bounds[index - 1]
      let high = index == parts.count - 1 ? domain.upperBound : bounds[index]
      let (function, from, to) = parts[index]
      let share = high > low ? (x - low) / (high - low) : 0
      return function.values(at: from + (to - from) * share)
    case .components(let functions): return functions.flatMap { $0.values(at: input) }
    }
  }

  private static func share(_ input: Double, _ domain: ClosedRange<Double>) -> Double {
    let share = (input - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    return max(0, min(1, share))
  }
}

extension Scalars {
  /// Returns the power of a base between 0 and a few thousand.
  fileprivate static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return exponent == 0 ? 1 : 0 }
    return exponential(exponent * logarithm(base))
  }

  /// Returns the natural logarithm of a positive number by Halley's method on the exponential.
  ///
  /// Each step cubes the error. The first estimate is within 1, so five steps reach full precision.
  fileprivate static func logarithm(_ x: Double) -> Double {
    var guess = Double(x.exponent) * 0.6931471805599453 + (x.significand - 1) * 0.7
    for _ in 0..<5 {
      let power = exponential(guess)
      guess += 2 * (x - power) / (x + power)
    }
    return guess
  }
}
