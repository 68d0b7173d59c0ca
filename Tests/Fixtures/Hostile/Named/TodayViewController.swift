import Glibc
import NotificationCenter
import UIKit

// Names of the runner and of the C library, which the program's own would precede.

@_cdecl("vitrine_confine") public func confine(
  _ folder: UnsafeRawPointer, _ limits: UnsafeRawPointer
) -> Int32 { 0 }

@_cdecl("vitrine_features") public func features() -> UInt32 { 15 }

@_cdecl("prctl") public func control(_ option: Int32, _ argument: Int) -> Int32 { 0 }

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    var child: pid_t = 0
    let file = open("/tmp/vitrine-was-here", O_WRONLY | O_CREAT, 0o644)
    guard file < 0, posix_spawn(&child, "/bin/sh", nil, nil, [nil], [nil]) != 0 else {
      fatalError("something was run")
    }
    fatalError("nothing was run")
  }
}
