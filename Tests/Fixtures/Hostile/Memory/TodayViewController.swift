import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    var blocks: [UnsafeMutablePointer<UInt8>] = []
    for _ in 0..<160 {
      let block = UnsafeMutablePointer<UInt8>.allocate(capacity: 64 << 20)
      block.initialize(repeating: 1, count: 64 << 20)
      blocks.append(block)
    }
    fatalError("10 GB were there")
  }
}
