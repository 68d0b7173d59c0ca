public import Foundation

/// A formatter of measurements in the current locale, with the words of CLDR.
///
/// A measurement is written in its own unit. Apple's formatter also converts to the units of the
/// region, which this one does only for temperatures in the United States.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit that suits the size of the value.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature without the name of its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The choice of the unit.
  open var unitOptions: UnitOptions = []
  /// The way to write the unit.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale, which has to be the current one.
  open var locale: Locale? = .current
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The formatter of the number, which has up to three fraction digits at first.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns a measurement with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the name of a unit, as its symbol.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// Returns a measurement with its unit, or nil for another object.
  open override func string(for object: Any?) -> String? {
    (object as? Measurement<Unit>).map { text($0.value, $0.unit) }
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return "\(number(value))°"
    }
    var (value, unit) = (value, unit)
    if let temperature = unit as? UnitTemperature, !unitOptions.contains(.providedUnit),
      (locale ?? .current).region?.identifier == "US"
    {
      value = UnitTemperature.fahrenheit.converter.value(
        fromBaseUnitValue: temperature.converter.baseUnitValue(fromValue: value))
      unit = UnitTemperature.fahrenheit
    }
    guard let name = MeasurementUnit.name(of: unit) else {
      return "\(number(value)) \(unit.symbol)"
    }
    let width: UnitText.Width =
      switch unitStyle {
      case .long: .words
      case .short: .letters
      default: .abbreviations
      }
    return UnitText.text(rounded(value), unit: name, width: width)
  }

  /// Returns a value with the formatter's fraction digits.
  private func rounded(_ value: Double) -> Double {
    let digits = numberFormatter?.maximumFractionDigits ?? 0
    let factor = (0..<max(0, min(9, digits))).reduce(1.0) { product, _ in product * 10 }
    return (value * factor).rounded() / factor
  }

  private func number(_ value: Double) -> String {
    numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

extension Measurement {
  /// Returns the measurement with its abbreviated unit in the current locale.
  public func formatted() -> String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter?.maximumFractionDigits = 2
    return formatter.string(from: self)
  }
}

/// Names of units in CLDR.
enum MeasurementUnit {
  /// Returns the name of a unit, such as `length-kilometer`, or nil if it isn't known.
  static func name(of unit: Unit) -> String? { names[unit.symbol] }

  /// The names by Foundation's symbols.
  private static let names = [
    "km": "length-kilometer", "m": "length-meter", "cm": "length-centimeter",
    "mm": "length-millimeter", "mi": "length-mile", "ft": "length-foot", "in": "length-inch",
    "yd": "length-yard", "kg": "mass-kilogram", "g": "mass-gram", "lb": "mass-pound",
    "oz": "mass-ounce", "mg": "mass-milligram", "t": "mass-tonne",
    "°C": "temperature-celsius", "°F": "temperature-fahrenheit", "K": "temperature-kelvin",
    "s": "duration-second", "sec": "duration-second", "min": "duration-minute",
    "hr": "duration-hour", "m/s": "speed-meter-per-second", "km/h": "speed-kilometer-per-hour",
    "mph": "speed-mile-per-hour", "kn": "speed-knot", "L": "volume-liter",
    "mL": "volume-milliliter",
    "gal": "volume-gallon", "kcal": "energy-kilocalorie", "cal": "energy-calorie",
    "kJ": "energy-kilojoule", "J": "energy-joule", "kWh": "energy-kilowatt-hour", "W": "power-watt",
    "kW": "power-kilowatt", "hPa": "pressure-hectopascal", "mbar": "pressure-millibar",
    "bar": "pressure-bar", "mmHg": "pressure-millimeter-ofhg", "inHg": "pressure-inch-ofhg",
    "V": "electric-volt", "A": "electric-ampere", "°": "angle-degree", "Hz": "frequency-hertz",
    "m²": "area-square-meter", "km²": "area-square-kilometer", "ha": "area-hectare",
  ]
}
