import UIKit

/// A bar chart whose last bar has the tint color.
final class ChartView: UIView {
  var values: [CGFloat] = []

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 60)
  }

  override func draw(_ rect: CGRect) {
    guard let largest = values.max(), largest > 0 else { return }
    let step = rect.width / CGFloat(values.count)
    for (index, value) in values.enumerated() {
      let height = rect.height * value / largest
      let bar = CGRect(
        x: step * CGFloat(index) + 4, y: rect.maxY - height, width: step - 8, height: height)
      (index == values.count - 1 ? tintColor : UIColor(white: 0, alpha: 0.25)).setFill()
      UIBezierPath(
        roundedRect: bar, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 4, height: 4)
      ).fill()
    }
  }
}
