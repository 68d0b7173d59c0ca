/// A rectangle as `WIDTH×HEIGHT at X,Y`.
package func frameText(_ frame: Rect) -> String {
  "\(numberText(frame.width))×\(numberText(frame.height)) at \(numberText(frame.minX)),\(numberText(frame.minY))"
}

/// A whole number without a fraction, any other rounded to three digits.
package func numberText(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  let rounded = PixelGrid.floor(value * 1000 + 0.5) / 1000
  return rounded == PixelGrid.floor(rounded) ? "\(Int(rounded))" : "\(rounded)"
}
