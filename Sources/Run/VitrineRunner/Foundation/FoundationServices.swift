// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Services of Apple's systems that a picture doesn't need.

extension ProcessInfo {
  /// The treatment of the process during an activity.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt64

    /// Creates options from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// An activity in the background.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// An activity that a person began.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
    /// An activity that a person began; it allows sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
    /// An activity without delays.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    /// An activity during which the system stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// An activity during which the process isn't ended.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// An activity during which the process isn't ended.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
  }

  /// Begins an activity; it has no effect.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }

  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Calls a closure as an activity.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: () -> Void
  ) { block() }

  /// Calls a closure immediately, with false because the time isn't over.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { block(false) }
}

extension URL {
  private static func folder(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(name, isDirectory: true)
  }

  /// The folder of the app's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
  /// The folder of the app's library.
  public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
  /// The folder of files that can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
  /// The folder of the app's own files.
  public static var applicationSupportDirectory: URL {
    folder(.applicationSupportDirectory, "Library/Application Support")
  }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The folder of the desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
}

extension FileManager {
  /// Returns nil, because there is no account of iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Returns false, because there is no account of iCloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Throws an error, because there is no account of iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
  /// Throws an error, because there is no account of iCloud.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
  /// Throws an error, because there is no account of iCloud.
  public func setUbiquitous(
    _ flag: Bool, itemAt url: URL, destinationURL: URL
  ) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}

extension CocoaError.Code {
  /// A file of iCloud that isn't there.
  public static var ubiquitousFileUnavailable: CocoaError.Code { .init(rawValue: 4353) }
}

extension DateFormatter {
  /// The behavior of older formatters.
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }

  /// The behavior; it is always that of version 10.4.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }

  /// The behavior of new formatters.
  public static var defaultFormatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension Bundle {
  /// Returns a translation with the emphasis of its Markdown.
  public func localizedAttributedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> NSAttributedString {
    let text = localizedString(forKey: key, value: value, table: tableName)
    return NSAttributedString((try? AttributedString(markdown: text)) ?? AttributedString(text))
  }
}

extension Scanner {
  /// Reads up to a text, and returns whether there was something.
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    unsafe take(scanUpToString(string), result)
  }

  /// Reads a text, and returns whether it was there.
  @discardableResult
  public func scanString(
    _ string: String, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe take(scanString(string), result) }

  /// Reads characters of a set, and returns whether there was one.
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe take(scanCharacters(from: set), result) }

  /// Reads up to a character of a set, and returns whether there was something.
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe take(scanUpToCharacters(from: set), result) }

  private func take(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    unsafe result?.pointee = NSString(string: text)
    return true
  }
}

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
