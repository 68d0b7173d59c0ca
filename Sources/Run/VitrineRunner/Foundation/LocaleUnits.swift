public import Foundation

// The units that the measuring system of a locale prefers.

extension UnitTemperature {
  /// Creates the unit of a locale: Fahrenheit in the United States, and Celsius elsewhere.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general
  ) {
    let unit: UnitTemperature = locale.region?.identifier == "US" ? .fahrenheit : .celsius
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitLength {
  /// Creates the unit of a locale: miles in the United States and the United Kingdom, and
  /// kilometers elsewhere.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general
  ) {
    let isMiles = ["US", "GB"].contains(locale.region?.identifier)
    let unit: UnitLength = isMiles ? .miles : .kilometers
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitSpeed {
  /// Creates the unit of a locale: miles per hour in the United States and the United Kingdom, and
  /// kilometers per hour elsewhere.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general
  ) {
    let isMiles = ["US", "GB"].contains(locale.region?.identifier)
    let unit: UnitSpeed = isMiles ? .milesPerHour : .kilometersPerHour
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}
