import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports wide views with the same width on every device.
  ///
  /// A width is fixed by a required constraint or by a frame that doesn't stretch.
  static let fixedWidth = Rule(
    "fixed-width", .warning, .adaptivity,
    title: "wide views follow the card's width",
    why: "the width of a card ranges from 304 points on the smallest phone to 540 on an iPad",
    each: { scene in
      var findings: [Finding] = []
      for constraint in scene.tree.constraints {
        guard case .view(let id) = constraint.first.item, constraint.first.attribute == .width,
          let width = constraint.fixedLength, width >= least, scene.isShown[id.index],
          scene.isStretchable(id)
        else { continue }
        var finding = scene.finding(
          id, message(scene.name(id), width), remedy: remedy, key: "width", weight: width)
        // In an Interface Builder file the constraint has a separate line.
        if scene.source.isInterface { finding.place = constraint.location ?? finding.place }
        findings.append(finding)
      }
      for id in scene.shown {
        let view = scene[id]
        guard view.translatesAutoresizingMask, let width = view.frame?.width, width >= least,
          !view.autoresizingMask.contains(.flexibleWidth), view.parent == ViewTree.root,
          scene.isStretchable(id)
        else { continue }
        findings.append(
          scene.finding(id, message(scene.name(id), width), remedy: remedy, weight: width))
      }
      return findings
    })

  /// The smallest fixed width that is reported: two thirds of the narrowest card.
  private static let least = 200.0

  private static let remedy =
    "constrain its leading and trailing edges to the views beside it, or give the width a lower "
    + "priority"

  private static func message(_ name: String, _ width: Double) -> String {
    "\(name) has a fixed width of \(points(width)) points, more than two thirds of the narrowest card"
  }
}

extension LintScene {
  /// Returns whether the view is expected to follow the card's width.
  ///
  /// Images and charts aren't.
  fileprivate func isStretchable(_ id: ViewID) -> Bool {
    switch tree[id].kind {
    case .image, .chart, .gradient, .placeholder, .tableCell, .collectionCell: false
    default: id != ViewTree.root
    }
  }
}
