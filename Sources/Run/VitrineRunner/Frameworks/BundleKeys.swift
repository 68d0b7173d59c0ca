// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Keys of a bundle's property list.

/// The key of the bundle's identifier.
public var kCFBundleIdentifierKey: CFString { "CFBundleIdentifier" }
/// The key of the bundle's name.
public var kCFBundleNameKey: CFString { "CFBundleName" }
/// The key of the bundle's version.
public var kCFBundleVersionKey: CFString { "CFBundleVersion" }
/// The key of the bundle's program.
public var kCFBundleExecutableKey: CFString { "CFBundleExecutable" }
/// The key of the bundle's languages.
public var kCFBundleLocalizationsKey: CFString { "CFBundleLocalizations" }
/// The key of the language of development.
public var kCFBundleDevelopmentRegionKey: CFString { "CFBundleDevelopmentRegion" }
/// The key of the format of the property list.
public var kCFBundleInfoDictionaryVersionKey: CFString { "CFBundleInfoDictionaryVersion" }
