import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports text in a custom font, once for each view.
  ///
  /// The fonts in which the system shows other scripts are system fonts, so naming one isn't
  /// reported.
  static let customFont = Rule(
    "custom-font", .warning, .widgets,
    title: "text uses the system font",
    why: "widgets of many apps are stacked, and one font makes them read as one list",
    each: { scene in
      scene.shown.compactMap { id in
        guard let text = scene[id].attributedText else { return nil }
        for run in text.runs {
          guard case .named(let name) = run.attributes.font.family,
            !systemNames.contains(where: name.hasPrefix), !run.text.isEmpty,
            // Helvetica Neue is the system font up to iOS 8.
            !(scene.variant.system.version <= 8 && name.hasPrefix("HelveticaNeue"))
          else { continue }
          return scene.finding(
            id, "\(scene.name(id)) is set in \(name)",
            remedy: "use the system font, preferably a text style", key: "font")
        }
        return nil
      }
    })

  /// The prefixes of the names for the system font and for the system's Chinese, Japanese, Korean,
  /// Thai and Arabic fonts.
  private static let systemNames = [
    ".", "SFUI", "SFPro", "SF Pro", "SFCompact", "SystemFont", "PingFang", "HiraginoSans",
    "HiraKakuProN", "AppleSDGothicNeo", "Thonburi", "GeezaPro",
  ]
}
