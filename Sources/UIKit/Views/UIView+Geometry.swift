import CoreGraphics
public import Foundation
import QuartzCore
import VitrineGraphics
import VitrineLayout

extension UIView {
  public var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// What gives way when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(model.autoresizingMask.rawValue)) }
    set {
      model.autoresizingMask = VitrineLayout.AutoresizingMask(rawValue: Int(newValue.rawValue))
      LayoutChanges.note()
    }
  }

  /// Whether the frame and the mask place the view, rather than constraints.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { model.translatesAutoresizingMask }
    set {
      model.translatesAutoresizingMask = newValue
      LayoutChanges.note()
    }
  }

  /// A point of this view in another; nil is the topmost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let top = origin(in: nil)
    let other = view?.origin(in: nil) ?? .zero
    return CGPoint(x: point.x + top.x - other.x, y: point.y + top.y - other.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let top = origin(in: nil)
    let other = view?.origin(in: nil) ?? .zero
    return CGPoint(x: point.x + other.x - top.x, y: point.y + other.y - top.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view's point (0, 0) lies in the topmost view.
  private func origin(in other: UIView?) -> CGPoint {
    var x = -bounds.minX
    var y = -bounds.minY
    var at: UIView? = self
    while let view = at, let parent = view.superview {
      x += view.frame.minX - parent.bounds.minX
      y += view.frame.minY - parent.bounds.minY
      at = parent
    }
    return CGPoint(x: x, y: y)
  }

  /// Keeps to the mask as the superview's size changes.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard model.translatesAutoresizingMask, !model.autoresizingMask.isEmpty else { return }
    var frame = frame
    let mask = autoresizingMask
    (frame.origin.x, frame.size.width) = Self.resized(
      frame.minX, frame.width, old.width, new.width,
      [
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin),
      ])
    (frame.origin.y, frame.size.height) = Self.resized(
      frame.minY, frame.height, old.height, new.height,
      [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
    self.frame = frame
  }

  /// Shares what an axis gains among its flexible parts, by their sizes, or equally where they have none.
  private static func resized(
    _ start: CGFloat, _ size: CGFloat, _ old: CGFloat, _ new: CGFloat, _ flexible: [Bool]
  ) -> (CGFloat, CGFloat) {
    var parts = [start, size, old - start - size]
    let gain = new - old
    let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let count = CGFloat(flexible.count { $0 })
    for index in parts.indices where flexible[index] {
      parts[index] += total != 0 ? gain * parts[index] / total : gain / count
    }
    return (parts[0], parts[1])
  }
}

/// Something that a person does.
public final class UIEvent {
  public init() {}
}
