import VitrineGraphics
import VitrineLayout

extension Rule {
  static let fixedWidth = Rule(
    "fixed-width", .warning, .adaptivity,
    title: "wide views follow the card's width",
    why: "cards are 304 points wide on the smallest phone and 540 on an iPad",
    each: { look in
      var findings: [Finding] = []
      for constraint in look.tree.constraints {
        guard case .view(let id) = constraint.first.item, constraint.first.attribute == .width,
          let width = constraint.fixedLength, width >= least, look.isShown[id.index],
          look.isStretchable(id)
        else { continue }
        var finding = look.finding(
          id, message(look.name(id), width), mend: mend, key: "width", weight: width)
        if look.source.isInterface { finding.place = constraint.location ?? finding.place }
        findings.append(finding)
      }
      for id in look.shown {
        let view = look[id]
        guard view.translatesAutoresizingMask, let width = view.frame?.width, width >= least,
          !view.autoresizingMask.contains(.flexibleWidth), view.parent == ViewTree.root,
          look.isStretchable(id)
        else { continue }
        findings.append(
          look.finding(id, message(look.name(id), width), mend: mend, weight: width))
      }
      return findings
    })

  /// Two thirds of the narrowest card.
  private static let least = 200.0

  private static let mend =
    "constrain its leading and trailing edges to what is beside it, or give the width a lower "
    + "priority"

  private static func message(_ name: String, _ width: Double) -> String {
    "\(name) is always \(points(width)) points wide, two thirds of the narrowest card"
  }
}

extension Look {
  /// Pictures and charts have sizes of their own.
  fileprivate func isStretchable(_ id: ViewID) -> Bool {
    switch tree[id].kind {
    case .image, .chart, .gradient, .placeholder, .tableCell, .collectionCell: false
    default: id != ViewTree.root
    }
  }
}
