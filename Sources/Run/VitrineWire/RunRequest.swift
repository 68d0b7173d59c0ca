package import Vitrine

/// A request to the process of a widget.
package struct RunRequest: Codable, Sendable {
  package var variant: Variant
  /// The steps of a session, or nil for a picture of the widget after its first update.
  package var steps: [HostStep]?
  package var title: String
  /// The storyboard whose initial controller is the widget, or nil if a class is named.
  package var storyboard: String?
  /// The class that the system instantiates, without its module.
  package var principalClass: String?
  /// The chosen widget of WidgetKit; nil for a Today extension.
  package var home: HomeRequest?
  /// The folders with storyboards, images and colors.
  package var folders: [String]
  /// The fonts in addition to the bundled ones, so that glyphs have the same indexes in both
  /// processes.
  package var fontFolders: [String] = []
  package var fontFiles: [String] = []
  /// The only writable folder, by its path in the world.
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

extension RunRequest {
  /// The number of bytes of a request's length.
  package static let lengthSize = 8

  /// Returns the bytes of a request after their number, so that the process knows its end.
  package func framed() throws -> [UInt8] {
    let bytes = try WireEncoder.bytes(of: self)
    return (0..<Self.lengthSize).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) } + bytes
  }

  /// Returns the number of bytes in front of a request, or 0 for a malformed one.
  package static func length(_ header: [UInt8]) -> Int {
    guard header.count == lengthSize, header[lengthSize - 1] < 0x80 else { return 0 }
    return header.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The part of a request about a widget of WidgetKit.
package struct HomeRequest: Codable, Hashable, Sendable {
  /// The kind of the widget, or nil for the first one.
  package var kind: String?
  /// A Boolean value that indicates whether a missing `containerBackground` is the author's.
  ///
  /// It isn't if the call is left out because it doesn't compile.
  package var requiresBackground = true
  /// The file whose previews are shown, or nil for all files.
  package var previewFile: String?
  /// A Boolean value that indicates whether the list of widgets is requested in place of a picture.
  package var wantsGallery = false
  /// The number of entries that were tried before this one, because the code of each ended early.
  package var attempt = 0

  package init(kind: String? = nil) { self.kind = kind }
}

/// The resource limits of a widget's process.
package struct RunLimits: Codable, Hashable, Sendable {
  /// The size of data in bytes.
  package var memory = 1 << 30
  /// The processor time in seconds.
  package var processorSeconds = 10
  /// The time in seconds after which the process is ended.
  package var seconds = 15
  /// The size of a file in bytes.
  package var fileSize = 64 << 20
  package var openFiles = 256
  /// The size of all files in bytes.
  package var scratchSize = 128 << 20
  /// The number of files and folders.
  package var scratchFiles = 4096

  package init() {}
}
