import CoreGraphics
import Foundation
import QuartzCore
import Vitrine
import VitrineGraphics
import VitrineLayout

/// The intrinsic size of a view: measured by the engine, or returned by a class that overrides
/// `intrinsicContentSize`.
@preconcurrency @MainActor
private enum IntrinsicProbe {
  /// A Boolean value that indicates whether a view is only queried for an override.
  static var isProbing = false
  static var reachedBase = false

  static let answer = CGSize(width: -12_345, height: -12_345)
}

extension UIView {
  /// The size that stands for the engine's measurement while a class is queried for an override.
  static var probedIntrinsicSize: CGSize { IntrinsicProbe.answer }

  func ownIntrinsicSize() -> CGSize {
    if IntrinsicProbe.isProbing {
      IntrinsicProbe.reachedBase = true
      return IntrinsicProbe.answer
    }
    let metric = UIView.noIntrinsicMetric
    let width = model.kind.usesWidth && bounds.width > 0 ? Double(bounds.width) : nil
    let size = measuredSize(width: width)
    return CGSize(
      width: size.width.map { CGFloat($0) } ?? metric,
      height: size.height.map { CGFloat($0) } ?? metric)
  }

  func ownFittingSize(_ size: CGSize) -> CGSize {
    let wraps = model.kind.usesWidth && size.width > 0
    let measured = measuredSize(width: wraps ? Double(size.width) : nil)
    return CGSize(
      width: measured.width.map { CGFloat($0) } ?? bounds.width,
      height: measured.height.map { CGFloat($0) } ?? bounds.height)
  }

  /// Returns the engine's measurement for the environment's scale and system version.
  private func measuredSize(width: Double?) -> IntrinsicSize {
    let environment = LiveEnvironment.current
    var context = LayoutContext(rootSize: .fixed(.zero), scale: environment.variant.scale)
    context.systemVersion = environment.variant.system.version
    return intrinsicSize(of: model, environment.measurer, width: width, in: context)
  }

  /// The dimensions that replace the engine's measurement for a view whose class may override them.
  var intrinsicDimensions: (IntrinsicDimension, IntrinsicDimension) {
    IntrinsicProbe.isProbing = true
    IntrinsicProbe.reachedBase = false
    var size = intrinsicContentSize
    IntrinsicProbe.isProbing = false
    if size == IntrinsicProbe.answer, (self as? UILabel)?.changesTextRect ?? false {
      size = intrinsicContentSize
    }
    if size == IntrinsicProbe.answer { return (model.intrinsicWidth, model.intrinsicHeight) }
    if IntrinsicProbe.reachedBase { size = intrinsicContentSize }
    func dimension(_ value: CGFloat) -> IntrinsicDimension {
      value == UIView.noIntrinsicMetric ? .none : .fixed(LayoutError.acceptable(Double(value)))
    }
    return (dimension(size.width), dimension(size.height))
  }
}

/// Classes of views and layers that the widget's author wrote.
@preconcurrency @MainActor
enum OwnClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: UIView.Type) -> Bool { isOwn(type, not: "UIKit.") }

  static func contains(layer type: CALayer.Type) -> Bool { isOwn(type, not: "QuartzCore.") }

  /// Returns whether a class is in a module other than the platform's.
  private static func isOwn(_ type: AnyClass, not prefix: String) -> Bool {
    if let isOwn = known[ObjectIdentifier(type)] { return isOwn }
    let isOwn = !_typeName(type).hasPrefix(prefix)
    known[ObjectIdentifier(type)] = isOwn
    return isOwn
  }
}

extension ViewKind {
  /// A Boolean value that indicates whether the height of the content depends on its width.
  fileprivate var usesWidth: Bool {
    switch self {
    case .label(let label): label.numberOfLines != 1
    case .textView: true
    default: false
    }
  }
}
