import VitrineBase

extension CompilerMessage {
  /// Returns the message in the author's terms, such as "Vitrine lacks `UIFoo`".
  ///
  /// `omitted` are the names that omitted code declares, and `missing` the missing modules that the
  /// file imports.
  package func reason(omitted: Set<String> = [], missing: [String] = []) -> String? {
    let source = missing.isEmpty ? "" : "; maybe it is a part of \(listText(missing, "or"))"
    for head in ["cannot find type ", "cannot find ", "use of undeclared type "] {
      guard text.hasPrefix(head), let name = Self.quoted(after: head, text) else { continue }
      if omitted.contains(name) { return "`\(name)` is left out" }
      return Self.isPlatform(name) ? "Vitrine lacks `\(name)`" : "`\(name)` isn't there\(source)"
    }
    if let member = Self.quoted(after: "has no member ", text),
      let type = Self.quoted(after: "type ", text)
    {
      if omitted.contains(member) { return "`\(member)` is left out" }
      return Self.isPlatform(type) && missing.isEmpty
        ? "Vitrine lacks `\(type).\(member)`" : "`\(type)` has no `\(member)`\(source)"
    }
    if let module = Self.quoted(after: "no such module ", text) {
      return Self.isApples(module)
        ? "Vitrine lacks the framework \(module)" : "the module \(module) isn't there"
    }
    return nil
  }

  /// The prefixes of the names in Apple's frameworks for Objective-C.
  private static let prefixes: Set<String> = [
    "AV", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CM", "CN", "CT", "EK", "GK", "HK", "IN", "LA",
    "MK", "ML", "MP", "MTK", "MTL", "NC", "NE", "NS", "NW", "PH", "PK", "QL", "SC", "SCN", "SF",
    "SK", "UI", "UN", "UT", "VN", "WC", "WK",
  ]

  /// Returns whether a name has the form of a name in Apple's frameworks: two or three letters, then
  /// a word.
  private static func isPlatform(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let capitals = bytes.prefix { (0x41...0x5A).contains($0) }.count
    guard capitals >= 3, capitals < bytes.count, (0x61...0x7A).contains(bytes[capitals]) else {
      return false
    }
    // An acronym may follow, as in `NSURLSession`.
    return [2, 3].contains { prefixes.contains(String(name.prefix($0))) }
  }

  /// Returns whether a module is one of Apple's that extensions import.
  private static func isApples(_ module: String) -> Bool {
    apples.contains(module) || isPlatform(module)
  }

  private static let apples: Set<String> = [
    "ARKit", "Accelerate", "Accounts", "AdSupport", "AddressBook", "CallKit", "CommonCrypto",
    "CoreBluetooth", "CoreImage", "CoreML", "CoreText", "CoreVideo", "CryptoKit", "EventKitUI",
    "GameKit", "GLKit", "HomeKit", "IOKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore",
    "LocalAuthentication", "MessageUI", "Messages", "Metal", "MetalKit", "MultipeerConnectivity",
    "NetworkExtension", "ObjectiveC", "PassKit", "PhotosUI", "Photos", "QuickLook", "ReplayKit",
    "SafariServices", "SceneKit", "Social", "Speech", "SpriteKit", "SwiftUI", "Vision",
    "WidgetKit", "AppKit", "Cocoa",
  ]
}
