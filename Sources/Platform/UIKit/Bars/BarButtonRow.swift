import CoreGraphics

/// The buttons at one side of a bar, from the edge inward.
@preconcurrency @MainActor
struct BarButtonRow {
  let views: [UIView]
  /// The distance from the top of the bar to the middle of the views.
  let middle: CGFloat
  let isAtRight: Bool
  /// The distance of the first button from the edge.
  let margin: CGFloat
  /// The background of the buttons from iOS 26 on, or nil.
  let glass: UIView?

  /// Creates a row of views in their own sizes.
  init(_ views: [UIView], middle: CGFloat, isAtRight: Bool, margin: CGFloat) {
    self.views = views
    self.margin = margin
    self.middle = middle
    self.isAtRight = isAtRight
    glass = BarLook.isNew && !views.isEmpty ? GlassView() : nil
  }

  private var contentWidth: CGFloat {
    views.reduce(0) { $0 + $1.bounds.width } + CGFloat(max(0, views.count - 1)) * BarLook.spacing
  }

  /// The width of the capsule around the buttons.
  private var glassWidth: CGFloat { max(BarLook.itemHeight, contentWidth + 24) }

  /// The width that the row takes from its edge.
  var width: CGFloat {
    guard !views.isEmpty else { return 0 }
    return margin + (glass == nil ? contentWidth : glassWidth)
  }

  /// Sets the frames of the views in a bar of a width.
  func place(in barWidth: CGFloat) {
    glass?.frame = CGRect(
      x: isAtRight ? barWidth - margin - glassWidth : margin,
      y: middle - BarLook.itemHeight / 2, width: glassWidth, height: BarLook.itemHeight)
    var distance = margin
    if glass != nil { distance += (glassWidth - contentWidth) / 2 }
    for view in views {
      let half = view.bounds.width / 2
      let x = distance + half
      view.center = CGPoint(x: isAtRight ? barWidth - x : x, y: middle)
      distance += view.bounds.width + BarLook.spacing
    }
  }
}

/// A light capsule with a soft shadow, which stands for glass.
@preconcurrency @MainActor
final class GlassView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let isDark = traitCollection.userInterfaceStyle == .dark
    backgroundColor = isDark ? UIColor(white: 0.11, alpha: 0.9) : UIColor(white: 1, alpha: 0.9)
    layer.cornerRadius = bounds.height / 2
    layer.borderWidth = 0.5
    layer.borderColor = UIColor(white: 1, alpha: isDark ? 0.15 : 0.5).cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = isDark ? 0 : 0.12
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }
}
