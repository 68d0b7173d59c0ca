//
//  TodayViewController.swift
//  An analog clock with a digital one beside it.
//

import NotificationCenter
import UIKit

@IBDesignable
class ClockFaceView: UIView {
  @IBInspectable var dialColor: UIColor = UIColor(white: 1, alpha: 0.6)
  @IBInspectable var handColor: UIColor = .black

  private let hourHand = CAShapeLayer()
  private let minuteHand = CAShapeLayer()
  private let secondHand = CAShapeLayer()
  private let replicator = CAReplicatorLayer()
  private let tick = CALayer()

  var date = Date() {
    didSet { updateHands(animated: true) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw

    tick.backgroundColor = handColor.cgColor
    replicator.addSublayer(tick)
    replicator.instanceCount = 12
    replicator.instanceTransform = CATransform3DMakeRotation(CGFloat.pi * 2 / 12, 0, 0, 1)
    layer.addSublayer(replicator)

    for (hand, width, color) in [
      (hourHand, 4, handColor), (minuteHand, 3, handColor), (secondHand, 1, UIColor.red),
    ] as [(CAShapeLayer, CGFloat, UIColor)] {
      hand.strokeColor = color.cgColor
      hand.lineWidth = width
      hand.lineCap = .round
      hand.allowsEdgeAntialiasing = true
      hand.shouldRasterize = true
      hand.rasterizationScale = UIScreen.main.scale
      layer.addSublayer(hand)
    }
    secondHand.zPosition = 1
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let inset = rect.insetBy(dx: 2, dy: 2)
    context.setFillColor(dialColor.cgColor)
    context.setStrokeColor(handColor.cgColor)
    context.setLineWidth(2)
    context.addEllipse(in: inset)
    context.drawPath(using: .fillStroke)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    replicator.frame = bounds
    tick.frame = CGRect(x: bounds.midX - 1, y: 5, width: 2, height: 6)
    let radius = min(bounds.width, bounds.height) / 2
    for (hand, length) in [
      (hourHand, radius * 0.5), (minuteHand, radius * 0.75), (secondHand, radius * 0.8),
    ] {
      hand.bounds = CGRect(x: 0, y: 0, width: 4, height: length)
      hand.anchorPoint = CGPoint(x: 0.5, y: 1)
      hand.position = CGPoint(x: bounds.midX, y: bounds.midY)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 2, y: length))
      path.addLine(to: CGPoint(x: 2, y: 0))
      hand.path = path.cgPath
    }
    updateHands(animated: false)
  }

  private func updateHands(animated: Bool) {
    let components = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
    let hours = CGFloat(components.hour ?? 0)
    let minutes = CGFloat(components.minute ?? 0)
    let seconds = CGFloat(components.second ?? 0)
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeOut))
    hourHand.setAffineTransform(
      CGAffineTransform(rotationAngle: (hours + minutes / 60) / 12 * .pi * 2))
    minuteHand.setAffineTransform(CGAffineTransform(rotationAngle: minutes / 60 * .pi * 2))
    secondHand.setValue(seconds / 60 * CGFloat.pi * 2, forKeyPath: "transform.rotation.z")
    CATransaction.commit()
  }
}

class TodayViewController: UIViewController, NCWidgetProviding {
  private let clock = ClockFaceView(frame: .zero)
  private let timeLabel = UILabel()
  private let dateLabel = UILabel()
  private var displayLink: CADisplayLink?
  private var timer: Timer!

  override func viewDidLoad() {
    super.viewDidLoad()

    timeLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 40, weight: .thin)
    timeLabel.adjustsFontSizeToFitWidth = true
    timeLabel.baselineAdjustment = .alignCenters
    dateLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    dateLabel.adjustsFontForContentSizeCategory = true
    dateLabel.textColor = .darkGray

    let texts = UIStackView(arrangedSubviews: [timeLabel, dateLabel])
    texts.axis = .vertical
    texts.spacing = 2
    texts.translatesAutoresizingMaskIntoConstraints = false
    clock.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(clock)
    view.addSubview(texts)

    NSLayoutConstraint.activate([
      clock.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      clock.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      clock.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor, constant: -10),
      clock.widthAnchor.constraint(equalToConstant: 90),
      clock.heightAnchor.constraint(equalTo: clock.widthAnchor, multiplier: 1),
      texts.leadingAnchor.constraint(equalTo: clock.trailingAnchor, constant: 16),
      texts.centerYAnchor.constraint(equalTo: clock.centerYAnchor),
      texts.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])

    let tap = UITapGestureRecognizer(target: self, action: #selector(openApp(_:)))
    tap.delegate = self
    view.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self, selector: #selector(tick), name: UIApplication.significantTimeChangeNotification,
      object: nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    RunLoop.current.add(timer, forMode: .common)
    displayLink = CADisplayLink(target: self, selector: #selector(step(_:)))
    displayLink?.add(to: .main, forMode: .default)
    tick()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    displayLink?.invalidate()
    displayLink = nil
  }

  @objc private func step(_ link: CADisplayLink) {
    _ = link.timestamp
  }

  @objc private func tick() {
    let now = Date()
    clock.date = now
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "HH:mm:ss"
    timeLabel.text = formatter.string(from: now)
    formatter.dateFormat = "EEEE, MMM d"
    dateLabel.text = formatter.string(from: now)
  }

  @objc func openApp(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended, clock.frame.contains(recognizer.location(in: view)) else {
      return
    }
    extensionContext?.open(URL(string: "clock://")!, completionHandler: nil)
  }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    tick()
    completionHandler(NCUpdateResult.newData)
  }
}

extension TodayViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    !(touch.view is UIControl)
  }
}
