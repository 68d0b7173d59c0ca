import NotificationCenter
import UIKit

class BatteryView: UIView {
  var level: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
  var isCharging = false { didSet { setNeedsDisplay() } }

  override func awakeFromNib() {
    super.awakeFromNib()
    isOpaque = false
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    level = 0.75
  }

  override func draw(_ rect: CGRect) {
    let body = CGRect(x: 1, y: 1, width: rect.width - 8, height: rect.height - 2)
    let outline = UIBezierPath(roundedRect: body, cornerRadius: 6)
    UIColor.black.withAlphaComponent(0.7).setStroke()
    outline.lineWidth = 2
    outline.stroke()
    UIBezierPath(
      roundedRect: CGRect(x: rect.width - 6, y: rect.height / 2 - 8, width: 5, height: 16),
      byRoundingCorners: [.topRight, .bottomRight], cornerRadii: CGSize(width: 3, height: 3)
    ).fill()

    let context = UIGraphicsGetCurrentContext()
    context?.saveGState()
    let inner = body.insetBy(dx: 3, dy: 3)
    UIBezierPath(roundedRect: inner, cornerRadius: 4).addClip()
    (level < 0.2 ? UIColor.red : isCharging ? UIColor.green : UIColor.darkGray).set()
    context?.fill(
      CGRect(x: inner.minX, y: inner.minY, width: inner.width * level, height: inner.height))
    context?.restoreGState()

    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.black
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    shadow.shadowBlurRadius = 1
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.white,
      .paragraphStyle: style, .shadow: shadow,
    ]
    let text = "\(Int(level * 100))%" as NSString
    let size = text.size(withAttributes: attributes)
    text.draw(
      in: CGRect(
        x: body.minX, y: body.midY - size.height / 2, width: body.width, height: size.height),
      withAttributes: attributes)
  }
}

class TodayViewController: UIViewController, NCWidgetProviding {
  var batteryView: BatteryView!
  var nameLabel: UILabel!
  var stateLabel: UILabel!
  var progressView: UIProgressView!

  override func viewDidLoad() {
    super.viewDidLoad()
    UIDevice.current.isBatteryMonitoringEnabled = true
    view.isUserInteractionEnabled = true
    view.isMultipleTouchEnabled = false

    batteryView = BatteryView(frame: CGRect(x: 16, y: 20, width: 120, height: 54))
    batteryView.backgroundColor = UIColor.clear
    view.addSubview(batteryView)

    nameLabel = UILabel(frame: CGRect(x: 152, y: 18, width: 200, height: 21))
    nameLabel.text = UIDevice.current.name
    nameLabel.font = UIFont(name: "HelveticaNeue-Medium", size: 17) ?? UIFont.systemFont(ofSize: 17)
    view.addSubview(nameLabel)

    stateLabel = UILabel(frame: CGRect(x: 152, y: 40, width: 200, height: 18))
    stateLabel.font = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize)
    stateLabel.textColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.6)
    view.addSubview(stateLabel)

    progressView = UIProgressView(progressViewStyle: .default)
    progressView.frame = CGRect(x: 152, y: 66, width: 160, height: 2)
    progressView.trackTintColor = UIColor(white: 0, alpha: 0.1)
    view.addSubview(progressView)

    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(batteryChanged), name: UIDevice.batteryLevelDidChangeNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(batteryChanged), name: UIDevice.batteryStateDidChangeNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(batteryChanged),
      name: NSNotification.Name.NSProcessInfoPowerStateDidChange, object: nil)
    batteryChanged()
  }

  @objc func batteryChanged() {
    let device = UIDevice.current
    let level = device.batteryLevel < 0 ? 1 : device.batteryLevel
    batteryView.level = CGFloat(level)
    batteryView.isCharging = device.batteryState == .charging || device.batteryState == .full
    progressView.setProgress(level, animated: false)
    switch device.batteryState {
    case .charging: stateLabel.text = "Charging"
    case .full: stateLabel.text = "Fully charged"
    case .unplugged: stateLabel.text = "On battery"
    case .unknown: stateLabel.text = "Unknown state"
    @unknown default: stateLabel.text = nil
    }
    if ProcessInfo.processInfo.isLowPowerModeEnabled {
      stateLabel.text = "Low Power Mode"
    }
    if ProcessInfo.processInfo.thermalState == .critical {
      stateLabel.text = "Too hot"
    }
    if device.orientation.isLandscape, UIScreen.main.brightness > 0.5,
      UIScreen.main.nativeBounds.width > 2000
    {
      view.backgroundColor = .lightGray
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first else { return }
    if batteryView.frame.contains(touch.location(in: view)) {
      UIView.beginAnimations("flash", context: nil)
      UIView.setAnimationDuration(0.3)
      batteryView.alpha = 0.5
      UIView.commitAnimations()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    batteryView.alpha = 1
  }

  func widgetPerformUpdate(completionHandler: ((NCUpdateResult) -> Void)) {
    completionHandler(NCUpdateResult.newData)
  }

  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
  {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  }
}
