package import Vitrine

/// What the process of a widget is asked to show.
package struct RunRequest: Codable, Sendable {
  package var variant: Variant
  /// The steps of a session; nil for a picture alone, which shows the widget after its first update.
  package var steps: [HostStep]?
  package var title: String
  /// The storyboard whose initial controller is the widget; nil where a class is named.
  package var storyboard: String?
  /// The class that the system makes, without its module.
  package var principalClass: String?
  /// Where storyboards, images and colors are looked for.
  package var folders: [String]
  /// The fonts besides the bundled ones, so that glyphs have the same numbers on both sides.
  package var fontFolders: [String] = []
  package var fontFiles: [String] = []
  /// The only folder that may be written to.
  package var scratch: String
  package var limits = RunLimits()
  package var world = RunWorld()

  package init(variant: Variant, title: String, folders: [String], scratch: String) {
    self.variant = variant
    self.title = title
    self.folders = folders
    self.scratch = scratch
  }
}

/// What a widget's process may use.
package struct RunLimits: Codable, Hashable, Sendable {
  /// Bytes of data.
  package var memory = 1 << 30
  /// Seconds of processor time.
  package var processorSeconds = 10
  /// Seconds until the process is ended from outside.
  package var seconds = 15
  /// Bytes of a file.
  package var fileSize = 64 << 20
  package var openFiles = 256

  package init() {}
}
