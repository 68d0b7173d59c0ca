package import Vitrine
package import VitrineBase
package import VitrineGraphics
package import VitrineText

/// The world around live views: the variant that they are made for, and where their images, colors
/// and fonts come from.
///
/// UIKit finds these in the process: its main screen, its bundle, its registered fonts. Here a process
/// makes pictures for many variants, one after the other on the main actor, and each widget is made,
/// laid out and captured within its own environment, which is the current one for that long.
@MainActor
package final class LiveEnvironment {
  /// The one that views are made in now.
  // Code on other queues sees it by way of `SharedEnvironment`.
  // Before the first widget, views read what their process may read.
  package static var current = LiveEnvironment(Variant(), folders: [], from: .disk) {
    didSet { SharedEnvironment.take(current) }
  }

  /// Does something in an environment, and returns to the one around it.
  package static func within(_ environment: LiveEnvironment, _ body: () -> Void) {
    let outer = current
    current = environment
    defer { current = outer }
    body()
  }

  package let variant: Variant
  /// Where storyboards and images are looked for by name.
  package let folders: [String]
  package private(set) var images: ImageSource
  /// The catalogs' colors by name, in both appearances.
  let colors: (light: [String: Color], dark: [String: Color])
  private let imageFiles: ImageFiles
  /// What is read by a path, and by a name in the folders.
  var files: Files { imageFiles.files }
  package let measurer: TextMeasurer
  package let typesetter: Typesetter

  package init(_ variant: Variant, folders: [String], from files: Files) {
    imageFiles = ImageFiles(files)
    self.variant = variant
    self.folders = folders
    (images, colors) = ImageSource.project(folders, for: variant, in: files)
    measurer = Self.workshop.measurer(for: variant)
    typesetter = Self.workshop.typesetter(for: variant)
  }

  /// Fonts besides the bundled ones; set before the first text is measured.
  package static var fonts: (folders: [String], files: [String]) = ([], [])

  /// The fonts that texts are measured with, and the typesetters that keep what was measured.
  package static let workshop: Workshop = {
    let resources = try? Resources(fontFolders: fonts.folders, fontFiles: fonts.files, files: .disk)
    guard let resources else {
      preconditionFailure("the bundled fonts are missing")
    }
    return Workshop(resources)
  }()

  package func imageSize(named name: String) -> Size? { images.size(of: name, from: imageFiles) }

  /// An image's pixels; nil where nothing has the name.
  package func bitmap(named name: String) -> Bitmap? {
    images.bitmaps[name] ?? images.bitmap(named: name, from: imageFiles)
  }

  /// Keeps a picture that no file holds until the widget is painted.
  package func keep(_ bitmap: Bitmap, named name: String) { images.bitmaps[name] = bitmap }
}
