public import Foundation

extension Measurement {
  /// A format of measurements in the current locale, with the words of CLDR.
  ///
  /// A measurement is written in its own unit, except for temperatures, which people in the United
  /// States read in degrees Fahrenheit.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let value: Int
      /// The complete name.
      public static var wide: UnitWidth { UnitWidth(value: 0) }
      /// An abbreviation.
      public static var abbreviated: UnitWidth { UnitWidth(value: 1) }
      /// The shortest form.
      public static var narrow: UnitWidth { UnitWidth(value: 2) }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The purpose of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The format of the number, or nil.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// A Boolean value that indicates whether the name of a temperature's scale is omitted.
    public var hidesScaleName = false
    /// The locale.
    public var locale: Locale = .current

    /// Creates a format.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.usage, self.numberFormatStyle) = (width, usage, numberFormatStyle)
      self.locale = locale
    }

    /// Returns a measurement as a text.
    public func format(_ value: Measurement) -> String {
      let (number, unit) = converted(value)
      let isWeather = usage?.name == "weather" && width == .narrow
      if unit is UnitTemperature, hidesScaleName || isWeather { return text(number) + "°" }
      guard numberFormatStyle == nil, let name = MeasurementUnit.name(of: unit) else {
        let gap = unit is UnitTemperature || width == .narrow ? "" : " "
        return text(number) + gap + unit.symbol
      }
      let widths: [UnitText.Width] = [.words, .abbreviations, .letters]
      return UnitText.text(rounded(number, unit), unit: name, width: widths[width.value])
    }

    private func converted(_ value: Measurement) -> (Double, Unit) {
      guard let temperature = value.unit as? UnitTemperature, usage?.name != "asProvided",
        locale.region?.identifier == "US"
      else { return (value.value, value.unit) }
      let base = temperature.converter.baseUnitValue(fromValue: value.value)
      let fahrenheit = UnitTemperature.fahrenheit
      return (fahrenheit.converter.value(fromBaseUnitValue: base), fahrenheit)
    }

    private func rounded(_ number: Double, _ unit: Unit) -> Double {
      let isWhole = usage != nil && usage?.name != "asProvided"
      let factor = isWhole ? 1.0 : 1000
      return (number * factor).rounded() / factor
    }

    private func text(_ number: Double) -> String {
      if let numberFormatStyle { return numberFormatStyle.locale(locale).format(number) }
      let digits = usage == nil ? 0...3 : 0...0
      return number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
    }

    /// Returns the format in a locale.
    public func locale(_ locale: Locale) -> Self {
      var format = self
      format.locale = locale
      return format
    }
  }

  /// Returns the measurement in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

/// The purpose of a measurement.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Codable, Hashable, Sendable {
  let name: String
  /// A purpose without preferences.
  public static var general: Self { Self(name: "general") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The weather.
  public static var weather: Self { Self(name: "weather") }
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The distance on a road.
  public static var road: Self { Self(name: "road") }
  /// The height of a person.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// The amount of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// The amount of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { Self(name: "food") }
  /// The energy of a workout.
  public static var workout: Self { Self(name: "workout") }
}

extension FormatStyle {
  /// Returns a format of measurements.
  public static func measurement<UnitType: Unit>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a format of temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var format = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    format.hidesScaleName = hidesScaleName
    return format
  }
}
