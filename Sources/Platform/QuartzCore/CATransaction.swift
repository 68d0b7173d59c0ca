public import Foundation

/// A group of changes of layers, of which a picture shows the end.
///
/// A transaction's duration and animation setting don't affect pixels; they are stored for code
/// that reads them. As documented, each completion block is called once, when its transaction is
/// committed and its changes have ended.
@preconcurrency @MainActor
public final class CATransaction {
  private struct Level {
    var duration: TimeInterval = 0.25
    var disablesActions = false
    var completion: (() -> Void)?
  }

  private static var levels: [Level] = []

  /// Begins a transaction, nested in the current one if there is one.
  ///
  /// It inherits the settings of the outer transaction.
  public class func begin() {
    var level = Level()
    if let outer = levels.last {
      level.duration = outer.duration
      level.disablesActions = outer.disablesActions
    }
    levels.append(level)
  }

  /// Ends the innermost transaction and calls its completion block.
  public class func commit() { levels.popLast()?.completion?() }

  private class func change(_ edit: (inout Level) -> Void) {
    // Outside of a transaction there is an implicit one, which ends immediately.
    guard !levels.isEmpty else { return }
    edit(&levels[levels.count - 1])
  }

  /// Sets the duration of the current transaction in seconds.
  ///
  /// It has no effect outside of a transaction.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }

  /// Returns the duration of the current transaction in seconds, by default 0.25.
  public class func animationDuration() -> TimeInterval { levels.last?.duration ?? 0.25 }

  /// Sets whether the current transaction disables implicit animations.
  ///
  /// It has no effect outside of a transaction.
  public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Returns whether the current transaction disables implicit animations.
  public class func disableActions() -> Bool { levels.last?.disablesActions ?? false }

  /// Sets the block that is called when the current transaction is committed.
  ///
  /// Outside of a transaction the block is called immediately.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    guard !levels.isEmpty else {
      block?()
      return
    }
    change { $0.completion = block }
  }

  /// Sets the pace of animations, which doesn't affect their end.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Returns the pace of animations, which is never set.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { nil }

  /// Has no effect, because changes are made immediately.
  public class func flush() {}

  /// Sets a value of the transaction, which has no effect.
  public class func setValue(_ value: Any?, forKey key: String) {}
}
