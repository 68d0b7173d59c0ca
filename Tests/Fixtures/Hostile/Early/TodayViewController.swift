import Glibc
import NotificationCenter
import UIKit

nonisolated(unsafe) var result: Int32 = -1

/// Runs before any function of the runner.
@_cdecl("vitrine_early")
public func early() {
  _ = open("/tmp/vitrine-was-here", O_WRONLY | O_CREAT, 0o644)
  var child: pid_t = 0
  let path = strdup("/bin/sh")
  var words: [UnsafeMutablePointer<CChar>?] = [
    path, strdup("-c"), strdup("touch /tmp/vitrine-was-here"), nil,
  ]
  result = posix_spawn(&child, "/bin/sh", nil, nil, &words, nil)
}

@_section(".init_array") @_used let pointer: @convention(c) () -> Void = early

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError(result == 0 || result == -1 ? "something was run" : "nothing was run")
  }
}
