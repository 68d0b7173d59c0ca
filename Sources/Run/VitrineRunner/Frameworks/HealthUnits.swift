// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A power of ten before a unit.
public enum HKMetricPrefix: Int, Sendable {
  case none
  case pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  fileprivate var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  fileprivate var symbol: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }

  fileprivate static let all: [HKMetricPrefix] = [
    .femto, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera,
  ]
}

/// The grams of a mole of blood sugar.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit, which converts values of its dimension.
open class HKUnit: NSObject, @unchecked Sendable {
  /// The exponents of gram, meter, second, liter, joule, pascal, kelvin, siemens, count and
  /// international unit.
  private let dimension: [Int]
  private let factor: Double
  /// The value of zero in the dimension's first unit, for temperatures.
  private let zero: Double
  /// The unit as text, such as `mg/dL`.
  public let unitString: String

  private init(_ dimension: [Int], _ factor: Double, zero: Double = 0, _ text: String) {
    self.dimension = dimension
    self.factor = factor
    self.zero = zero
    unitString = text
  }

  private static func base(
    _ place: Int?, _ factor: Double, zero: Double = 0, _ text: String
  ) -> HKUnit {
    HKUnit((0..<10).map { $0 == place ? 1 : 0 }, factor, zero: zero, text)
  }

  /// Returns the unit of a text such as `mg/dL`, or that of counts for other text.
  public convenience init(from string: String) {
    let unit = HKUnit.parsed(string) ?? .count()
    self.init(unit.dimension, unit.factor, zero: unit.zero, unit.unitString)
  }

  /// The unit as text.
  open override var description: String { unitString }

  /// Returns whether another unit has the same dimension and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return dimension == other.dimension && factor == other.factor && zero == other.zero
  }

  /// The hash of the dimension and the size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(dimension)
    hasher.combine(factor)
    return hasher.finalize()
  }

  /// A Boolean value that indicates whether the unit is that of counts.
  open func isNull() -> Bool { dimension.allSatisfy { $0 == 0 } && factor == 1 }

  fileprivate func isCompatible(with other: HKUnit) -> Bool { dimension == other.dimension }

  /// Returns a value in the first unit of the dimension.
  fileprivate func inFirstUnit(_ value: Double) -> Double { value * factor + zero }

  fileprivate func converted(_ value: Double, to other: HKUnit) -> Double {
    // Equal units keep the value as it is written.
    isEqual(other) ? value : (inFirstUnit(value) - other.zero) / other.factor
  }

  // MARK: Combinations

  /// Returns the product with another unit.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      zip(dimension, unit.dimension).map(+), factor * unit.factor,
      "\(unitString)·\(unit.unitString)")
  }

  /// Returns the quotient by another unit.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      zip(dimension, unit.dimension).map(-), factor / unit.factor,
      "\(unitString)/\(unit.unitString)")
  }

  /// Returns a power of the unit.
  open func unitRaised(toPower power: Int) -> HKUnit {
    var factor = 1.0
    for _ in 0..<min(abs(power), 64) { factor *= self.factor }
    return HKUnit(
      dimension.map { $0 * max(-64, min(power, 64)) }, power < 0 ? 1 / factor : factor,
      "\(unitString)^\(power)")
  }

  /// Returns one divided by the unit.
  open func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }

  private static func prefixed(_ prefix: HKMetricPrefix, _ unit: HKUnit) -> HKUnit {
    HKUnit(unit.dimension, prefix.factor * unit.factor, prefix.symbol + unit.unitString)
  }

  // MARK: Units

  /// Returns the gram with a prefix.
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, gram()) }
  /// Returns the gram.
  open class func gram() -> HKUnit { base(0, 1, "g") }
  /// Returns the ounce.
  open class func ounce() -> HKUnit { base(0, 28.349523125, "oz") }
  /// Returns the pound.
  open class func pound() -> HKUnit { base(0, 453.59237, "lb") }
  /// Returns the stone.
  open class func stone() -> HKUnit { base(0, 6350.29318, "st") }
  /// Returns the mole of a substance with a prefix.
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    prefixed(prefix, moleUnit(withMolarMass: gramsPerMole))
  }
  /// Returns the mole of a substance.
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    base(0, gramsPerMole, "mol<\(gramsPerMole)>")
  }
  /// Returns the meter with a prefix.
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, meter()) }
  /// Returns the meter.
  open class func meter() -> HKUnit { base(1, 1, "m") }
  /// Returns the inch.
  open class func inch() -> HKUnit { base(1, 0.0254, "in") }
  /// Returns the foot.
  open class func foot() -> HKUnit { base(1, 0.3048, "ft") }
  /// Returns the yard.
  open class func yard() -> HKUnit { base(1, 0.9144, "yd") }
  /// Returns the mile.
  open class func mile() -> HKUnit { base(1, 1609.344, "mi") }
  /// Returns the second with a prefix.
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, second()) }
  /// Returns the second.
  open class func second() -> HKUnit { base(2, 1, "s") }
  /// Returns the minute.
  open class func minute() -> HKUnit { base(2, 60, "min") }
  /// Returns the hour.
  open class func hour() -> HKUnit { base(2, 3600, "hr") }
  /// Returns the day.
  open class func day() -> HKUnit { base(2, 86_400, "d") }
  /// Returns one in a second with a prefix.
  open class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, hertz()) }
  /// Returns one in a second.
  open class func hertz() -> HKUnit { HKUnit(second().dimension.map { -$0 }, 1, "Hz") }
  /// Returns the liter with a prefix.
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, liter()) }
  /// Returns the liter.
  open class func liter() -> HKUnit { base(3, 1, "L") }
  /// Returns the fluid ounce of the United States.
  open class func fluidOunceUS() -> HKUnit { base(3, 0.0295735295625, "fl_oz_us") }
  /// Returns the cup of the United States.
  open class func cupUS() -> HKUnit { base(3, 0.2365882365, "cup_us") }
  /// Returns the pint of the United States.
  open class func pintUS() -> HKUnit { base(3, 0.473176473, "pt_us") }
  /// Returns the imperial fluid ounce.
  open class func fluidOunceImperial() -> HKUnit { base(3, 0.0284130625, "fl_oz_imp") }
  /// Returns the joule with a prefix.
  open class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, joule()) }
  /// Returns the joule.
  open class func joule() -> HKUnit { base(4, 1, "J") }
  /// Returns the kilocalorie.
  open class func kilocalorie() -> HKUnit { base(4, 4184, "kcal") }
  /// Returns the kilocalorie.
  open class func largeCalorie() -> HKUnit { base(4, 4184, "Cal") }
  /// Returns the calorie.
  open class func smallCalorie() -> HKUnit { base(4, 4.184, "cal") }
  /// Returns the pascal with a prefix.
  open class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, pascal()) }
  /// Returns the pascal.
  open class func pascal() -> HKUnit { base(5, 1, "Pa") }
  /// Returns the millimeter of mercury.
  open class func millimeterOfMercury() -> HKUnit { base(5, 133.322387415, "mmHg") }
  /// Returns the atmosphere.
  open class func atmosphere() -> HKUnit { base(5, 101_325, "atm") }
  /// Returns the kelvin.
  open class func kelvin() -> HKUnit { base(6, 1, "K") }
  /// Returns the degree Celsius.
  open class func degreeCelsius() -> HKUnit { base(6, 1, zero: 273.15, "degC") }
  /// Returns the degree Fahrenheit.
  open class func degreeFahrenheit() -> HKUnit {
    base(6, 5.0 / 9, zero: 273.15 - 32 * 5.0 / 9, "degF")
  }
  /// Returns the siemens.
  open class func siemen() -> HKUnit { base(7, 1, "S") }
  /// Returns the unit of counts.
  open class func count() -> HKUnit { base(nil, 1, "count") }
  /// Returns the hundredth.
  open class func percent() -> HKUnit { base(nil, 0.01, "%") }
  /// Returns the international unit.
  open class func internationalUnit() -> HKUnit { base(9, 1, "IU") }

  // MARK: Text

  /// The units that a text may name, except for moles.
  private static var named: [HKUnit] {
    [
      ounce(), pound(), stone(), inch(), foot(), yard(), mile(), minute(), hour(), day(),
      fluidOunceUS(), cupUS(), pintUS(), fluidOunceImperial(), kilocalorie(), largeCalorie(),
      smallCalorie(), millimeterOfMercury(), atmosphere(), kelvin(), degreeCelsius(),
      degreeFahrenheit(), count(), percent(), internationalUnit(),
    ]
  }

  /// The units that may have a prefix.
  private static var metric: [HKUnit] {
    [gram(), meter(), second(), hertz(), liter(), joule(), pascal(), siemen()]
  }

  private static func parsed(_ text: String) -> HKUnit? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first.flatMap({ product(String($0)) }) else { return nil }
    return parts.dropFirst().reduce(Optional(first)) { result, part in
      guard let result, let unit = product(String(part)) else { return nil }
      return result.unitDivided(by: unit)
    }
  }

  private static func product(_ text: String) -> HKUnit? {
    let outer = text.hasPrefix("(") && text.hasSuffix(")")
    let factors = (outer ? String(text.dropFirst().dropLast()) : text)
      .split { $0 == "·" || $0 == "*" }
    guard let first = factors.first.flatMap({ power(String($0)) }) else { return nil }
    return factors.dropFirst().reduce(Optional(first)) { result, part in
      guard let result, let unit = power(String(part)) else { return nil }
      return result.unitMultiplied(by: unit)
    }
  }

  private static func power(_ text: String) -> HKUnit? {
    let parts = text.split(separator: "^")
    guard let unit = parts.first.flatMap({ single(String($0)) }) else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? unit : nil }
    return Int(parts[1]).map(unit.unitRaised)
  }

  private static func single(_ text: String) -> HKUnit? {
    if text == "1" || text.isEmpty { return count() }
    if let unit = (named + metric).first(where: { $0.unitString == text }) { return unit }
    if let start = text.firstRange(of: "mol<"), text.hasSuffix(">"),
      let mass = Double(text[start.upperBound...].dropLast())
    {
      let prefix = text[..<start.lowerBound]
      let power = HKMetricPrefix.all.first { $0.symbol == prefix }
      guard prefix.isEmpty || power != nil else { return nil }
      return moleUnit(with: power ?? .none, molarMass: mass)
    }
    for prefix in HKMetricPrefix.all {
      if let unit = metric.first(where: { prefix.symbol + $0.unitString == text }) {
        return prefixed(prefix, unit)
      }
    }
    return nil
  }
}

/// A quantity.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  /// Returns whether the value can be converted to a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }

  /// Returns the value in a unit of the same dimension; another unit ends the program, as on the
  /// platform.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      self.unit.isCompatible(with: unit), "\(self.unit) can't be converted to \(unit)")
    return self.unit.converted(value, to: unit)
  }

  /// Returns the order of two quantities of the same dimension.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  /// Returns whether another quantity is as large.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }

  /// The hash of the value in the dimension's first unit.
  open override var hash: Int { unit.inFirstUnit(value).hashValue }

  /// The value with its unit.
  open override var description: String { "\(value) \(unit)" }
}
