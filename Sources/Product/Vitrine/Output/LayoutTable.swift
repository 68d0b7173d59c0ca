import VitrineGraphics
public import VitrineLayout

/// Returns a solved layout as text, with one indented line per view and three decimals.
public func layoutTable(_ tree: ViewTree, _ layout: SolvedLayout) -> String {
  var depths: [Int] = []
  var lines: [String] = []
  for (index, view) in tree.views.enumerated() {
    let depth = view.parent.map { depths[$0.index] + 1 } ?? 0
    depths.append(depth)
    let frame = layout[ViewID(index)]
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(decimal)
    var line = String(repeating: "  ", count: depth)
    let label = view.userLabel.map { $0 == view.name ? "" : " '\($0)'" } ?? ""
    line += "\(view.name)\(label) \(view.kind.name) (\(numbers.joined(separator: " ")))"
    if view.isHidden { line += " hidden" }
    if layout.isAmbiguous[index] { line += " ambiguous" }
    if case .label(let label) = view.kind { line += " “\(label.text.string)”" }
    lines.append(line)
  }
  for conflict in layout.conflicts {
    lines.append("conflict: dropped \(conflict.dropped) of")
    lines += conflict.text.map { "  \($0)" }
  }
  return lines.joined(separator: "\n")
}

/// Returns a number with three decimals, rounded half up.
///
/// Numbers that have too many digits are written like `1e+18`.
func decimal(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  let thousandths = Int(PixelGrid.floor(value * 1000 + 0.5))
  let sign = thousandths < 0 ? "-" : ""
  let digits = String(thousandths.magnitude % 1000)
  let padded = String(repeating: "0", count: 3 - digits.count) + digits
  return "\(sign)\(thousandths.magnitude / 1000).\(padded)"
}
