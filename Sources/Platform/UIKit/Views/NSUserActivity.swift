public import Foundation

/// An activity that could be continued on another device.
open class NSUserActivity: NSObject {
  /// The kind of the task.
  public let activityType: String
  /// The title.
  open var title: String?
  /// The data of the task.
  open var userInfo: [AnyHashable: Any]?
  /// The page of the task.
  open var webpageURL: URL?
  /// A Boolean value that indicates whether the task is found by searches.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether the task is continued on other devices.
  open var isEligibleForHandoff = true

  /// Creates a task.
  public init(activityType: String) { self.activityType = activityType }

  /// Makes the task the current one, which has no effect.
  open func becomeCurrent() {}
  /// Ends the task.
  open func resignCurrent() {}
  /// Discards the task.
  open func invalidate() {}
}

/// A list of changes that can be undone, which is empty.
open class UndoManager: NSObject {
  /// A Boolean value that indicates whether there is a change to undo.
  open var canUndo: Bool { false }
  /// A Boolean value that indicates whether there is a change to make again.
  open var canRedo: Bool { false }

  /// Undoes a change, of which there are none.
  open func undo() {}
  /// Makes a change again, of which there are none.
  open func redo() {}
}
