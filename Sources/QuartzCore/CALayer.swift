import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// Told what happens to a layer; a view is the delegate of its own.
@MainActor
public protocol CALayerDelegate: AnyObject {}

/// What a view tells its layer about itself, and hears of it.
@MainActor
package protocol LayerOwner: CALayerDelegate {
  func layerDidResize(_ layer: CALayer, from size: CGSize)
  func layerDidMove(_ layer: CALayer)
}

/// A rectangle with a background, a border, corners and a shadow; what a view looks like.
@MainActor
open class CALayer {
  public weak var delegate: (any CALayerDelegate)?
  public private(set) weak var superlayer: CALayer?
  /// From back to front, those of subviews among them.
  public private(set) var sublayers: [CALayer]?
  public var name: String?
  package var style = ViewStyle()
  package var shadowTemplate = Shadow(
    color: .black, offset: Point(x: 0, y: -3), radius: 3)

  open var isHidden = false {
    didSet { if oldValue != isHidden { owner?.layerDidMove(self) } }
  }
  /// The layer's alpha as a share of its shadow's color.
  open var shadowOpacity: Float = 0

  public init() {}

  /// Layers are not decoded; the initializer is there for subclasses to call.
  public required init?(coder: NSCoder) {}

  /// Makes the layer of a view: through the subclass's own initializer.
  public required convenience init(of owner: any CALayerDelegate) {
    self.init()
    delegate = owner
  }

  open var bounds = CGRect.zero {
    didSet {
      guard oldValue.size != bounds.size else {
        if oldValue.origin != bounds.origin { owner?.layerDidMove(self) }
        return
      }
      owner?.layerDidResize(self, from: oldValue.size)
    }
  }

  /// Where the layer's middle is in its superlayer.
  open var position = CGPoint.zero {
    didSet { if oldValue != position { owner?.layerDidMove(self) } }
  }

  open var frame: CGRect {
    get {
      CGRect(
        x: position.x - bounds.width / 2, y: position.y - bounds.height / 2,
        width: bounds.width, height: bounds.height)
    }
    set {
      position = CGPoint(x: newValue.midX, y: newValue.midY)
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
    }
  }

  private var owner: (any LayerOwner)? { delegate as? any LayerOwner }

  // MARK: The tree

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let place = min(Int(index), sublayers?.count ?? 0)
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: place)
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: place))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(clamping: place))
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}

extension CALayer: Hashable {
  public nonisolated static func == (a: CALayer, b: CALayer) -> Bool { a === b }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
