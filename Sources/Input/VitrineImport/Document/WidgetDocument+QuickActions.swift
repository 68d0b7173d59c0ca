import VitrineBase
import VitrineGraphics

extension WidgetDocument {
  private static let signs: [(String, QuickAction.Icon)] = [
    ("add", .add), ("search", .search), ("play", .play), ("time", .time),
  ]

  static func quickActions(_ keys: KeyedObject<DocumentKeys>) throws(InputError) -> [QuickAction] {
    var actions: [QuickAction] = []
    for value in try keys.actions ?? [] {
      let entry = try KeyedObject<QuickActionKeys>(value, "a quick action")
      var action = QuickAction(
        title: try entry.required(\.title), subtitle: try entry.subtitle)
      if let name = try entry.icon {
        action.icon = signs.first { $0.0 == name }?.1 ?? .image(name)
      }
      actions.append(action)
    }
    guard actions.count <= 4 else {
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "the app has \(actions.count) quick actions; the system shows 4",
          at: keys.place(of: \.actions)))
    }
    return actions
  }

  /// The zero-based index of the widget that the app's quick actions show, by default the first.
  public var quickActionsWidget: Int { widgets.firstIndex { $0.isForQuickActions } ?? 0 }

  /// Returns the app's quick actions in a language.
  public func quickActions(_ language: String) -> [QuickAction] {
    actions.map { action in
      var action = action
      action.title = localized(action.title, language)
      action.subtitle = action.subtitle.map { localized($0, language) }
      return action
    }
  }
}
