import Foundation
import UIKit

/// A model that is nobody's view or controller, and still a timer's target.
open class Clock: NSObject {
  private var timer = Timer()
  private let tell: (String) -> Void
  private let start: Date

  public init(start: Date, tell: @escaping (String) -> Void) {
    self.start = start
    self.tell = tell
    super.init()
    timer = Timer.scheduledTimer(
      timeInterval: 0, target: self, selector: #selector(tick), userInfo: nil, repeats: false)
  }

  @objc private func tick() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.hour, .minute]
    tell(formatter.string(from: Date().timeIntervalSince(start)) ?? "?")
  }
}

/// A label of the framework, which a storyboard or code may make.
public class CaptionLabel: UILabel {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    font = UIFont.preferredFont(forTextStyle: .caption1)
    textColor = UIColor.darkGray
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
