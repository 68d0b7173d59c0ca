// The names and their optionals are the platform's.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

// The names of Core Foundation that code uses as types.

/// A number of seconds.
public typealias CFTimeInterval = Double
/// A number of seconds since the start of 2001.
public typealias CFAbsoluteTime = Double
/// A text.
public typealias CFString = NSString
/// A list.
public typealias CFArray = NSArray
/// A dictionary.
public typealias CFDictionary = NSDictionary
/// Bytes.
public typealias CFData = NSData
/// A number.
public typealias CFNumber = NSNumber
/// A URL.
public typealias CFURL = NSURL
/// An object.
public typealias CFTypeRef = AnyObject
/// An error.
public typealias CFError = NSError
/// A Boolean value.
public typealias CFBoolean = NSNumber
/// A number of items.
public typealias CFIndex = Int
/// An allocator, which has no effect.
public typealias CFAllocator = NSObject

/// The default allocator, which is nil.
public var kCFAllocatorDefault: CFAllocator? { nil }
/// The true value.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The false value.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
