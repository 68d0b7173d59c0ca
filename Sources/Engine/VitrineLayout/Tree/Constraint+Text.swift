import VitrineGraphics
import VitrineSolver

extension ViewTree {
  /// Returns a constraint as text, such as `title.leading = icon.trailing + 8 @750`.
  public func text(of constraint: Constraint) -> String {
    text(of: constraint, naming: name)
  }

  /// Returns a constraint as text with the given names of its items.
  package func text(of constraint: Constraint, naming: (LayoutItem) -> String) -> String {
    func name(_ anchor: Anchor) -> String {
      "\(naming(anchor.item)).\(anchor.attribute.rawValue)"
    }
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

  private func name(_ item: LayoutItem) -> String {
    switch item {
    case .view(let view): self[view].userLabel ?? self[view].name
    case .guide(let guide): self[guide].name
    }
  }

  private func number(_ value: Double) -> String {
    PixelGrid.floor(value) == value && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
