import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineImport

extension Rule {
  /// Reports a title wider than the space beside the header's button, in each language.
  ///
  /// Both widths are measured by the header's layout, on every device of the run.
  static let longTitle = Rule(
    "long-title", .warning, .widgets,
    title: "the title fits beside the header's button",
    why: "a longer title is truncated, and the end is what distinguishes an app's widgets",
    check: { subject in
      subject.scenes.filter { $0.isPlain && $0.inspection.titleRoom > 0 }.compactMap { scene in
        let excess = scene.inspection.titleWidth - scene.inspection.titleRoom
        guard excess > 0.5 else { return nil }
        return scene.finding(
          "the title “\(scene.inspection.scene.header.title)” is \(points(excess)) points too long "
            + "for the header on \(scene.variant.device.name)",
          remedy: "shorten the name", key: "name", weight: excess)
      }
    })
}
