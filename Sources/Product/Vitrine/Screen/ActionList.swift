package import VitrineImport

/// The list of an app's quick actions (docs/PLATFORM.md, "Chrome").
///
/// From iOS 13 on it is a context menu, which has rows of the system too.
package struct ActionList {
  /// A row of the list.
  package struct Row: Hashable, Sendable {
    package var title: String
    package var subtitle: String?
    package var sign: Sign
    package var height: Double
  }

  /// The sign of a row.
  package enum Sign: Hashable, Sendable {
    /// The icon of an app's action.
    case action(QuickAction.Icon)
    /// A box with an arrow that points up.
    case share
    /// A phone with a grid of icons.
    case editHome
  }

  /// The distance between the list and the app's icon.
  package static let gap = 12.0

  /// The rows from the top.
  ///
  /// The first action is nearest to the icon, which is below the list. The system's rows are between
  /// them.
  let rows: [Row]
  let width: Double

  var height: Double { rows.reduce(0) { $0 + $1.height } }

  init(_ actions: [QuickAction], _ variant: Variant) {
    let isMenu = Self.isMenu(variant)
    var rows: [Row] = actions.reversed().map { action in
      Row(
        title: action.title, subtitle: action.subtitle, sign: .action(action.icon),
        height: isMenu ? action.subtitle == nil ? 44 : 60 : 62)
    }
    if isMenu {
      let words = SystemWords(variant.locale)
      rows.append(Row(title: words.shareApp, subtitle: nil, sign: .share, height: 44))
      rows.append(Row(title: words.editHomeScreen, subtitle: nil, sign: .editHome, height: 44))
    }
    self.rows = rows
    width = isMenu ? 250 : 248
  }

  /// Returns whether the list is a context menu.
  static func isMenu(_ variant: Variant) -> Bool { variant.system.version >= 13 }
}
