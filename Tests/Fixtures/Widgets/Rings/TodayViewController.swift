import HealthKit
import NotificationCenter
import UIKit

class RingLayer: CALayer {
  @NSManaged var progress: CGFloat
}

class RingView: UIView {
  var color: UIColor = .red {
    didSet { apply() }
  }
  var progress: CGFloat = 0 {
    didSet { progressLayer.strokeEnd = progress }
  }

  private let trackLayer = CAShapeLayer()
  private let progressLayer = CAShapeLayer()
  private let gradient = CAGradientLayer()

  convenience init(color: UIColor) {
    self.init(frame: CGRect.zero)
    self.color = color
    apply()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for ring in [trackLayer, progressLayer] {
      ring.fillColor = UIColor.clear.cgColor
      ring.lineWidth = 9
      ring.lineCap = kCALineCapRound
      layer.addSublayer(ring)
    }
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 0, y: 1)
    gradient.mask = progressLayer
    layer.addSublayer(gradient)
    layer.masksToBounds = false
    progressLayer.actions = ["strokeEnd": NSNull()]
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply() {
    trackLayer.strokeColor = color.withAlphaComponent(0.25).cgColor
    progressLayer.strokeColor = color.cgColor
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 0
    var alpha: CGFloat = 0
    if color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) {
      let light = UIColor(hue: hue, saturation: saturation * 0.6, brightness: 1, alpha: alpha)
      gradient.colors = [color.cgColor, light.cgColor]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 5
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -CGFloat.pi / 2, endAngle: 1.5 * CGFloat.pi,
      clockwise: true)
    trackLayer.path = path.cgPath
    progressLayer.path = path.cgPath
    gradient.frame = bounds
    trackLayer.frame = bounds
    progressLayer.frame = bounds
  }

  func animate(to value: CGFloat, duration: CFTimeInterval = 1) {
    let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
    animation.fromValue = progressLayer.presentation()?.strokeEnd ?? 0
    animation.toValue = value
    animation.duration = duration
    animation.beginTime = CACurrentMediaTime() + 0.1
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
    animation.fillMode = kCAFillModeForwards
    animation.isRemovedOnCompletion = false

    let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
    pulse.values = [1, 1.1, 1]
    pulse.keyTimes = [0, 0.5, 1]
    pulse.duration = duration

    let group = CAAnimationGroup()
    group.animations = [pulse]
    group.duration = duration
    group.delegate = self

    progressLayer.add(animation, forKey: "progress")
    layer.add(group, forKey: nil)
    progress = value
  }
}

extension RingView: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    setNeedsLayout()
  }
}

class TodayViewController: UIViewController, NCWidgetProviding {
  let healthStore = HKHealthStore()
  let rings = [RingView(color: .red), RingView(color: .green), RingView(color: .cyan)]
  let names = ["Move", "Exercise", "Stand"]
  let values: [CGFloat] = [0.72, 0.45, 0.9]
  var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, ring) in rings.enumerated() {
      view.addSubview(ring)
      let label = UILabel()
      let text = NSMutableAttributedString(
        string: names[index],
        attributes: [
          NSAttributedStringKey.font: UIFont.systemFont(ofSize: 14, weight: UIFont.Weight.semibold),
          NSAttributedStringKey.foregroundColor: UIColor.darkText,
        ])
      text.append(
        NSAttributedString(
          string: "  \(Int(values[index] * 100))%",
          attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: ring.color]))
      label.attributedText = text
      label.sizeToFit()
      view.addSubview(label)
      labels.append(label)
    }
    authorize()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for (index, ring) in rings.enumerated() {
      let inset = CGFloat(index) * 12
      ring.frame = CGRect(x: 16, y: 8, width: 94, height: 94).insetBy(dx: inset, dy: inset)
      labels[index].frame.origin = CGPoint(x: 130, y: 20 + CGFloat(index) * 24)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for (ring, value) in zip(rings, values) { ring.animate(to: value) }
  }

  private func authorize() {
    guard HKHealthStore.isHealthDataAvailable(),
      let type = HKObjectType.quantityType(forIdentifier: .stepCount)
    else { return }
    healthStore.requestAuthorization(toShare: nil, read: [type]) { success, error in
      let query = HKSampleQuery(
        sampleType: type, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
      ) { _, samples, _ in
        let total = (samples as? [HKQuantitySample])?.reduce(0) {
          $0 + $1.quantity.doubleValue(for: HKUnit.count())
        }
        OperationQueue.main.addOperation { self.rings[0].progress = CGFloat(total ?? 0) / 10000 }
      }
      self.healthStore.execute(query)
    }
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.noData)
  }
}
