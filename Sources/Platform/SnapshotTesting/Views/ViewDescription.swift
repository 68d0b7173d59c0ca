import CoreGraphics
import Foundation
import UIKit

/// The description of a tree of views as UIKit's debugger prints it, without addresses.
@MainActor
enum ViewDescription {
  /// Returns a line for a view and each of its subviews.
  static func lines(of view: UIView, depth: Int = 0) -> [String] {
    let line = String(repeating: "   | ", count: depth) + text(of: view)
    return [line] + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private static func text(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    var parts = [
      "<\(type(of: view))", "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))",
    ]
    if let text = (view as? UILabel)?.text { parts.append("text = '\(text)'") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha < 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view is UIControl || view is UIImageView { parts.append("opaque = NO") }
    if let mask = autoresizing(view.autoresizingMask) { parts.append("autoresize = \(mask)") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.gestureRecognizers?.isEmpty == false {
      parts.append("gestureRecognizers = <NSArray>")
    }
    let layer = view is UILabel ? "_UILabelLayer" : "\(type(of: view.layer))"
    parts.append("layer = <\(layer)>>")
    return parts.joined(separator: "; ")
  }

  /// Returns the letters of an autoresizing mask, or nil for an empty one.
  private static func autoresizing(_ mask: UIView.AutoresizingMask) -> String? {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let set = names.filter { mask.contains($0.0) }.map(\.1)
    return set.isEmpty ? nil : set.joined(separator: "+")
  }

  /// Returns a number with six significant digits at most.
  private static func number(_ value: CGFloat) -> String {
    let size = abs(Double(value))
    guard size.isFinite, size < 1_000_000 else { return "\(value)" }
    var (places, power) = (6, 1.0)
    while power <= size {
      power *= 10
      places -= 1
    }
    let unit = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let scaled = Int((size * unit).rounded())
    let whole = scaled / Int(unit)
    var fraction = String(scaled % Int(unit))
    fraction = String(repeating: "0", count: max(0, places - fraction.count)) + fraction
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = value < 0 && scaled != 0 ? "-" : ""
    return sign + (fraction.isEmpty ? "\(whole)" : "\(whole).\(fraction)")
  }
}

/// The description of a tree of controllers as UIKit's debugger prints it, without addresses.
@MainActor
enum ControllerDescription {
  /// Returns a line for a controller and each of its children.
  static func lines(of controller: UIViewController, isShown: Bool, depth: Int = 0) -> [String] {
    let state = isShown ? "appeared" : "disappeared"
    var line = String(repeating: "   | ", count: depth)
    line += "<\(type(of: controller))>, state: \(state), view: "
    if let view = controller.viewIfLoaded {
      line += "<\(type(of: view))>" + (isShown ? "" : " not in the window")
    } else {
      line += "(view not loaded)"
    }
    let children =
      (controller as? UITabBarController)?.viewControllers
      ?? (controller as? UINavigationController)?.viewControllers ?? controller.children
    return [line]
      + children.flatMap {
        lines(of: $0, isShown: isShown && controller.children.contains($0), depth: depth + 1)
      }
  }
}
