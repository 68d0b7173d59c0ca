package import VitrineBase
import VitrineImport

/// A widget extension as its Xcode project describes it: a Today extension or one of WidgetKit.
package struct TodayExtension: Sendable {
  package enum Platform: String, Hashable, Sendable { case iOS, macOS }

  /// The framework that shows the extension's widgets.
  package enum Kind: String, Hashable, Sendable {
    case today = "com.apple.widget-extension"
    case widgetKit = "com.apple.widgetkit-extension"

    /// The name of such an extension in messages.
    package var title: String { self == .today ? "Today extension" : "WidgetKit extension" }
  }

  /// The app that contains the extension.
  package struct App: Hashable, Sendable {
    package var name: String
    package var resources: [String]
    /// The name of the app's icon in a catalog.
    package var iconName: String
    /// The names of separate icon files in the app's `Info.plist`.
    package var iconFiles: [String]
  }

  /// The `.xcodeproj` folder.
  package var project: String
  package var target: String
  package var kind: Kind
  package var platform: Platform
  /// The path of the `Info.plist`, or nil if the file doesn't exist.
  package var infoPlist: String?
  /// The name in the widget's header.
  package var displayName: String
  package var bundleIdentifier: String?
  /// The storyboard or xib of the widget, or nil if its views are created in code.
  package var interface: String?
  /// The name of a storyboard that the `Info.plist` names but the project doesn't contain.
  package var missingInterface: String?
  /// The class that the system instantiates, without its module.
  package var principalClass: String?
  package var resources: [String]
  package var sources: [String]
  /// The files from which Xcode makes classes, such as the definitions of intents.
  package var definitions: [String] = []
  package var app: App?
  /// The evidence of the tools that the extension was built with.
  package var tools: ToolsEvidence
  /// Diagnostics of files that couldn't be read.
  package var notes: [Diagnostic]
  /// The extension's build settings, which expand variables in its files.
  package var settings: BuildSettings

  /// The font files among the resources.
  package var fonts: [String] {
    resources.filter { ["ttf", "otf", "ttc"].contains(FilePath.suffix(of: $0)) }
  }
}

extension TodayExtension {
  /// Returns the name from a language's `InfoPlist.strings`, or nil if there is none.
  package func displayName(in locale: String, from files: Files) -> String? {
    for tag in LanguageTags.chain(of: locale) {
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
