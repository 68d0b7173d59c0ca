/// Returns a rectangle as `WIDTH×HEIGHT at X,Y`.
package func frameText(_ frame: Rect) -> String {
  "\(numberText(frame.width))×\(numberText(frame.height)) at \(numberText(frame.minX)),\(numberText(frame.minY))"
}

/// Returns a number with a limited number of decimals.
///
/// Numbers that have too many digits are written like `1e+18`, and infinities as `inf`.
package func numberText(_ value: Double, decimals: Int = 3) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
  let rounded = PixelGrid.floor(value * unit + 0.5) / unit
  return rounded == PixelGrid.floor(rounded) ? "\(Int(rounded))" : "\(rounded)"
}
