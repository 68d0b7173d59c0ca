public import Vitrine
public import VitrineBase
import VitrineGraphics
import VitrineImport

/// The default variants that a widget is checked in.
///
/// Each variant differs from the plain variant of its mode on one axis only, so that a finding
/// identifies its axis.
public enum LintMatrix {
  /// Returns each mode of the widget, plain and with one change at a time.
  ///
  /// All combinations would be thousands of pictures and would find few additional problems.
  public static func standard(for widget: Widget, from files: Files = .disk) -> [Variant] {
    let modes: [DisplayMode] = widget.largestMode == .expanded ? [.compact, .expanded] : [.compact]
    guard widget.defaultVariant.host != .macos else { return macVariants(of: widget, files) }
    guard widget.defaultVariant.host != .home else { return homeVariants(of: widget, files) }
    return modes.flatMap { mode in
      var plain = widget.defaultVariant
      plain.mode = mode
      return [plain]
        + changes(widget, files).map { change in
          var variant = plain
          change(&variant)
          return variant
        }
    }
  }

  /// Returns the variants of an extension of WidgetKit: each family of each of its widgets, plain and
  /// with one change at a time.
  ///
  /// The families are those that the code offers on the device, which is also changed.
  private static func homeVariants(of widget: Widget, _ files: Files) -> [Variant] {
    let plain = widget.defaultVariant
    guard let gallery = try? widget.codeRun?.program?.gallery?(files) else { return [plain] }
    return gallery.widgets.flatMap { entry in
      entry.families.filter { $0.size(on: plain.device) != nil }.flatMap { family in
        var start = plain
        (start.kind, start.family) = (entry.kind, family)
        return [start]
          + homeChanges(widget, files).compactMap { change in
            var variant = start
            change(&variant)
            return variant.problem == nil && showsColors(of: variant) ? variant : nil
          }
      }
    }
  }

  /// Returns whether phones show the colors of a variant: the accented mode exists on the home screen
  /// from iOS 18 on.
  private static func showsColors(of variant: Variant) -> Bool {
    guard variant.rendering == .accented else { return true }
    return variant.system.version >= 18 && variant.family?.isAccessory != true
  }

  /// Returns the changes of a widget on the home screen.
  ///
  /// Longer text isn't among them: the widget's process places the views by the texts of its code,
  /// before a pseudo-translation.
  private static func homeChanges(_ widget: Widget, _ files: Files) -> [(inout Variant) -> Void] {
    var changes: [(inout Variant) -> Void] = [
      { $0.appearance = .dark }, { $0.rendering = .accented }, { $0.textSize = .xxxl },
      { $0.direction = .rtl },
    ]
    // From iOS 16 on the smallest phone has the screen of an iPhone 7.
    let small = widget.defaultVariant.system.version >= 16 ? "iphone-7" : "iphone-se"
    for name in [small, "iphone-12-pro-max"] {
      guard let device = Device.named(name) else { continue }
      changes.append { $0.device = device }
    }
    for language in widget.languages(from: files) { changes.append { $0.locale = language } }
    return changes
  }

  /// Returns the variants of a Mac widget, which differ only in language and wallpaper.
  ///
  /// A Mac has one width and one text size.
  private static func macVariants(of widget: Widget, _ files: Files) -> [Variant] {
    let plain = widget.defaultVariant
    var variants = [plain]
    for locale in ["pseudo"] + widget.languages(from: files) {
      var variant = plain
      variant.locale = locale
      variants.append(variant)
    }
    for wallpaper in ["light", "dark", "busy"] {
      var variant = plain
      variant.wallpaper = .named(wallpaper)
      variants.append(variant)
    }
    return variants
  }

  /// Returns the changes: a small and a large phone, an iPad, small and large text, right-to-left
  /// layout, longer text, each language, each wallpaper, and reduced transparency.
  private static func changes(_ widget: Widget, _ files: Files) -> [(inout Variant) -> Void] {
    var changes: [(inout Variant) -> Void] = []
    // iOS 8 and 9 don't run on phones without a home button.
    let large = widget.defaultVariant.system.presentation == .card ? "iphone-x" : "iphone-7-plus"
    for name in ["iphone-se", large, "ipad-9.7"] {
      guard let device = Device.named(name) else { continue }
      changes.append { $0.device = device }
    }
    for size in [ContentSizeCategory.xs, .xxxl] { changes.append { $0.textSize = size } }
    changes.append { $0.direction = .rtl }
    changes.append { $0.locale = "pseudo" }
    for language in widget.languages(from: files) { changes.append { $0.locale = language } }
    for wallpaper in ["light", "dark", "busy"] {
      changes.append { $0.wallpaper = .named(wallpaper) }
    }
    changes.append { $0.reducesTransparency = true }
    return changes
  }
}
