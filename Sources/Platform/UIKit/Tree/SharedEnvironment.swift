import Synchronization
import Vitrine
import VitrineBase
import VitrineGraphics

/// What code on any queue may ask of the environment that live views are made in.
///
/// On the platform images and colors belong to no actor: models make them, on background queues too.
enum SharedEnvironment {
  private struct State: Sendable {
    var variant = Variant()
    var images: ImageSource?
    var files = Files.disk
    /// By the pictures' names: a list may ask for the same one for each of its rows.
    var sizes: [String: Size] = [:]
    var colors: (light: [String: Color], dark: [String: Color]) = ([:], [:])
  }

  private static let state = Mutex(State())

  @MainActor
  static func take(_ environment: LiveEnvironment) {
    let taken = State(
      variant: environment.variant, images: environment.images, files: environment.files,
      colors: environment.colors)
    state.withLock { $0 = taken }
  }

  /// Whether the widget has the dark appearance.
  static var isDark: Bool { state.withLock(\.variant.isDark) }

  static var traits: UITraitCollection { UITraitCollection(state.withLock(\.variant)) }

  /// Pixels in a point.
  static var scale: Double { state.withLock(\.variant.scale) }

  /// The size of an image in the widget's files; nil if the files have no such image.
  static func imageSize(named name: String) -> Size? {
    state.withLock { state in
      if let size = state.sizes[name] { return size }
      let size = state.images?.size(of: name, from: ImageFiles(state.files))
      state.sizes[name] = size
      return size
    }
  }

  /// A color of the widget's catalogs in both appearances; nil if they have no such color.
  static func colors(named name: String) -> (light: Color, dark: Color)? {
    state.withLock { state in
      guard let light = state.colors.light[name], let dark = state.colors.dark[name] else {
        return nil
      }
      return (light, dark)
    }
  }
}
