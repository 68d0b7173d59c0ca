public import Foundation

/// A group of changes of layers, of which a picture shows the end.
///
/// A transaction's duration and animation setting don't affect pixels; they are stored for code
/// that reads them. As documented, each completion block is called once, when its transaction is
/// committed and its changes have ended.
@MainActor
public final class CATransaction {
  private struct Level {
    var duration: TimeInterval = 0.25
    var disablesActions = false
    var completion: (() -> Void)?
  }

  private static var levels: [Level] = []

  public class func begin() {
    var level = Level()
    if let outer = levels.last {
      level.duration = outer.duration
      level.disablesActions = outer.disablesActions
    }
    levels.append(level)
  }

  public class func commit() { levels.popLast()?.completion?() }

  private class func change(_ edit: (inout Level) -> Void) {
    // Outside of a transaction there is an implicit one, which ends immediately.
    guard !levels.isEmpty else { return }
    edit(&levels[levels.count - 1])
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }

  public class func animationDuration() -> TimeInterval { levels.last?.duration ?? 0.25 }

  public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  public class func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !levels.isEmpty else {
      block?()
      return
    }
    change { $0.completion = block }
  }
}
