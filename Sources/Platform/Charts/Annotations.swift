public import SwiftUI

/// The position of an annotation.
public struct AnnotationPosition: Hashable, Sendable {
  /// The side of the mark: -1 before, 1 after, 0 on it.
  let across: Int
  /// The side of the mark: -1 above, 1 below, 0 on it.
  let down: Int
  /// A Boolean value that indicates whether the chart chooses.
  let isAutomatic: Bool

  private init(_ across: Int, _ down: Int, isAutomatic: Bool = false) {
    self.across = across
    self.down = down
    self.isAutomatic = isAutomatic
  }

  /// The chart's choice: above the mark.
  public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
  /// Above the mark.
  public static let top = AnnotationPosition(0, -1)
  /// Below the mark.
  public static let bottom = AnnotationPosition(0, 1)
  /// On the mark.
  public static let overlay = AnnotationPosition(0, 0)
  /// Before the mark.
  public static let leading = AnnotationPosition(-1, 0)
  /// After the mark.
  public static let trailing = AnnotationPosition(1, 0)
  /// Above and before the mark.
  public static let topLeading = AnnotationPosition(-1, -1)
  /// Above and after the mark.
  public static let topTrailing = AnnotationPosition(1, -1)
  /// Below and before the mark.
  public static let bottomLeading = AnnotationPosition(-1, 1)
  /// Below and after the mark.
  public static let bottomTrailing = AnnotationPosition(1, 1)
}

/// The treatment of an annotation beyond its chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The treatment on one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, disabled, fit, padScale }

    let kind: Kind

    /// The chart's choice: the annotation stays at its mark.
    public static let automatic = Strategy(kind: .automatic)
    /// The annotation stays at its mark.
    public static let disabled = Strategy(kind: .disabled)
    /// The annotation moves into the chart.
    public static let fit = Strategy(kind: .fit)
    /// The scale gets more room, unseen in pictures.
    public static let padScale = Strategy(kind: .padScale)
    /// Returns a treatment: the annotation moves into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { fit }

    var isFitting: Bool { kind == .fit }
  }

  /// The room for a moved annotation: always the chart.
  public struct Boundary: Hashable, Sendable {
    private let name: String

    /// The chart's choice.
    public static let automatic = Boundary(name: "automatic")
    /// The whole chart.
    public static let chart = Boundary(name: "chart")
    /// The plot.
    public static let plot = Boundary(name: "plot")
  }

  let x: Strategy
  let y: Strategy

  /// Creates a treatment.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// The chart's choice.
  public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
  /// Returns the marks with an annotation.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> _ChartMarks {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
      content: content)
  }

  /// Returns the marks with an annotation.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> _ChartMarks {
    let view = ChartView(
      view: AnyView(content()),
      place: .annotation(
        position, alignment, spacing ?? ChartView.spacing, overflowResolution))
    let isPadded = [overflowResolution.x, overflowResolution.y].contains(.padScale)
    return changed {
      $0.views.append(view)
      if isPadded { $0.undrawn.append("the room for an annotation") }
    }
  }

  /// Returns the marks with a view at each point.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> _ChartMarks {
    let view = ChartView(view: AnyView(symbol()), place: .symbol)
    return changed {
      $0.views.append(view)
      $0.hasOwnSymbol = true
    }
  }
}
