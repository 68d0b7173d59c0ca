package import Vitrine
package import VitrineBase
package import VitrineGraphics
package import VitrineText

/// The environment of live views: their variant, and the sources of their images, colors and fonts.
///
/// UIKit takes these from the process: its main screen, bundle and registered fonts. A process of
/// Vitrine draws pictures of many variants, one after the other on the main actor. Each widget is
/// created, laid out and captured within a separate environment, which is the current one during
/// that time.
@preconcurrency @MainActor
package final class LiveEnvironment {
  /// The current environment.
  // Code on other queues reads it through `SharedEnvironment`. Before the first widget, views can
  // read the files that their process can read.
  package static var current = LiveEnvironment(Variant(), folders: [], from: .disk) {
    didSet {
      SharedEnvironment.take(current)
      // Views that exist are measured for the new text size, scale and system.
      LayoutChanges.note()
    }
  }

  /// Returns the result of a closure that runs in an environment, and restores the previous one.
  package static func within<Result>(
    _ environment: LiveEnvironment, _ body: () -> Result
  ) -> Result {
    let outer = current
    current = environment
    defer { current = outer }
    return body()
  }

  package let variant: Variant
  /// The traits that a test sets beside those of the variant, or nil.
  package let traits: UITraitCollection?
  /// The safe area of the root view in points, which a widget's card doesn't have.
  package var safeArea = Insets.zero
  /// The width of the screen of an app's views in points, or nil for a widget's views.
  package var appWidth: Double?
  /// A Boolean value that indicates whether views are an app's, outside of a widget's host.
  var isApp: Bool { appWidth != nil }
  /// The folders that are searched for storyboards and images by name.
  package let folders: [String]
  package private(set) var images: ImageSource
  /// The catalogs' colors by name in both appearances.
  let colors: (light: [String: Color], dark: [String: Color])
  private let imageFiles: ImageFiles
  /// The reader for paths and for names in the folders.
  var files: Files { imageFiles.files }
  package let measurer: TextMeasurer
  package let typesetter: Typesetter

  package init(
    _ variant: Variant, traits: UITraitCollection? = nil, folders: [String], from files: Files
  ) {
    imageFiles = ImageFiles(files)
    self.variant = variant
    self.traits = traits
    self.folders = folders
    (images, colors) = ImageSource.project(folders, for: variant, in: files)
    measurer = Self.workshop.measurer(for: variant)
    typesetter = Self.workshop.typesetter(for: variant)
  }

  /// Returns an environment with the same files and another variant.
  package func with(_ variant: Variant) -> LiveEnvironment {
    LiveEnvironment(variant, folders: folders, from: files)
  }

  /// Fonts in addition to the bundled ones.
  ///
  /// They must be set before the first text is measured.
  package static var fonts: (folders: [String], files: [String]) = ([], [])

  /// The fonts for measuring texts, and typesetters with their caches.
  package static let workshop: Workshop = {
    let resources = try? Resources(fontFolders: fonts.folders, fontFiles: fonts.files, files: .disk)
    guard let resources else {
      preconditionFailure("the bundled fonts are missing")
    }
    return Workshop(resources)
  }()

  package func imageSize(named name: String) -> Size? { images.size(of: name, from: imageFiles) }

  /// Returns an image's pixels, or nil if the name is unknown.
  package func bitmap(named name: String) -> Bitmap? {
    images.bitmaps[name] ?? images.bitmap(named: name, from: imageFiles)
  }

  /// Stores a picture that isn't in a file until the widget is painted.
  package func keep(_ bitmap: Bitmap, named name: String) { images.bitmaps[name] = bitmap }
}
