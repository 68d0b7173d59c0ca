import VitrineGraphics

/// Returns a length with at most two decimals, `ideal` for nil, or `infinity`.
package func lengthText(_ value: Double?) -> String {
  guard let value else { return "ideal" }
  guard value.magnitude < 1e12 else { return value < 0 ? "-infinity" : "infinity" }
  let hundredths = Int64(PixelGrid.floor(value.magnitude * 100 + 0.5))
  let sign = value < 0 && hundredths > 0 ? "-" : ""
  let (whole, rest) = (hundredths / 100, hundredths % 100)
  if rest == 0 { return "\(sign)\(whole)" }
  return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}

extension Guide {
  /// The name of the guide in explanations.
  package var title: String {
    switch self {
    case .start(let axis): axis == .horizontal ? "leading" : "top"
    case .center: "center"
    case .end(let axis): axis == .horizontal ? "trailing" : "bottom"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .custom(let guide): guide.name
    }
  }
}

extension GuidePair {
  /// The names of both guides, or nil for the center.
  package var title: String? {
    self == .center ? nil : "\(vertical.title) \(horizontal.title)"
  }
}

/// Returns parameters separated by commas, without nil.
func parameterText(_ parts: [String?]) -> String {
  parts.compactMap(\.self).joined(separator: ", ")
}
