import Glibc
import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    typealias Fork = @convention(c) () -> Int32
    let fork = unsafeBitCast(dlsym(nil, "fork"), to: Fork.self)
    for _ in 0..<1000 where fork() >= 0 { fatalError("a new process") }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/true", nil, nil, [nil], [nil]) != 0 else {
      fatalError("a new program")
    }
    fatalError("no new process")
  }
}
