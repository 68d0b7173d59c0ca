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
  ///
  /// A view without a width or a height gets the size that it chooses in the traits.
  init(_ view: UIView, _ config: ViewImageConfig, _ traits: UITraitCollection) throws {
    var config = config
    let size = config.size ?? view.frame.size
    config.size = size
    var stage = Simulator.stage(config, traits)
    let frame = view.frame
    let isEmpty = size.width == 0 || size.height == 0
    if isEmpty { stage.size = .fitting }
    rendering = try stage.rendering(of: { view }, named: "\(type(of: view))")
    // The next snapshot may have other traits.
    if isEmpty { view.frame = frame }
  }

  /// Draws a controller in a configuration.
  init(
    _ controller: UIViewController, _ config: ViewImageConfig, _ traits: UITraitCollection
  ) throws {
    rendering = try Simulator.stage(config.withoutBars(of: controller), traits).rendering(
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

  /// Returns the frames and texts of a view and its subviews in a configuration.
  static func description(
    of view: UIView, _ config: ViewImageConfig, _ traits: UITraitCollection
  ) throws -> String {
    _ = try DrawnView(view, config, traits)
    return ViewDescription.lines(of: view).joined(separator: "\n")
  }

  /// Returns the frames and texts of a controller's views in a configuration.
  static func description(
    of controller: UIViewController, _ config: ViewImageConfig, _ traits: UITraitCollection
  ) throws -> String {
    _ = try DrawnView(controller, config, traits)
    return ViewDescription.lines(of: controller.view).joined(separator: "\n")
  }
}

extension ViewImageConfig {
  /// Returns the configuration without the unsafe areas at the bars of a controller.
  ///
  /// Pictures of navigation and tab controllers lack them in the package whose names these are.
  @MainActor
  fileprivate func withoutBars(of controller: UIViewController) -> ViewImageConfig {
    guard let size else { return self }
    let tabs = controller as? UITabBarController
    let top = tabs == nil ? controller : tabs?.selectedViewController
    var config = self
    var height = size.height
    if tabs != nil {
      height -= safeArea.bottom
      config.safeArea.bottom = 0
    }
    if top is UINavigationController {
      height -= safeArea.top
      config.safeArea.top = 0
    }
    config.size = CGSize(width: size.width, height: height)
    return config
  }
}
