// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

// Fonts of Core Text, which are UIKit's. The fonts of a project are known without being registered.

/// A font.
public typealias CTFont = UIFont

/// The users of a registered font.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, user, session
}

/// Returns whether a file exists, whose fonts are known.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { FileManager.default.fileExists(atPath: fontURL.path ?? "") }

/// Returns true.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { true }

/// Returns a font, or the system's if the name is unknown.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafeRawPointer?
) -> CTFont {
  UIFont(name: name as String, size: size) ?? UIFont.systemFont(ofSize: size)
}

/// Returns the name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
/// Returns the family of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
/// Returns the size of a font.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the part of a font above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the part of a font below the baseline.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
