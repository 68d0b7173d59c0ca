import VitrineBase

/// The evidence in a project of the tools that it was last built with.
///
/// A widget is linked against the SDK of its Xcode, and the SDK decides how the system shows it. An
/// SDK before Xcode 8 doesn't have display modes. No file of a project contains that version, but
/// several give a lower bound. The highest bound is used.
package struct ToolsEvidence: Hashable, Sendable {
  /// A minimum version of Xcode, and the setting that implies it.
  package struct Bound: Hashable, Sendable {
    package var xcode: Int
    package var reason: String
  }

  package private(set) var bounds: [Bound] = []
  /// The major version of the oldest system that the target supports.
  package var deploymentTarget: Int?
  /// The oldest system of a Mac that the target supports: the number after 10, or more than 15 for
  /// macOS 11 and later.
  package var desktopTarget: Int?

  init(_ target: XcodeTarget, _ settings: BuildSettings) {
    let project = target.project
    for name in ["LastUpgradeCheck", "LastSwiftUpdateCheck"] {
      guard let text = project.attribute(name), let number = Int(text) else { continue }
      add(xcode: number / 100, "\(name) \(text)")
    }
    if let text = project.attribute("CreatedOnToolsVersion", ofTarget: target.id) {
      add(xcode: Int(text.prefix { $0 != "." }) ?? 0, "CreatedOnToolsVersion \(text)")
    }
    if let text = settings["SWIFT_VERSION"], let version = Double(text) {
      // Xcode 8 introduced both Swift 2.3 and this setting.
      add(
        xcode: version >= 5 ? 10 : version >= 4 ? 9 : version >= 2.3 ? 8 : 0,
        "SWIFT_VERSION \(text)")
    }
    if let text = settings["IPHONEOS_DEPLOYMENT_TARGET"], let version = Double(text),
      (1...1000).contains(version)
    {
      deploymentTarget = Int(version)
      // Xcode 6 introduced iOS 8, and each later Xcode the next system.
      add(xcode: Int(version) - 2, "IPHONEOS_DEPLOYMENT_TARGET \(text)")
    }
    if let text = settings["MACOSX_DEPLOYMENT_TARGET"], let version = Self.desktopVersion(text) {
      desktopTarget = version
      // Xcode 6 introduced OS X 10.10, and each later Xcode the next system.
      add(xcode: version - 4, "MACOSX_DEPLOYMENT_TARGET \(text)")
    }
  }

  /// Returns 12 for `10.12` or `10.12.4`, 16 for `11.0`, and nil for text that isn't a version.
  private static func desktopVersion(_ text: String) -> Int? {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let major = parts.first ?? nil, (10...1000).contains(major) else { return nil }
    if major > 10 { return major + 5 }
    guard parts.count > 1, let minor = parts[1], (0...1000).contains(minor) else { return nil }
    return minor
  }

  /// Adds the bound that `xcode` or a later version wrote a setting.
  package mutating func add(xcode: Int, _ reason: String) {
    guard xcode > 0 else { return }
    bounds.append(Bound(xcode: min(xcode, 99), reason: reason))
  }

  /// The strongest bound, or the first of equal ones.
  package var strongest: Bound? {
    bounds.reduce(nil) { best, next in
      if let best, best.xcode >= next.xcode { best } else { next }
    }
  }

  /// A Boolean value that indicates whether all evidence is older than the iOS 10 SDK, which came
  /// with that of macOS 10.12.
  package var isLegacy: Bool { strongest.map { $0.xcode < 8 } ?? false }
}
