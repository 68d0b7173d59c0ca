/// Returns a rectangle as `WIDTH×HEIGHT at X,Y`.
package func frameText(_ frame: Rect) -> String {
  "\(numberText(frame.width))×\(numberText(frame.height)) at \(numberText(frame.minX)),\(numberText(frame.minY))"
}

/// Returns a number with at most three decimals.
package func numberText(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  let rounded = PixelGrid.floor(value * 1000 + 0.5) / 1000
  return rounded == PixelGrid.floor(rounded) ? "\(Int(rounded))" : "\(rounded)"
}
