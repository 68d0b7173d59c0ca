// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

/// Returns the domain of an error.
public func CFErrorGetDomain(_ error: CFError?) -> CFString? {
  error.map { NSString(string: $0.domain) }
}

/// Returns the number of an error.
public func CFErrorGetCode(_ error: CFError?) -> CFIndex { error?.code ?? 0 }

/// Returns the further values of an error.
public func CFErrorCopyUserInfo(_ error: CFError?) -> CFDictionary? {
  error.map { NSDictionary(dictionary: $0.userInfo) }
}

/// Returns the description of an error.
public func CFErrorCopyDescription(_ error: CFError?) -> CFString? {
  error.map { NSString(string: $0.localizedDescription) }
}
