import VitrineGraphics
import VitrineLayout

extension Rule {
  static let smallTarget = Rule(
    "small-target", .warning, .adaptivity,
    title: "what can be tapped is at least 44 points wide and high",
    why: "a fingertip covers about 44 points; smaller targets are missed, or hit their neighbour",
    each: { look in
      look.shown.compactMap { id in
        guard case .button(let button) = look[id].kind, look.isPlain,
          !look.overflowsCompact,
          // The standard round signs are larger to the touch than they look.
          button.role == .custom || button.role == .system, button.state != .disabled
        else { return nil }
        let size = look.frame(id).size
        let least = look.thresholds.target
        guard min(size.width, size.height) < least - 0.25 else { return nil }
        return look.finding(
          id,
          "\(look.name(id)) is \(points(size.width)) × \(points(size.height)) points, "
            + "less than \(points(least)) × \(points(least))",
          mend: size.height < least
            ? "make it \(points(least)) points high; a picture inside can stay small"
            : "make it \(points(least)) points wide; a picture inside can stay small",
          weight: least - min(size.width, size.height))
      }
    })
}
