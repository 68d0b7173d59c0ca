import CoreGraphics

/// The lines of a plain table below its last row.
@preconcurrency @MainActor
final class EmptyRowsView: UIView {
  /// Shows a line at the end of each row.
  func show(rowHeight: CGFloat, from left: CGFloat, color: UIColor) {
    for line in subviews { line.removeFromSuperview() }
    let height = 1 / UIScreen.main.scale
    guard rowHeight >= 1 else { return }
    var y = rowHeight
    while y <= bounds.height {
      let line = UIView()
      line.backgroundColor = color
      line.frame = CGRect(x: left, y: y - height, width: bounds.width - left, height: height)
      addSubview(line)
      y += rowHeight
    }
  }
}
