import Foundation
import Synchronization
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// A drawn view or controller: its picture and its layout, or the reason why there are none.
@MainActor
struct DrawnView {
  let rendering: Rendering

  /// Keeps a rendering.
  init(_ rendering: Rendering) { self.rendering = rendering }

  /// Draws a view in a configuration.
  init(_ view: UIView, _ config: ViewImageConfig, _ traits: UITraitCollection) throws {
    var config = config
    if config.size == nil { config.size = view.frame.size }
    rendering = try Simulator.stage(config, traits).rendering(
      of: { view }, named: "\(type(of: view))")
  }

  /// Draws a controller in a configuration.
  init(
    _ controller: UIViewController, _ config: ViewImageConfig, _ traits: UITraitCollection
  ) throws {
    rendering = try Simulator.stage(config, traits).rendering(
      ofController: { controller }, named: "\(type(of: controller))")
  }

  /// Returns the result of drawing, or `other` if an error is thrown, which fails the assertion.
  static func attempt<Result>(else other: Result, _ draw: () throws -> Result) -> Result {
    do {
      return try draw()
    } catch {
      Simulator.failure.withLock { $0 = "\(error)" }
      return other
    }
  }

  /// The picture.
  var image: UIImage { UIImage(rendering.bitmap, scale: CGFloat(rendering.variant.scale)) }

  /// The frames and texts of all views.
  var description: String { layoutTable(rendering.scene.tree, rendering.layout) }
}
