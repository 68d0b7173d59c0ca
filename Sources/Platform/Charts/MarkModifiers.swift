public import SwiftUI

/// A shape of points.
public protocol ChartSymbolShape {}

/// A known shape of points.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Form: Hashable, Sendable { case circle, square, triangle, diamond, cross, plus }

  let form: Form
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: Self { Self(form: .circle) }
  /// A square.
  public static var square: Self { Self(form: .square) }
  /// A triangle.
  public static var triangle: Self { Self(form: .triangle) }
  /// A diamond.
  public static var diamond: Self { Self(form: .diamond) }
  /// A cross.
  public static var cross: Self { Self(form: .cross) }
  /// A plus sign.
  public static var plus: Self { Self(form: .plus) }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}

/// Modifiers of marks.
extension ChartContent {
  /// Returns the marks with a change.
  func changed(_ change: (inout ChartMark) -> Void) -> _ChartMarks {
    var all = _marks
    for index in all.marks.indices { change(&all.marks[index]) }
    return all
  }

  private func undrawn(_ name: String) -> _ChartMarks { changed { $0.undrawn.append(name) } }

  /// Returns the marks in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ChartMarks {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  /// Returns the marks in a style by a value.
  public func foregroundStyle<D>(by value: PlottableValue<D>) -> _ChartMarks {
    changed { $0.styleKey = $0.styleKey ?? value.position }
  }
  /// Returns the marks with lines in a style.
  public func lineStyle(_ style: StrokeStyle) -> _ChartMarks {
    changed { $0.line = $0.line ?? style }
  }
  /// Returns the marks with points in a shape.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> _ChartMarks {
    let known =
      symbol as? BasicChartSymbolShape
      ?? (symbol is Rectangle ? BasicChartSymbolShape(form: .square) : .circle)
    return changed { $0.symbol = $0.symbol ?? known }
  }
  /// Returns the marks with points by a value.
  public func symbol<D>(by value: PlottableValue<D>) -> _ChartMarks {
    changed {
      $0.symbol = $0.symbol ?? .circle
      $0.symbolKey = $0.symbolKey ?? value.position
    }
  }
  /// Returns the marks with points of a size.
  public func symbolSize(_ area: CGFloat) -> _ChartMarks {
    changed { $0.symbolArea = $0.symbolArea ?? area }
  }
  /// Returns the marks with points of a size.
  public func symbolSize(_ size: CGSize) -> _ChartMarks {
    changed { $0.symbolArea = $0.symbolArea ?? size.width * size.height }
  }
  /// Returns the marks with a curve.
  public func interpolationMethod(_ method: InterpolationMethod) -> _ChartMarks {
    changed { $0.interpolation = $0.interpolation ?? method }
  }
  /// Returns the marks with an opacity.
  public func opacity(_ opacity: Double) -> _ChartMarks { changed { $0.opacity *= opacity } }
  /// Returns the marks with round corners.
  public func cornerRadius(_ radius: CGFloat) -> _ChartMarks {
    changed { $0.cornerRadius = $0.cornerRadius ?? radius }
  }
  /// Returns the marks with round corners.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle) -> _ChartMarks {
    cornerRadius(radius)
  }
  /// Returns the marks at positions by a value.
  public func position<D>(by value: PlottableValue<D>) -> _ChartMarks {
    undrawn("the position of marks by a value")
  }
  /// Returns the marks at a distance.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChartMarks {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  /// Returns the marks at a depth.
  public func zIndex(_ value: Double) -> _ChartMarks { changed { $0.depth += value } }
  /// Returns the marks with a shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> _ChartMarks { undrawn("the shadow of marks") }
  /// Returns the marks with a blur.
  public func blur(radius: CGFloat) -> _ChartMarks { undrawn("the blur of marks") }
  /// Returns the marks with a label for accessibility.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _ChartMarks { _marks }
  /// Returns the marks with a value for accessibility.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> _ChartMarks { _marks }
  /// Returns the marks, which accessibility can ignore.
  public func accessibilityHidden(_ hidden: Bool) -> _ChartMarks { _marks }
  /// Returns the marks inside of a shape.
  public func clipShape<S: Shape>(_ shape: S) -> _ChartMarks { undrawn("the clip of marks") }
}
