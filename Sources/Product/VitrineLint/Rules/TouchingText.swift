import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports two texts on the same line without a space between them.
  ///
  /// A sign or a unit beside a number belongs to it, so that short texts may touch.
  static let touchingText = Rule(
    "touching-text", .warning, .adaptivity,
    title: "texts beside each other have a space between them",
    why: "two texts that touch read as one",
    scope: .all,
    each: { scene in
      guard scene.isPlain, !scene.overflowsCompact else { return [] }
      let texts = scene.texts.filter {
        scene.isShown[$0.view.index] && !scene.isStandIn($0.view) && $0.string.count > 2
      }
      return texts.indices.flatMap { index in
        texts[..<index].compactMap { scene.contact(of: texts[index], with: $0) }
      }
    })
}

extension LintScene {
  /// Returns the finding about two texts whose lines are closer than the smallest gap.
  ///
  /// `overlapping-text` reports overlapping texts.
  fileprivate func contact(of text: DrawnText, with other: DrawnText) -> Finding? {
    guard text.view != other.view else { return nil }
    for line in text.lines {
      for beside in other.lines {
        let left = line.box.minX < beside.box.minX ? line.box : beside.box
        let right = line.box.minX < beside.box.minX ? beside.box : line.box
        let gap = right.minX - left.maxX
        let common = min(left.maxY, right.maxY) - max(left.minY, right.minY)
        guard gap >= -1, gap < thresholds.gap,
          common > min(left.height, right.height) / 2
        else { continue }
        return finding(
          text.view,
          "\(name(text.view)) touches \(name(other.view)): \(points(max(0, gap))) points between them",
          remedy: "add a space between the two", box: line.box.union(beside.box), weight: -gap,
          dedupKey: "\(other.view.index)")
      }
    }
    return nil
  }
}
