import NotificationCenter
import UIKit

/// Says what the kernel says of its own process, and whether its home can be written to.
class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let lines = status.split(separator: "\n").filter {
      $0.hasPrefix("NoNewPrivs:") || $0.hasPrefix("Seccomp:")
    }
    let words = lines.map { $0.split(separator: "\t").joined(separator: " ") }
    let file = NSHomeDirectory() + "/file"
    let canWrite = FileManager.default.createFile(atPath: file, contents: Data("x".utf8))
    fatalError(words.joined(separator: ", ") + ", home \(canWrite ? "writable" : "read-only")")
  }
}
