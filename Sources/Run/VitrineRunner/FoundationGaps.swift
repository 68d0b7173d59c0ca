// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

// More parts of Foundation on Apple's systems that Linux lacks.

/// An integer.
public typealias NSInteger = Int
/// A number without a sign.
public typealias NSUInteger = UInt
/// The largest integer.
public let NSIntegerMax = Int.max
/// The smallest integer.
public let NSIntegerMin = Int.min
/// The largest number without a sign.
public let NSUIntegerMax = UInt.max
/// The largest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// A number larger than any other.
public let HUGE = Double.infinity
/// A place for an error.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
/// A pointer to an object.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Begins exclusive work on an object.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  ObjectLocks.lock.lock()
  return 0
}

/// Ends exclusive work on an object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  ObjectLocks.lock.unlock()
  return 0
}

/// The lock of all objects.
private enum ObjectLocks {
  static let lock = NSRecursiveLock()
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// Returns the selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the objects by their names.
public func NSDictionaryOfVariableBindings(_ views: [String: Any]) -> [String: Any] { views }

extension CGFloat {
  /// Creates a number from an object, which may lose digits.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension URL {
  /// Returns true, because a picture reads the files that it may.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing, because no access began.
  public func stopAccessingSecurityScopedResource() {}
}

extension ProcessInfo {
  /// The heat of the device.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// The heat of the device, which is nominal.
  public var thermalState: ThermalState { .nominal }
  /// A Boolean value that indicates whether the device saves power.
  public var isLowPowerModeEnabled: Bool { false }
  /// A Boolean value that indicates whether an app of iOS runs on a Mac, which is false.
  public var isiOSAppOnMac: Bool { false }
  /// A Boolean value that indicates whether an app was made for a Mac from one of iOS, which is
  /// false.
  public var isMacCatalystApp: Bool { false }
  /// The name of the notification of a changed heat, which is never posted.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// The name of the notification of saved power, which is never posted.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension NSValue {
  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
}

/// The observation of a property, which is never notified.
open class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  open func invalidate() {}
}

/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The initial value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Before the change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

extension NSObject {
  /// Observes a property, which is never notified because Swift on Linux can't observe it.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) { PlatformNotes.add("changes of the property '\(keyPath)' aren't observed") }

  /// Ends the observation of a property.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

  /// Ends the observation of a property.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {}

  /// Returns whether the object has a method, which isn't known.
  public func responds(to selector: Selector?) -> Bool { self is any ActionReceiver }
}

extension FileManager {
  /// The identity of the person's account of iCloud, or nil without one.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension DateFormatter {
  /// The place of a date in a text, which changes no capital letter here.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {
      if newValue == .beginningOfSentence {
        PlatformNotes.add("formattingContext of a DateFormatter has no effect")
      }
    }
  }
}
