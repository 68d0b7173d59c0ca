/// A format of numbers: the digits after the decimal separator, and the sign of positive numbers.
struct NumberFormat: Hashable, Sendable {
  /// The least and the greatest number of digits after the decimal separator.
  var fraction = 0...3
  /// A Boolean value that indicates whether positive numbers have a plus sign.
  var showsPlus = false

  /// The limit of digits after the decimal separator, which is the precision of a number.
  private static let digitLimit = 15

  init(fraction: ClosedRange<Int> = 0...3) { self.fraction = fraction }

  /// Reads a pattern such as `0`, `0.00`, `0.0#` or `+0.0`, in which `#` is a digit that is omitted
  /// if it is 0.
  ///
  /// Returns nil for any other text.
  init?(pattern: some StringProtocol) {
    var rest = pattern[...]
    if rest.hasPrefix("+") {
      showsPlus = true
      rest = rest.dropFirst()
    }
    guard rest.hasPrefix("0") else { return nil }
    rest = rest.dropFirst()
    if rest.isEmpty {
      fraction = 0...0
      return
    }
    guard rest.hasPrefix("."), rest.count > 1, rest.count <= Self.digitLimit + 1 else { return nil }
    let required = rest.dropFirst().prefix { $0 == "0" }.count
    let optional = rest.dropFirst(1 + required)
    guard optional.allSatisfy({ $0 == "#" }) else { return nil }
    fraction = required...required + optional.count
  }

  /// Returns the digits of a number with the sign, groups and separator of a language.
  func text(_ value: Double, _ formats: LocaleFormats) -> String {
    let digits = RoundedDigits(value.magnitude, fraction: fraction)
    let sign =
      digits.isZero ? "" : value < 0 ? formats[.minus] : showsPlus && value > 0 ? "+" : ""
    return sign + Self.text(digits, formats)
  }

  /// Returns a percentage, such as 12 % for 0.12.
  func percentage(_ value: Double, _ formats: LocaleFormats) -> String {
    signed(value, formats, shift: 2) { digits in
      formats[.percent].replacing("#", with: digits, maxReplacements: 1)
    }
  }

  /// Returns an amount of money in a currency.
  func amount(_ value: Double, of currency: String, _ formats: LocaleFormats) -> String {
    signed(value, formats) { digits in
      let symbol = formats.symbol(ofCurrency: currency)
      var pattern = formats[.currency]
      // Letters are separated from the digits by a space that doesn't break.
      if symbol.last?.isLetter == true {
        pattern = pattern.replacing("¤#", with: "¤\u{A0}#", maxReplacements: 1)
      }
      return pattern.replacing("#", with: digits, maxReplacements: 1)
        .replacing("¤", with: symbol, maxReplacements: 1)
    }
  }

  /// The format of a currency's amounts.
  static func amounts(of currency: String) -> NumberFormat {
    let digits = ["JPY", "KRW"].contains(currency) ? 0 : 2
    return NumberFormat(fraction: digits...digits)
  }

  /// Returns a decorated number after its sign.
  private func signed(
    _ value: Double, _ formats: LocaleFormats, shift: Int = 0, _ decorated: (String) -> String
  ) -> String {
    let digits = RoundedDigits(value.magnitude, shift: shift, fraction: fraction)
    let sign =
      digits.isZero ? "" : value < 0 ? formats[.minus] : showsPlus && value > 0 ? "+" : ""
    return sign + decorated(Self.text(digits, formats))
  }

  private static func text(_ digits: RoundedDigits, _ formats: LocaleFormats) -> String {
    let sizes = formats[.groups].compactMap(\.wholeNumberValue)
    let (first, other) = (sizes.first ?? 3, sizes.last ?? 3)
    let least = first + (Int(formats[.leastGroupedDigits]) ?? 1)
    var whole = ""
    let count = digits.whole.count
    for (index, digit) in digits.whole.enumerated() {
      let rest = count - index
      let isBoundary = rest == first || rest > first && (rest - first).isMultiple(of: other)
      if index > 0, isBoundary, count >= least { whole += formats[.grouping] }
      whole += "\(digit)"
    }
    if !digits.fraction.isEmpty {
      whole += formats[.decimal] + digits.fraction.map { "\($0)" }.joined()
    }
    return formats.digits(whole)
  }
}

/// The decimal digits of a number, rounded half to even as ICU rounds them.
///
/// The digits are those of the shortest decimal number that identifies the value. So 1.005 is
/// halfway between 1.00 and 1.01, although the stored value is slightly below.
struct RoundedDigits {
  private(set) var whole: [Int] = []
  private(set) var fraction: [Int] = []

  /// Rounds a number that isn't negative, after a shift of its decimal point to the right.
  init(_ value: Double, shift: Int = 0, fraction limits: ClosedRange<Int>) {
    let parts = "\(value)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    var digits = mantissa.joined().compactMap(\.wholeNumberValue)
    var point = mantissa[0].count + exponent + shift
    if point < 0 {
      digits.insert(contentsOf: repeatElement(0, count: -point), at: 0)
      point = 0
    }
    while digits.count < point { digits.append(0) }
    let end = point + limits.upperBound
    if digits.count > end {
      let dropped = digits[end...]
      digits = Array(digits[..<end])
      let isHalf = dropped.first == 5 && dropped.dropFirst().allSatisfy { $0 == 0 }
      let isOdd = digits.last.map { !$0.isMultiple(of: 2) } ?? false
      if isHalf ? isOdd : (dropped.first ?? 0) >= 5 { point += Self.increment(&digits) }
    }
    whole = Array(digits[..<point].drop { $0 == 0 })
    if whole.isEmpty { whole = [0] }
    fraction = Array(digits[point...])
    while fraction.count > limits.lowerBound, fraction.last == 0 { fraction.removeLast() }
    while fraction.count < limits.lowerBound { fraction.append(0) }
  }

  /// A Boolean value that indicates whether all digits are 0.
  var isZero: Bool { (whole + fraction).allSatisfy { $0 == 0 } }

  /// Adds one to the last digit and returns the number of digits that the carry adds in front.
  private static func increment(_ digits: inout [Int]) -> Int {
    var index = digits.count - 1
    while index >= 0 {
      guard digits[index] == 9 else {
        digits[index] += 1
        return 0
      }
      digits[index] = 0
      index -= 1
    }
    digits.insert(1, at: 0)
    return 1
  }
}
