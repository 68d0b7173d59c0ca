import Vitrine
import VitrineGraphics
import VitrineImport

extension Rule {
  static let longTitle = Rule(
    "long-title", .warning, .widgets,
    title: "the title fits beside the header's button",
    why: "a longer title ends in an ellipsis, and the end is what tells widgets of one app apart",
    check: { subject in
      subject.looks.filter { $0.isPlain && $0.inspection.titleRoom > 0 }.compactMap { look in
        let excess = look.inspection.titleWidth - look.inspection.titleRoom
        guard excess > 0.5 else { return nil }
        return look.finding(
          "the title “\(look.inspection.scene.header.title)” is \(points(excess)) points too long "
            + "for the header on \(look.variant.device.name)",
          mend: "shorten the name", key: "name", weight: excess)
      }
    })
}
