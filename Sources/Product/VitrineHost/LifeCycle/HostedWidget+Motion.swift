import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// The motion of live views from one screen to the next, as `UIView.animate` moves them.
///
/// Frames, alphas, transforms and background colors of views with the same name are interpolated
/// like Core Animation does. Both screens move towards each other and cross-fade. Therefore a view
/// that only moves is drawn twice at one position and looks opaque, while changed texts and images
/// fade.
extension HostedWidget {
  mutating func move(towards other: HostedWidget, _ progress: Double, _ grid: PixelGrid) {
    var targets: [String: ViewID] = [:]
    for (index, view) in other.scene.tree.views.enumerated() where targets[view.name] == nil {
      targets[view.name] = ViewID(index)
    }
    for index in scene.tree.views.indices {
      let id = ViewID(index)
      guard let target = targets[scene.tree[id].name] else { continue }
      layout.frames[index] = grid.round(
        layout.frames[index].moved(towards: other.layout.frames[target.index], progress))
      scene.content.tree[id].style.move(towards: other.scene.tree[target].style, progress)
    }
  }
}

extension Double {
  fileprivate func moved(towards other: Double, _ progress: Double) -> Double {
    self + (other - self) * progress
  }
}

extension Rect {
  fileprivate func moved(towards other: Rect, _ progress: Double) -> Rect {
    Rect(
      x: minX.moved(towards: other.minX, progress), y: minY.moved(towards: other.minY, progress),
      width: width.moved(towards: other.width, progress),
      height: height.moved(towards: other.height, progress))
  }
}

extension ViewStyle {
  fileprivate mutating func move(towards other: ViewStyle, _ progress: Double) {
    alpha = alpha.moved(towards: other.alpha, progress)
    if transform != other.transform {
      let (from, to) = (transform ?? .identity, other.transform ?? .identity)
      transform = Affine(
        a: from.a.moved(towards: to.a, progress), b: from.b.moved(towards: to.b, progress),
        c: from.c.moved(towards: to.c, progress), d: from.d.moved(towards: to.d, progress),
        tx: from.tx.moved(towards: to.tx, progress), ty: from.ty.moved(towards: to.ty, progress))
    }
    if let from = backgroundColor ?? other.backgroundColor?.withAlpha(0),
      let to = other.backgroundColor ?? backgroundColor?.withAlpha(0), from != to
    {
      backgroundColor = Color(
        red: from.red.moved(towards: to.red, progress),
        green: from.green.moved(towards: to.green, progress),
        blue: from.blue.moved(towards: to.blue, progress),
        alpha: from.alpha.moved(towards: to.alpha, progress))
    }
  }
}
