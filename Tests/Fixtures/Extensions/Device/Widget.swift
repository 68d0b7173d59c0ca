import NotificationCenter
import UIKit

@objc(WidgetController)
final class WidgetController: UIViewController, NCWidgetProviding {
  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 110))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let process = ProcessInfo.processInfo
    let system = process.operatingSystemVersion
    let disk = try? FileManager.default.attributesOfFileSystem(forPath: NSHomeDirectory())
    let free = (disk?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
    let label = UILabel(frame: CGRect(x: 16, y: 10, width: 288, height: 90))
    label.numberOfLines = 0
    label.text = """
      \(UIDevice.current.model), iOS \(system.majorVersion).\(system.minorVersion)
      \(process.activeProcessorCount) cores, \(process.physicalMemory >> 20) MB
      \(process.hostName), \(free / 1_000_000) MB free
      """
    view.addSubview(label)
  }
}
