// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

// Notifications between processes; a picture has one.

/// A center of notifications between processes; it posts nothing.
public final class CFNotificationCenter: Sendable {
  fileprivate static let shared = CFNotificationCenter()
}

/// The name of a notification between processes.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  /// The text.
  public let rawValue: CFString

  /// Creates a name from its text.
  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// Creates a name from its text.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// The treatment of notifications while a process is suspended.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce, hold, deliverImmediately
}

/// A function that handles a notification.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// Returns the center of the system's notifications.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter { .shared }
/// Returns the center of the process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter { .shared }

/// Registers a function; it is never called.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?,
  _ callBack: CFNotificationCallback?, _ name: CFString?, _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}

/// Ends the registration of an observer for a notification.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?, _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {}

/// Ends all registrations of an observer.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?, _ observer: UnsafeRawPointer?
) {}

/// Does nothing, because no other process exists.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ deliverImmediately: Bool
) {}

/// Does nothing, because no other process exists.
public func CFNotificationCenterPostNotificationWithOptions(
  _ center: CFNotificationCenter?, _ name: CFNotificationName?, _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?, _ options: UInt
) {}
