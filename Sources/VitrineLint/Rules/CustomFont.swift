import VitrineGraphics
import VitrineLayout

extension Rule {
  static let customFont = Rule(
    "custom-font", .warning, .widgets,
    title: "text is in the system font",
    why: "widgets of many apps lie one below the other, and read as one list in one font",
    each: { look in
      look.shown.compactMap { id in
        guard let text = look[id].attributedText else { return nil }
        for run in text.runs {
          guard case .named(let name) = run.attributes.font.family,
            !systemNames.contains(where: name.hasPrefix), !run.text.isEmpty
          else { continue }
          return look.finding(
            id, "\(look.name(id)) is set in \(name)",
            mend: "use the system font, best a text style", key: "font")
        }
        return nil
      }
    })

  /// How files call the system font by name, and its forms before and beside it.
  private static let systemNames = [".", "SFUI", "SFPro", "SF Pro", "SFCompact", "SystemFont"]
}
