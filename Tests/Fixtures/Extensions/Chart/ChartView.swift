import UIKit

@IBDesignable
class ChartView: UIView {
  @IBInspectable var lineWidth: CGFloat = 3
  var values: [CGFloat] = [] { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    guard values.count > 1, let context = UIGraphicsGetCurrentContext() else { return }
    let path = UIBezierPath()
    let step = rect.width / CGFloat(values.count - 1)
    for (index, value) in values.enumerated() {
      let point = CGPoint(x: CGFloat(index) * step, y: rect.height * (1 - value))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    context.setStrokeColor(UIColor.blue.cgColor)
    UIColor.orange.setStroke()
    path.lineWidth = lineWidth
    path.stroke()
  }
}
