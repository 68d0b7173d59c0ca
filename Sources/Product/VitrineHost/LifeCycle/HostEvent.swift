import VitrineGraphics
public import VitrineImport

/// An event between a host and its widgets.
public enum HostEvent: Hashable, Sendable, CustomStringConvertible {
  /// The first value of a case is the widget's name.
  case appeared, disappeared
  case loaded(String)
  case failedToLoad(String, reason: String)
  case showsSnapshot(String)
  case askedForUpdate(String)
  case updated(String, NCUpdateResult)
  case keptSnapshot(String, WidgetSnapshot.Key)
  case couldNotKeepSnapshot(String, reason: String)
  case removedDamagedSnapshot(String, path: String)
  case changedMode(String, DisplayMode)
  case askedForNoHeight(String, height: String)
  case beganEditing(String)
  case endedEditing(String)
  case tapped(String, view: String)
  case opened(String, url: String)
  case refused(String, url: String)
  case hid(String)
  case showed(String)

  /// The event as a line of a session's transcript.
  public var description: String {
    switch self {
    case .appeared: "the Today view appears"
    case .disappeared: "the Today view disappears"
    case .loaded(let widget): "\(widget): loaded"
    case .failedToLoad(let widget, let reason): "\(widget): could not be loaded: \(reason)"
    case .showsSnapshot(let widget): "\(widget): its snapshot is shown"
    case .askedForUpdate(let widget): "\(widget): asked for an update"
    case .updated(let widget, let result): "\(widget): \(result.rawValue)"
    case .keptSnapshot(let widget, let key):
      "\(widget): snapshot kept, \(Int(key.width)) wide, \(key.textSize.rawValue), \(key.mode.rawValue)"
    case .couldNotKeepSnapshot(let widget, let reason):
      "\(widget): the snapshot could not be kept: \(reason)"
    case .removedDamagedSnapshot(let widget, let path):
      "\(widget): the snapshot is damaged and was removed: \(path)"
    case .changedMode(let widget, let mode): "\(widget): \(mode.rawValue)"
    case .askedForNoHeight(let widget, let height):
      "\(widget): asks for an invalid height of \(height): expected 0 to 10000 points"
    case .beganEditing(let widget): "\(widget): edited"
    case .endedEditing(let widget): "\(widget): done with editing"
    case .tapped(let widget, let view): "\(widget): '\(view)' is tapped"
    case .opened(let widget, let url): "\(widget): opens \(url)"
    case .refused(let widget, let url): "\(widget): may not open \(url), which is another app's"
    case .hid(let widget): "\(widget): hidden, it has no content"
    case .showed(let widget): "\(widget): shown again"
    }
  }
}
