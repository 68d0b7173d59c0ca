import Synchronization
package import Vitrine
import VitrineBase
import VitrineGraphics

/// The part of the current environment that code on any queue can read.
///
/// On the platform images and colors aren't isolated to an actor: models create them on background
/// queues too.
package enum SharedEnvironment {
  private struct State: Sendable {
    var variant = Variant()
    var traits: UITraitCollection?
    var images: ImageSource?
    var files = Files.disk
    /// The sizes of images by name, because a list may request the same one for each row.
    var sizes: [String: Size] = [:]
    var colors: (light: [String: Color], dark: [String: Color]) = ([:], [:])
  }

  private static let state = Mutex(State())

  @preconcurrency @MainActor
  static func take(_ environment: LiveEnvironment) {
    let taken = State(
      variant: environment.variant, traits: environment.traits, images: environment.images,
      files: environment.files,
      colors: environment.colors)
    state.withLock { $0 = taken }
  }

  package static var variant: Variant { state.withLock(\.variant) }

  /// A Boolean value that indicates whether the widget has the dark appearance.
  static var isDark: Bool { state.withLock(\.variant.isDark) }

  static var traits: UITraitCollection {
    state.withLock { state in
      let own = UITraitCollection(state.variant)
      return state.traits.map { UITraitCollection(traitsFrom: [own, $0]) } ?? own
    }
  }

  /// The number of pixels per point.
  static var scale: Double { state.withLock(\.variant.scale) }

  /// Returns the size of an image in the widget's files, or nil if there is no such image.
  static func imageSize(named name: String) -> Size? {
    state.withLock { state in
      if let size = state.sizes[name] { return size }
      let size = state.images?.size(of: name, from: ImageFiles(state.files))
      state.sizes[name] = size
      return size
    }
  }

  /// Returns a color of the widget's catalogs in both appearances, or nil if there is no such
  /// color.
  static func colors(named name: String) -> (light: Color, dark: Color)? {
    state.withLock { state in
      guard let light = state.colors.light[name], let dark = state.colors.dark[name] else {
        return nil
      }
      return (light, dark)
    }
  }
}
