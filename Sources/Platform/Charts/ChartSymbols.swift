import SwiftUI

extension BasicChartSymbolShape {
  /// The forms of values in their order.
  static let forms: [Form] = [.circle, .square, .triangle, .diamond, .plus, .cross]

  /// Returns the outline of the symbol in a square.
  func path(in box: CGRect) -> Path {
    var path = Path()
    switch form {
    case .circle: path.addEllipse(in: box)
    case .square: path.addRect(box)
    case .triangle:
      path.addLines([
        CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
        CGPoint(x: box.minX, y: box.maxY),
      ])
      path.closeSubpath()
    case .diamond:
      path.addLines([
        CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.maxX, y: box.midY),
        CGPoint(x: box.midX, y: box.maxY), CGPoint(x: box.minX, y: box.midY),
      ])
      path.closeSubpath()
    case .plus:
      path.addRect(CGRect(x: box.midX - 1, y: box.minY, width: 2, height: box.height))
      path.addRect(CGRect(x: box.minX, y: box.midY - 1, width: box.width, height: 2))
    case .cross:
      let turn = CGAffineTransform(translationX: box.midX, y: box.midY)
        .rotated(by: Angle.degrees(45).radians).translatedBy(x: -box.midX, y: -box.midY)
      return BasicChartSymbolShape(form: .plus).path(in: box).applying(turn)
    }
    return path
  }
}

extension ChartPlan {
  /// Returns the symbol of a mark: its own, or that of its value.
  func symbol(of mark: ChartMark) -> BasicChartSymbolShape {
    guard let key = mark.symbolKey, let index = symbols.firstIndex(of: key) else {
      return mark.symbol ?? .circle
    }
    let forms = BasicChartSymbolShape.forms
    return BasicChartSymbolShape(form: forms[index % forms.count])
  }
}
