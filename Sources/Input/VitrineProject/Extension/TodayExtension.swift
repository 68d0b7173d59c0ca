package import VitrineBase
import VitrineImport

/// A Today extension as its Xcode project describes it.
package struct TodayExtension: Sendable {
  package enum Platform: String, Hashable, Sendable { case iOS, macOS }

  /// The app that carries the extension.
  package struct App: Hashable, Sendable {
    package var name: String
    package var resources: [String]
    /// The name of its icon in a catalog.
    package var iconName: String
    /// Names of loose icon files in its `Info.plist`.
    package var iconFiles: [String]
  }

  /// The `.xcodeproj` folder.
  package var project: String
  package var target: String
  package var platform: Platform
  /// Where its `Info.plist` is; nil where the file is not there.
  package var infoPlist: String?
  /// What the header shows.
  package var displayName: String
  package var bundleIdentifier: String?
  /// The storyboard or xib that it shows; nil where everything is made in code.
  package var interface: String?
  /// The name of a storyboard that the `Info.plist` has and the project has not.
  package var missingInterface: String?
  /// The class that the system makes, without its module.
  package var principalClass: String?
  package var resources: [String]
  package var sources: [String]
  package var app: App?
  /// Which tools the extension was built with.
  package var tools: ToolsEvidence
  /// What could not be read on the way.
  package var notes: [Diagnostic]
  /// The extension's settings, for names in its files.
  package var settings: BuildSettings

  /// Fonts that the `Info.plist` lists and the resources hold.
  package var fonts: [String] {
    resources.filter { ["ttf", "otf", "ttc"].contains(FilePath.suffix(of: $0)) }
  }
}

extension TodayExtension {
  /// The name that an `InfoPlist.strings` of a language has for the extension; nil without one.
  package func displayName(in locale: String, from files: Files) -> String? {
    let short = String(locale.prefix { $0 != "-" && $0 != "_" })
    for tag in [locale, short] {
      let wanted = "/\(tag).lproj/InfoPlist.strings"
      guard let path = resources.first(where: { ("/" + $0).hasSuffix(wanted) }),
        let bytes = try? files.read(path),
        let texts = try? StringsFile.read(bytes, file: path)
      else { continue }
      let name = texts["CFBundleDisplayName"] ?? texts["CFBundleName"]
      if let name, !name.isEmpty { return settings.expand(name) }
    }
    return nil
  }
}
