import Synchronization
import Vitrine
import VitrineBase
import VitrineGraphics

/// What code on any queue may ask of the environment that live views are made in.
///
/// On the platform images and colors belong to no actor: models make them, on background queues too.
enum SharedEnvironment {
  private struct State: Sendable {
    var isDark = false
    var scale = 2.0
    var images: ImageSource?
    var files = Files.disk
    /// By the pictures' names: a list may ask for the same one for each of its rows.
    var sizes: [String: Size] = [:]
    var colors: [String: Color] = [:]
  }

  private static let state = Mutex(State())

  @MainActor
  static func take(_ environment: LiveEnvironment) {
    let variant = environment.variant
    let taken = State(
      isDark: variant.isDark, scale: variant.scale, images: environment.images,
      files: environment.files,
      colors: environment.colors)
    state.withLock { $0 = taken }
  }

  /// Whether the widget has the dark appearance.
  static var isDark: Bool { state.withLock(\.isDark) }

  /// Pixels in a point.
  static var scale: Double { state.withLock(\.scale) }

  /// The size of an image in the widget's files; nil if the files have no such image.
  static func imageSize(named name: String) -> Size? {
    state.withLock { state in
      if let size = state.sizes[name] { return size }
      let size = state.images?.size(of: name, from: ImageFiles(state.files))
      state.sizes[name] = size
      return size
    }
  }

  /// A color of the widget's catalogs; nil if they have no such color.
  static func color(named name: String) -> Color? { state.withLock { $0.colors[name] } }
}
