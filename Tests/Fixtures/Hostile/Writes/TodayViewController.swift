import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    let data = Data("x".utf8)
    for folder in [
      "/tmp", "/var/tmp", "/dev/shm", NSHomeDirectory() + "/../..", NSHomeDirectory() + "/../../..",
    ] {
      let path = folder + "/vitrine-was-here"
      guard !FileManager.default.createFile(atPath: path, contents: data) else {
        fatalError("wrote \(path)")
      }
      guard (try? FileManager.default.removeItem(atPath: folder)) == nil else {
        fatalError("removed \(folder)")
      }
    }
    fatalError("nothing was written")
  }
}
