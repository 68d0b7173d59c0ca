import UIKit

class BadgeView: UIView {
  @IBOutlet var contentView: UIView!
  @IBOutlet fileprivate weak var caption: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    caption.text = "From a xib"
  }
}
