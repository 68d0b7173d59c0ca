/// The times of one benchmark's runs.
package struct Measurement {
  package var name: String
  package var unit: String
  package var times: [Double]
  /// The size of the output in bytes, or nil if there is no output.
  package var bytes: Int?
  /// The most memory that was resident meanwhile, in megabytes.
  package var peakMegabytes: Double?
  /// The median of each stage, in order.
  package var stages: [(name: String, median: Double)] = []

  package init(
    name: String, unit: String, times: [Double], bytes: Int? = nil, peakMegabytes: Double? = nil,
    stages: [(name: String, median: Double)] = []
  ) {
    self.name = name
    self.unit = unit
    self.times = times
    self.bytes = bytes
    self.peakMegabytes = peakMegabytes
    self.stages = stages
  }

  package var median: Double { Self.median(times) }

  package static func median(_ times: [Double]) -> Double {
    let sorted = times.sorted()
    let middle = sorted.count / 2
    if sorted.isEmpty { return 0 }
    return sorted.count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  /// One JSON object on one line.
  package var json: String {
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
  package var line: String {
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
  package func padded(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }

  fileprivate func leftPadded(to count: Int) -> String {
    String(repeating: " ", count: max(0, count - self.count)) + self
  }
}
