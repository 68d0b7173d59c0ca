public import Foundation
public import SwiftUI
public import UIKit
import VitrineUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The picture of a view in its present size.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a view in a size and traits.
  ///
  /// `drawHierarchyInKeyWindow` has no effect, because everything is drawn by one painter.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { view in
      .onMain {
        DrawnView.attempt(else: UIImage()) {
          try DrawnView(view, ViewImageConfig(size: size), traits).image
        }
      }
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The frames and texts of a view and its subviews.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Returns a strategy that lists the frames and texts of a view and its subviews.
  ///
  /// The lines have the form of UIKit's debugger, without addresses.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.asyncPullback { view in
      .onMain {
        DrawnView.attempt(else: "") {
          try DrawnView.description(of: view, ViewImageConfig(size: size), traits)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The picture of a controller's view.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a controller's view on a device.
  public static func image(
    on config: ViewImageConfig, drawHierarchyInKeyWindow: Bool = false, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { controller in
      .onMain {
        var config = config
        if let size { config.size = size }
        return DrawnView.attempt(else: UIImage()) {
          try DrawnView(controller, config, traits).image
        }
      }
    }
  }

  /// Returns a strategy that draws a controller's view in a size.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision,
      size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The frames and texts of a controller's views.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Returns a strategy that lists the frames and texts of a controller's views on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<String>.lines.asyncPullback { controller in
      .onMain {
        var config = config
        if let size { config.size = size }
        return DrawnView.attempt(else: "") {
          try DrawnView.description(of: controller, config, traits)
        }
      }
    }
  }

  /// The classes of a controller and its children.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting<String>.lines.asyncPullback { controller in
      .onMain {
        controller.loadViewIfNeeded()
        return ControllerDescription.lines(of: controller, isShown: true)
          .joined(separator: "\n")
      }
    }
  }
}

/// The size of a view of SwiftUI.
public enum SwiftUISnapshotLayout: Sendable {
  /// The screen of a device.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view chooses.
  case sizeThatFits
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
  /// The picture of a view in the size that it chooses.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a view in a size.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { view in
      nonisolated(unsafe) let view = view
      return .onMain {
        let controller = UIHostingController(rootView: unsafe view)
        return DrawnView.attempt(else: UIImage()) {
          try DrawnView(controller, layout, traits).image
        }
      }
    }
  }
}

extension DrawnView {
  /// Draws a hosting controller in the size of a layout.
  fileprivate init<Content: SwiftUI.View>(
    _ controller: UIHostingController<Content>, _ layout: SwiftUISnapshotLayout,
    _ traits: UITraitCollection
  ) throws {
    switch layout {
    case .device(let config): try self.init(controller, config, traits)
    case .fixed(let width, let height):
      let size = CGSize(width: width, height: height)
      try self.init(controller, ViewImageConfig(size: size), traits)
    case .sizeThatFits:
      var stage = Simulator.stage(ViewImageConfig(), traits)
      stage.size = .fitting
      self.init(
        try stage.rendering(ofController: { controller }, named: "\(Content.self)"))
    }
  }
}
