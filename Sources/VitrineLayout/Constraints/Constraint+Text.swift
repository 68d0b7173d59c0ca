import VitrineGraphics
import VitrineSolver

extension ViewTree {
  /// A constraint as people write it: `title.leading = icon.trailing + 8 @750`.
  public func text(of constraint: Constraint) -> String {
    var text = "\(name(constraint.first)) \(constraint.relation.rawValue) "
    let constant = constraint.constant
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) * " }
      text += name(second)
      if constant != 0 {
        text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
      }
    } else {
      text += number(constant)
    }
    if !constraint.priority.isRequired { text += " @\(number(constraint.priority.value))" }
    return text
  }

  private func name(_ anchor: Anchor) -> String {
    let item =
      switch anchor.item {
      case .view(let view): self[view].userLabel ?? self[view].name
      case .guide(let guide): self[guide].name
      }
    return "\(item).\(anchor.attribute.rawValue)"
  }

  private func number(_ value: Double) -> String {
    PixelGrid.floor(value) == value && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
