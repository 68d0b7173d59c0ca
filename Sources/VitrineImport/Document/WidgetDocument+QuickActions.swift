import VitrineBase
import VitrineGraphics

extension WidgetDocument {
  private static let signs: [(String, QuickAction.Icon)] = [
    ("add", .add), ("search", .search), ("play", .play), ("time", .time),
  ]

  static func quickActions(_ object: JSONObject) throws(InputError) -> [QuickAction] {
    var actions: [QuickAction] = []
    for value in try object.array("actions") ?? [] {
      let entry = try JSONObject(value, "a quick action")
      try entry.allowOnly(["title", "subtitle", "icon"])
      guard let title = try entry.string("title") else {
        throw InputError(
          Diagnostic(
            .error, "missing-key", "a quick action has no 'title'", at: entry.location))
      }
      var action = QuickAction(title: title, subtitle: try entry.string("subtitle"))
      if let name = try entry.string("icon") {
        action.icon = signs.first { $0.0 == name }?.1 ?? .image(name)
      }
      actions.append(action)
    }
    guard actions.count <= 4 else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "the app has \(actions.count) quick actions; the system shows 4",
          at: object["actions"]?.location))
    }
    return actions
  }

  /// The widget that the app's quick actions show, from 0: the first unless one says so.
  public var quickActionsWidget: Int { widgets.firstIndex { $0.isForQuickActions } ?? 0 }

  /// The app's quick actions in a language.
  public func quickActions(_ language: String) -> [QuickAction] {
    actions.map { action in
      var action = action
      action.title = localized(action.title, language)
      action.subtitle = action.subtitle.map { localized($0, language) }
      return action
    }
  }
}
