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
      if found.isOfPreviews { variant.chrome = .none }
      if let system = found.declared.system, system.version >= 14 {
        variant.system = system
        return (variant, "drawn on \(system.title): \(StandInContent.fileName) says so")
      }
      guard !found.adoptsContainerBackground, !found.isOfPreviews else { return (variant, nil) }
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
      let (system, reason) = desktop(document, found)
      variant.system = system
      return (variant, "drawn on \(system.title): \(reason)")
    }
    guard let project = found.project else { return withoutTarget(document, found) }
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

  /// Returns the defaults of an extension that no project's target has.
  ///
  /// Only its storyboard's tools and its code are evidence of the SDK.
  private func withoutTarget(
    _ document: InterfaceDocument, _ found: AppExtension
  ) -> (variant: Variant, reason: String?) {
    var variant = Variant()
    guard found.hasPropertyList, let xcode = document.xcode.oldestMajor, xcode < 8,
      found.code?.facts.usesDisplayModes != true
    else { return (variant, nil) }
    variant.system = xcode == 7 ? .ios9 : .ios8
    let reason =
      "no target of a project has the widget, whose storyboard was saved by Xcode \(xcode) or later"
    return (variant, "drawn on \(variant.system.title), in the dark notification center: \(reason)")
  }

  /// Returns the Mac's system on which a widget is drawn, and the reason.
  ///
  /// Its panel is dark up to OS X 10.11 and has light cards from macOS 10.12 on. The tools decide
  /// for a target that supports both, because its author saw it on their system.
  private func desktop(
    _ document: InterfaceDocument, _ found: AppExtension
  ) -> (SystemGeneration, String) {
    guard let project = found.project, project.platform == .macOS else {
      let isLater = document.xcode >= .xcode8
      return (isLater ? .macos1012 : .macos, "the file is for AppKit")
    }
    let tools = project.tools
    if let target = tools.desktopTarget, target >= 12 {
      let name = target > 15 ? "macOS \(target - 5)" : "macOS 10.\(target)"
      return (.macos1012, "the deployment target of '\(project.target)' is \(name)")
    }
    if let bound = tools.strongest, bound.xcode >= 8 {
      return (
        .macos1012,
        "the target '\(project.target)' was built with Xcode 8 or later (\(bound.reason))"
      )
    }
    let reason = "the target '\(project.target)' is built for macOS"
    let evidence = tools.strongest.map { ", with tools before macOS 10.12 (\($0.reason))" }
    return (.macos, reason + (evidence ?? ""))
  }
}

extension SystemGeneration {
  /// The system's usual name in text.
  package var title: String {
    let name = rawValue
    guard name.hasPrefix("macos") else { return "iOS " + name.dropFirst("ios".count) }
    let version = name.dropFirst("macos".count)
    return version.isEmpty ? "OS X 10.10" : "macOS " + version
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
