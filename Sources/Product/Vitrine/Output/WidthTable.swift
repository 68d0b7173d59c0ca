import VitrineGraphics
import VitrineText

/// A text table that compares measured labels with the system font's widths.
public enum WidthTable {
  /// Returns a line for each weight and size, and one for each weight's text and display sizes.
  ///
  /// `csv` has the columns text, size, weight, scale, width, kind, toolsVersion and tier
  /// (docs/PLATFORM.md, "System font"). If widths are held out, their shares follow the fit's.
  public static func lines(_ csv: [UInt8], _ resources: Resources) -> [String] {
    let text = String(decoding: csv, as: UTF8.self)
    let survey = WidthSurvey(text.split(whereSeparator: \.isNewline), fonts: resources.fonts)
    var lines = [
      row("weight", "size", "labels", "exact", "≤ 0.5 pt", "≤ 1 pt", "mean error")
    ]
    let isHeldOut = survey.groups.contains { !$0.heldOutErrors.isEmpty }
    if isHeldOut { lines[0] += row(" held out", "exact", "≤ 0.5 pt") }
    for weight in FontDescription.Weight.allCases {
      let groups = survey.groups.filter { $0.weight == weight }
      for group in groups { lines.append(row("\(weight)", number(group.size), groups: [group])) }
      for isDisplay in [false, true] where groups.contains(where: { $0.isDisplay == isDisplay }) {
        lines.append(
          row(
            "\(weight)", isDisplay ? "≥ 20" : "< 20",
            groups: survey.groups(weight, isDisplay: isDisplay)))
      }
    }
    if let first = survey.unreadable.first {
      lines.append("\(survey.unreadable.count) lines are no rows, the first is line \(first)")
    }
    return lines
  }

  /// Returns the row of groups with one weight.
  ///
  /// It contains the number of labels, the mean error, and the shares of labels that are exact,
  /// within half a point and within one point.
  private static func row(_ weight: String, _ size: String, groups: [WidthSurvey.Group]) -> String {
    let errors = groups.flatMap(\.errors)
    let shares = [0.0, 0.5, 1].map {
      number(WidthSurvey.share(of: errors, within: $0) * 100) + " %"
    }
    let mean = errors.reduce(0, +) / Double(max(1, errors.count))
    let sign = mean >= 0.005 ? "+" : ""
    let fit = row(
      weight, size, "\(errors.count)", shares[0], shares[1], shares[2],
      sign + hundredths(mean) + " pt")
    let heldOut = groups.flatMap(\.heldOutErrors)
    guard !heldOut.isEmpty else { return fit }
    let heldOutShares = [0.0, 0.5].map {
      number(WidthSurvey.share(of: heldOut, within: $0) * 100) + " %"
    }
    return fit + row(" \(heldOut.count)", heldOutShares[0], heldOutShares[1])
  }

  /// Returns a row of columns with fixed widths and right-aligned numbers.
  private static func row(_ first: String, _ others: String...) -> String {
    let widths = [6, 8, 9, 10, 9, 12]
    var line = first + String(repeating: " ", count: max(0, 10 - first.count))
    for (text, width) in zip(others, widths) {
      line += String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return line
  }

  /// Returns a number with one decimal, or without decimals if it is an integer.
  private static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded()
    return tenths.remainder(dividingBy: 10) == 0
      ? "\(Int(clamping: tenths / 10))" : "\(tenths / 10)"
  }

  private static func hundredths(_ value: Double) -> String {
    let rounded = Int(clamping: (value.magnitude * 100).rounded())
    let fraction = rounded % 100
    let sign = value < 0 && rounded > 0 ? "−" : ""
    return "\(sign)\(rounded / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
