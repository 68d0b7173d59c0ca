/// An integer of any size with the operations of the exact oracle, which needs no division.
struct ExactInteger: Comparable {
  /// The magnitude, least significant word first, without leading zero words.
  private var words: [UInt64]
  private var isNegative: Bool

  static let zero = ExactInteger(0)

  init(_ value: Int) {
    words = value == 0 ? [] : [UInt64(value.magnitude)]
    isNegative = value < 0
  }

  /// Creates `value` × 2^`shift`, or nil if that isn't an integer.
  init?(_ value: Double, shift: Int) {
    guard value.isFinite else { return nil }
    guard value != 0 else {
      self = .zero
      return
    }
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    let zeros = significand.trailingZeroBitCount
    let exponent = max(Int(value.exponentBitPattern), 1) - 1075 + zeros + shift
    guard exponent >= 0 else { return nil }
    let odd = significand >> UInt64(zeros)
    words = [UInt64](repeating: 0, count: exponent / 64)
    let bits = UInt64(exponent % 64)
    words.append(odd << bits)
    if bits > 0, odd >> (64 - bits) != 0 { words.append(odd >> (64 - bits)) }
    isNegative = value < 0
  }

  private init(_ words: [UInt64], isNegative: Bool) {
    self.words = words
    while self.words.last == 0 { self.words.removeLast() }
    self.isNegative = isNegative && !self.words.isEmpty
  }

  var isZero: Bool { words.isEmpty }
  var signum: Int { words.isEmpty ? 0 : isNegative ? -1 : 1 }
  var magnitude: ExactInteger { ExactInteger(words, isNegative: false) }

  /// The nearest double, except for errors in the last few bits.
  func double(shift: Int) -> Double {
    var value = 0.0
    for (index, word) in words.enumerated().suffix(3) {
      value += Double(sign: .plus, exponent: index * 64 - shift, significand: Double(word))
    }
    return isNegative ? -value : value
  }

  /// Returns the quotient of two integers as a double.
  static func / (a: ExactInteger, b: ExactInteger) -> Double {
    let shift = max(a.words.count, b.words.count) * 64
    return a.double(shift: shift) / b.double(shift: shift)
  }

  static prefix func - (a: ExactInteger) -> ExactInteger {
    ExactInteger(a.words, isNegative: !a.isNegative)
  }

  static func + (a: ExactInteger, b: ExactInteger) -> ExactInteger {
    if a.isNegative == b.isNegative {
      return ExactInteger(sum(a.words, b.words), isNegative: a.isNegative)
    }
    if isSmaller(a.words, b.words) {
      return ExactInteger(difference(b.words, a.words), isNegative: b.isNegative)
    }
    return ExactInteger(difference(a.words, b.words), isNegative: a.isNegative)
  }

  static func - (a: ExactInteger, b: ExactInteger) -> ExactInteger { a + -b }

  static func * (a: ExactInteger, b: ExactInteger) -> ExactInteger {
    guard !a.isZero, !b.isZero else { return .zero }
    var result = [UInt64](repeating: 0, count: a.words.count + b.words.count)
    for (i, x) in a.words.enumerated() {
      var carry: UInt64 = 0
      for (j, y) in b.words.enumerated() {
        var (high, low) = x.multipliedFullWidth(by: y)
        var overflow: Bool
        (low, overflow) = low.addingReportingOverflow(carry)
        if overflow { high += 1 }
        (low, overflow) = low.addingReportingOverflow(result[i + j])
        if overflow { high += 1 }
        result[i + j] = low
        carry = high
      }
      result[i + b.words.count] = carry
    }
    return ExactInteger(result, isNegative: a.isNegative != b.isNegative)
  }

  static func < (a: ExactInteger, b: ExactInteger) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    return a.isNegative ? isSmaller(b.words, a.words) : isSmaller(a.words, b.words)
  }

  private static func isSmaller(_ a: [UInt64], _ b: [UInt64]) -> Bool {
    if a.count != b.count { return a.count < b.count }
    for index in a.indices.reversed() where a[index] != b[index] { return a[index] < b[index] }
    return false
  }

  private static func sum(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var result: [UInt64] = []
    var carry: UInt64 = 0
    for index in 0..<max(a.count, b.count) {
      let (partial, first) =
        (index < a.count ? a[index] : 0).addingReportingOverflow(index < b.count ? b[index] : 0)
      let (total, second) = partial.addingReportingOverflow(carry)
      carry = first || second ? 1 : 0
      result.append(total)
    }
    result.append(carry)
    return result
  }

  /// Returns `a` − `b`.
  ///
  /// The magnitude of `b` must not be larger.
  private static func difference(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var result: [UInt64] = []
    var borrow: UInt64 = 0
    for index in a.indices {
      let (partial, first) = a[index].subtractingReportingOverflow(index < b.count ? b[index] : 0)
      let (total, second) = partial.subtractingReportingOverflow(borrow)
      borrow = first || second ? 1 : 0
      result.append(total)
    }
    return result
  }
}
