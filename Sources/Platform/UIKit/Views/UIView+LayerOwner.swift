import QuartzCore

/// The notifications from a layer to its view.
extension BackReference: LayerOwner where Object == UIView {
  package var delegate: (any CALayerDelegate)? { object }

  package func layerDidResize(_ layer: CALayer, from size: CGSize) {
    guard let view = object else { return }
    view.setNeedsLayout()
    LayoutChanges.note()
    guard !LayoutPass.isApplying else { return }
    for subview in view.subviews { subview.autoresize(from: size, to: view.bounds.size) }
  }

  package func layerDidMove(_ layer: CALayer) { LayoutChanges.note() }
}

extension CALayer {
  /// The view of the layer.
  var view: UIView? { (owner as? BackReference<UIView>)?.object }
}
