/// The times of one benchmark's runs.
struct Measurement {
  var name: String
  var unit: String
  var times: [Double]
  /// The size of what was made, where something was.
  var bytes: Int?
  /// The most memory that was resident meanwhile, in megabytes.
  var peakMegabytes: Double?
  /// The median of each stage, in order.
  var stages: [(name: String, median: Double)] = []

  var median: Double { Self.median(times) }

  static func median(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    let middle = sorted.count / 2
    if sorted.isEmpty { return 0 }
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// One JSON object on one line.
  var json: String {
    var parts = [
      "\"bench\": \"\(name)\"", "\"unit\": \"\(unit)\"", "\"median\": \(rounded(median))",
      "\"min\": \(rounded(times.min() ?? 0))", "\"max\": \(rounded(times.max() ?? 0))",
      "\"runs\": \(times.count)",
    ]
    if let bytes { parts.append("\"bytes\": \(bytes)") }
    if let peakMegabytes { parts.append("\"peak_mb\": \(rounded(peakMegabytes))") }
    if !stages.isEmpty {
      let each = stages.map { "\"\($0.name)\": \(rounded($0.median))" }.joined(separator: ", ")
      parts.append("\"stages\": {\(each)}")
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  /// For people: the name, the median, the best.
  var line: String {
    var text = name.padded(to: 24) + rounded(median).leftPadded(to: 12) + " " + unit
    text += "   best \(rounded(times.min() ?? 0)), \(times.count) runs"
    if let bytes { text += ", \(bytes) bytes" }
    if let peakMegabytes { text += ", peak \(rounded(peakMegabytes)) MB" }
    for stage in stages {
      text += "\n  " + stage.name.padded(to: 22) + rounded(stage.median).leftPadded(to: 12)
    }
    return text
  }

  private func rounded(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    return value >= 1000 ? String(Int(value.rounded())) : "\(thousandths)"
  }
}

extension String {
  func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }

  fileprivate func leftPadded(to count: Int) -> String {
    String(repeating: " ", count: max(0, count - self.count)) + self
  }
}
