import Foundation

/// A list of changes that can be undone; it is empty.
open class UndoManager: NSObject {
  /// A Boolean value that indicates whether there is a change to undo.
  open var canUndo: Bool { false }
  /// A Boolean value that indicates whether there is a change to make again.
  open var canRedo: Bool { false }

  /// Undoes a change, always empty.
  open func undo() {}
  /// Makes a change again, always empty.
  open func redo() {}
}
