public import CoreLocation
public import Foundation

// The weather of WeatherKit, which can't be reached.

/// A condition of the weather.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix

  /// The condition in words.
  public var description: String { rawValue }
}

/// The wind.
public struct Wind: Codable, Hashable, Sendable {
  /// The direction.
  public var direction: Measurement<UnitAngle>
  /// The speed.
  public var speed: Measurement<UnitSpeed>
  /// The speed of gusts, or nil.
  public var gust: Measurement<UnitSpeed>?
}

/// The ultraviolet light.
public struct UVIndex: Codable, Hashable, Sendable {
  /// The index.
  public var value: Int
}

/// The weather now.
public struct CurrentWeather: Codable, Hashable, Sendable {
  /// The date.
  public var date: Date
  /// The condition.
  public var condition: WeatherCondition
  /// The name of a symbol.
  public var symbolName: String
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The temperature as it feels.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The humidity in 0…1.
  public var humidity: Double
  /// The pressure.
  public var pressure: Measurement<UnitPressure>
  /// The wind.
  public var wind: Wind
  /// The ultraviolet light.
  public var uvIndex: UVIndex
  /// The visibility.
  public var visibility: Measurement<UnitLength>
  /// The cover by clouds in 0…1.
  public var cloudCover: Double
  /// A Boolean value that indicates whether the sun shines.
  public var isDaylight: Bool
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
  /// The date.
  public var date: Date
  /// The condition.
  public var condition: WeatherCondition
  /// The name of a symbol.
  public var symbolName: String
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The chance of rain in 0…1.
  public var precipitationChance: Double
  /// The amount of rain.
  public var precipitationAmount: Measurement<UnitLength>
  /// The wind.
  public var wind: Wind
  /// The ultraviolet light.
  public var uvIndex: UVIndex
  /// A Boolean value that indicates whether the sun shines.
  public var isDaylight: Bool
}

/// The times of the sun on a day.
public struct SunEvents: Codable, Hashable, Sendable {
  /// The sunrise, or nil.
  public var sunrise: Date?
  /// The sunset, or nil.
  public var sunset: Date?
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
  /// The date.
  public var date: Date
  /// The condition.
  public var condition: WeatherCondition
  /// The name of a symbol.
  public var symbolName: String
  /// The highest temperature.
  public var highTemperature: Measurement<UnitTemperature>
  /// The lowest temperature.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The chance of rain in 0…1.
  public var precipitationChance: Double
  /// The times of the sun.
  public var sun: SunEvents
  /// The wind.
  public var wind: Wind
  /// The ultraviolet light.
  public var uvIndex: UVIndex
}

/// The weather of several hours or days.
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Sendable {
  /// The parts.
  public var forecast: [Element]
  /// The index of the first part.
  public var startIndex: Int { forecast.startIndex }
  /// The index after the last part.
  public var endIndex: Int { forecast.endIndex }
  /// Returns a part.
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The weather of a place.
public struct Weather: Sendable {
  /// The weather now.
  public var currentWeather: CurrentWeather
  /// The weather of the next hours.
  public var hourlyForecast: Forecast<HourWeather>
  /// The weather of the next days.
  public var dailyForecast: Forecast<DayWeather>
}

/// A part of the weather that is asked for.
public struct WeatherQuery<T: Sendable>: Sendable {}

extension WeatherQuery {
  /// The weather now.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  /// The weather of the next hours.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>>()
  }
  /// The weather of the next days.
  public static var daily: WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>>()
  }
}

/// The origin of the weather.
public struct WeatherAttribution: Sendable {
  /// The name of the service.
  public let serviceName: String
  /// The page of its sources.
  public let legalPageURL: URL
  /// The mark in the light appearance.
  public let combinedMarkLightURL: URL
  /// The mark in the dark appearance.
  public let combinedMarkDarkURL: URL
}

/// An error of the weather.
public enum WeatherError: Error {
  case permissionDenied, unknown
}

/// The service of the weather, which can't be reached.
public final class WeatherService: Sendable {
  /// The service.
  public static let shared = WeatherService()

  /// Creates a service.
  public init() {}

  /// Throws an error, because the service can't be reached.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.unknown
  }
  /// Throws an error, because the service can't be reached.
  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T { throw WeatherError.unknown }
  /// Throws an error, because the service can't be reached.
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.unknown }

  /// Throws an error, because the service can't be reached.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.unknown }
  }
}
