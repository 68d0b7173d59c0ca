/// The margin insets that the code returns for the insets that the host proposes.
package struct CodeMargins: Hashable, Sendable {
  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, left, bottom, right
  }

  /// The distance of an edge: a number, and in addition a proposed distance if it has one.
  package struct Distance: Hashable, Sendable {
    package var proposed: Edge?
    package var points: Double

    package init(proposed: Edge?, points: Double) {
      self.proposed = proposed
      self.points = points
    }

    package static let zero = Distance(proposed: nil, points: 0)
  }

  package var top = Distance(proposed: .top, points: 0)
  package var left = Distance(proposed: .left, points: 0)
  package var bottom = Distance(proposed: .bottom, points: 0)
  package var right = Distance(proposed: .right, points: 0)

  package init() {}

  package init(top: Distance, left: Distance, bottom: Distance, right: Distance) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The insets that the host proposes.
  static let proposed = CodeMargins()
  static let zero = CodeMargins(top: .zero, left: .zero, bottom: .zero, right: .zero)

  subscript(edge: Edge) -> Distance {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}
