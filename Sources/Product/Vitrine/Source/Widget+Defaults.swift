import VitrineBase
import VitrineImport
import VitrineProject

/// The default variant of a widget, derived from its project.
extension Widget {
  /// The start variant, which applies if the user chooses no system or host.
  public var defaultVariant: Variant { chosenDefaults.variant }

  /// A line with the chosen system and the reason; nil if the project doesn't determine it.
  package var systemReason: String? { chosenDefaults.reason }

  /// The default variant and the reason for its system.
  ///
  /// The most certain source wins: a `vitrine.json`, the platform, traces of an old Xcode, the
  /// deployment target. An app built with an SDK before iOS 10 shows dark sections. A deployment
  /// target above 10 excludes older systems.
  private var chosenDefaults: (variant: Variant, reason: String?) {
    var variant = Variant()
    guard case .interface(let document, _, let found) = source else {
      if isForMac { variant.move(to: .macos) }
      return (variant, nil)
    }
    if found.isWidgetKit {
      variant.device = .home
      variant.move(to: .home)
      if let system = found.declared.system, system.version >= 14 {
        variant.system = system
        return (variant, "drawn on \(system.title): \(StandInContent.fileName) says so")
      }
      guard !found.adoptsContainerBackground else { return (variant, nil) }
      variant.system = .ios16
      let reason = "the code doesn't use containerBackground, which came with iOS 17"
      return (variant, "drawn on \(variant.system.title): \(reason)")
    }
    if let system = found.declared.system {
      if system.isDesktop { variant.move(to: .macos) }
      variant.system = system
      return (variant, "drawn on \(system.title): \(StandInContent.fileName) says so")
    }
    if document.isAppKit || found.project?.platform == .macOS {
      variant.move(to: .macos)
      let reason =
        found.project?.platform == .macOS
        ? "the target '\(found.project?.target ?? "")' is built for macOS"
        : "the file is for AppKit"
      return (variant, "drawn on macOS: \(reason)")
    }
    guard let project = found.project else { return (variant, nil) }
    let tools = project.tools
    if tools.isLegacy, let bound = tools.strongest {
      variant.system = bound.xcode >= 7 ? .ios9 : .ios8
      return (
        variant,
        "drawn on \(variant.system.title), in the dark notification center: "
          + "the project was built with Xcode \(bound.xcode) (\(bound.reason)), before the iOS 10 SDK"
      )
    }
    guard let target = tools.deploymentTarget, target > 10 else {
      let why = tools.strongest.map { " (\($0.reason))" } ?? ""
      return (variant, "drawn on iOS 10: built with Xcode 8 or later\(why)")
    }
    let systems: [Int: SystemGeneration] = [11: .ios11, 12: .ios12, 13: .ios13]
    variant.system = systems[target] ?? .ios14
    return (
      variant, "drawn on \(variant.system.title): the deployment target is iOS \(target)"
    )
  }
}

extension SystemGeneration {
  /// The system's usual name in text.
  package var title: String {
    let name = rawValue
    guard name.hasPrefix("macos") else { return "iOS " + name.dropFirst("ios".count) }
    let version = name.dropFirst("macos".count)
    return version.isEmpty ? "macOS" : "macOS " + version
  }
}

extension Widget {
  /// Returns the stem of its pictures' file names.
  ///
  /// The stem is the target's name in a project, the folder's full name, or the input's name
  /// without its extension.
  package func pictureStem(_ input: String) -> String {
    guard case .interface(_, _, let found) = source, !InterfaceFile.recognizes(input) else {
      return FilePath.stem(of: input)
    }
    if let target = found.project?.target { return target }
    var folder = input
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    let name = FilePath.name(of: folder)
    return [".", ".."].contains(name) ? FilePath.name(of: FilePath.folder(of: path)) : name
  }
}

extension Widget {
  /// The font files among the resources of the target.
  package var fontFiles: [String] {
    if case .interface(_, _, let found) = source { found.project?.fonts ?? [] } else { [] }
  }
}
