import CoreGraphics
import Foundation
import NotificationCenter
import QuartzCore
import UIKit

/// A controller with layers, transforms, masks and attachments in one card.
final class ShowcaseController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    addLayers()
    addTransforms()
    addTexts()
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    preferredContentSize = CGSize(
      width: 0, height: activeDisplayMode == .expanded ? 220 : maxSize.height)
  }

  private static let picture = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32))
    .image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 32, height: 32))
      UIColor.systemRed.setFill()
      UIBezierPath(ovalIn: CGRect(x: 4, y: 2, width: 20, height: 20)).fill()
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 16, y: 20, width: 14, height: 8))
    }

  private func box(_ x: CGFloat, _ y: CGFloat, _ color: UIColor) -> UIView {
    let box = UIView(frame: CGRect(x: x, y: y, width: 56, height: 40))
    box.backgroundColor = color
    view.addSubview(box)
    return box
  }

  private func addLayers() {
    let plain = box(12, 10, .systemYellow)
    plain.layer.cornerRadius = 10
    plain.layer.borderWidth = 2
    plain.layer.borderColor = UIColor.systemOrange.cgColor
    let raised = box(82, 10, .white)
    raised.layer.cornerRadius = 6
    raised.layer.shadowOpacity = 0.6
    raised.layer.shadowOffset = CGSize(width: 0, height: 3)
    raised.layer.shadowRadius = 4
    let round = box(152, 10, .systemTeal)
    let circle = CAShapeLayer()
    circle.path = CGPath(ellipseIn: CGRect(x: 8, y: 0, width: 40, height: 40))
    round.layer.mask = circle
    let fading = box(222, 10, .systemPurple)
    let gradient = CAGradientLayer()
    gradient.frame = fading.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    fading.layer.mask = gradient
    let picture = CALayer()
    picture.frame = CGRect(x: 292, y: 10, width: 56, height: 40)
    picture.contents = Self.picture.cgImage
    picture.contentsGravity = .resizeAspect
    picture.contentsScale = UIScreen.main.scale
    view.layer.addSublayer(picture)
  }

  private func addTransforms() {
    let turns: [CGAffineTransform] = [
      CGAffineTransform(rotationAngle: .pi / 9), CGAffineTransform(scaleX: 0.7, y: 0.7),
      CGAffineTransform(scaleX: -1, y: 1),
      CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 0, ty: 0),
      CGAffineTransform(rotationAngle: .pi),
    ]
    for (index, turn) in turns.enumerated() {
      let card = box(12 + 70 * CGFloat(index), 62, .white)
      card.layer.cornerRadius = 5
      let label = UILabel(frame: CGRect(x: 4, y: 2, width: 30, height: 18))
      label.text = "Ab"
      card.addSubview(label)
      let image = UIImageView(image: Self.picture)
      image.frame = CGRect(x: 28, y: 12, width: 24, height: 24)
      card.addSubview(image)
      card.transform = turn
    }
  }

  private func addTexts() {
    let attachment = NSTextAttachment(image: Self.picture)
    attachment.bounds = CGRect(x: 0, y: -4, width: 18, height: 18)
    let text = NSMutableAttributedString(string: "A picture ")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " among letters"))
    let label = UILabel(frame: CGRect(x: 12, y: 120, width: 330, height: 24))
    label.attributedText = text
    view.addSubview(label)
    let layer = CATextLayer()
    layer.frame = CGRect(x: 12, y: 150, width: 330, height: 60)
    layer.string = "A text layer of two lines, as wide as its bounds, centered, in bold letters"
    layer.font = UIFont.boldSystemFont(ofSize: 1)
    layer.fontSize = 17
    layer.foregroundColor = UIColor.systemBlue.cgColor
    layer.isWrapped = true
    layer.alignmentMode = .center
    view.layer.addSublayer(layer)
  }
}
