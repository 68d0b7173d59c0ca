import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports buttons with a side shorter than the guidelines' 44 points.
  static let smallTarget = Rule(
    "small-target", .warning, .adaptivity,
    title: "tap targets are at least 44 points wide and high",
    why: "a fingertip covers about 44 points; smaller targets are easily missed",
    scope: .all, onMac: false,
    each: { scene in
      scene.smallTapTargets
        + scene.shown.compactMap { id in
          guard case .button(let button) = scene[id].kind, scene.isPlain,
            !scene.overflowsCompact,
            // The system's round buttons have a larger tap area than their image.
            button.role == .custom || button.role == .system, button.state != .disabled
          else { return nil }
          let size = scene.frame(id).size
          let least = scene.thresholds.target
          guard min(size.width, size.height) < least - 0.25 else { return nil }
          return scene.finding(
            id,
            "\(scene.name(id)) is \(points(size.width)) × \(points(size.height)) points, "
              + "less than \(points(least)) × \(points(least))",
            remedy: size.height < least
              ? "make it \(points(least)) points high; an image inside can stay small"
              : "make it \(points(least)) points wide; an image inside can stay small",
            weight: least - min(size.width, size.height))
        }
    })
}

extension LintScene {
  /// Returns findings about links and buttons of SwiftUI.
  ///
  /// A small widget and an accessory are one target, so the size of a link in them doesn't matter.
  fileprivate var smallTapTargets: [Finding] {
    guard isPlain, variant.family?.isAccessory != true else { return [] }
    return tapTargets.compactMap { target in
      let (size, least) = (target.frame.size, thresholds.target)
      // A target without height or width is hidden.
      guard target.kind == .button || variant.family != .small, min(size.width, size.height) >= 1,
        min(size.width, size.height) < least - 0.25
      else { return nil }
      return finding(
        target,
        "\(name(target)) is \(points(size.width)) × \(points(size.height)) points, "
          + "less than \(points(least)) × \(points(least))",
        remedy: "give its label a frame of at least \(points(least)) points",
        weight: least - min(size.width, size.height))
    }
  }
}
