import VitrineBase

/// What a project says about the tools that it was last built with.
///
/// A widget is linked against the SDK of its Xcode, and the SDK decides how the system shows it: one
/// from before Xcode 8 knows no display modes. No file of a project has that version, but several
/// have a lower bound for it; the highest of them counts.
package struct ToolsEvidence: Hashable, Sendable {
  /// A version of Xcode that must have been used, and which setting says so.
  package struct Bound: Hashable, Sendable {
    package var xcode: Int
    package var reason: String
  }

  package private(set) var bounds: [Bound] = []
  /// The major version of the oldest system that the target runs on.
  package var deploymentTarget: Int?

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
      // Swift 2.3 came with Xcode 8 too; before it the setting didn't exist.
      add(
        xcode: version >= 5 ? 10 : version >= 4 ? 9 : version >= 2.3 ? 8 : 0,
        "SWIFT_VERSION \(text)")
    }
    if let text = settings["IPHONEOS_DEPLOYMENT_TARGET"], let version = Double(text) {
      deploymentTarget = Int(version)
      // iOS 8 came with Xcode 6, and each system since with the next.
      add(xcode: Int(version) - 2, "IPHONEOS_DEPLOYMENT_TARGET \(text)")
    }
  }

  /// Notes that a version of Xcode, or a later one, wrote something.
  package mutating func add(xcode: Int, _ reason: String) {
    guard xcode > 0 else { return }
    bounds.append(Bound(xcode: min(xcode, 99), reason: reason))
  }

  /// The strongest bound, the first among equals.
  package var strongest: Bound? {
    bounds.reduce(nil) { best, next in
      if let best, best.xcode >= next.xcode { best } else { next }
    }
  }

  /// Whether everything says that the widget was built before the iOS 10 SDK.
  package var isLegacy: Bool { strongest.map { $0.xcode < 8 } ?? false }
}
