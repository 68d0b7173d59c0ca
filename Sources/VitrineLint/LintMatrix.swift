public import Vitrine
import VitrineGraphics
import VitrineImport

/// The variants that a widget is looked at in unless others are named.
///
/// A star, not a grid: around the plain variant of each mode one thing changes at a time, so that
/// what a finding is due to can be told.
public enum LintMatrix {
  public static func standard(for widget: Widget) -> [Variant] {
    let modes: [DisplayMode] = widget.largestMode == .expanded ? [.compact, .expanded] : [.compact]
    return modes.flatMap { mode in
      var plain = Variant()
      plain.mode = mode
      return [plain]
        + changes(widget).map { change in
          var variant = plain
          change(&variant)
          return variant
        }
    }
  }

  private static func changes(_ widget: Widget) -> [(inout Variant) -> Void] {
    var changes: [(inout Variant) -> Void] = []
    for name in ["iphone-se", "iphone-x", "ipad-9.7"] {
      guard let device = Device.named(name) else { continue }
      changes.append { $0.device = device }
    }
    for size in [ContentSizeCategory.xs, .xxxl] { changes.append { $0.textSize = size } }
    changes.append { $0.direction = .rtl }
    changes.append { $0.locale = "pseudo" }
    for language in widget.languages { changes.append { $0.locale = language } }
    for wallpaper in ["light", "dark", "busy"] {
      changes.append { $0.wallpaper = .named(wallpaper) }
    }
    changes.append { $0.reducesTransparency = true }
    return changes
  }
}

extension Widget {
  /// The languages that the widget has texts in, its own apart.
  var languages: [String] {
    switch source {
    case .document(let document, _): document.strings.map(\.language)
    case .interface(_, _, let found): found.languages
    }
  }
}
