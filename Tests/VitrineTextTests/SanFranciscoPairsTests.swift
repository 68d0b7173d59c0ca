import Testing
import VitrineGraphics
import VitrineText

@Suite struct SanFranciscoPairsTests {
  @Test(.enabled(if: SharedFacts.lines("sf-pairs.csv") != nil))
  func `widths of real labels are met as often as the measured tables meet them`() throws {
    let lines = try #require(SharedFacts.lines("sf-pairs.csv"))
    var groups: [String: Tally] = [:]
    for line in lines.dropFirst() {
      guard let row = Row(line), row.isFree else { continue }
      let layout = typesetter(scale: row.scale, systemVersion: row.systemVersion).layout(
        AttributedText(row.text, font: .system(row.size, row.weight)), numberOfLines: 1, width: nil)
      let width =
        row.isButton ? PixelGrid(scale: 1).ceil(layout.size.width) : layout.size.width
      let name = "\(row.weight) \(row.size < 20 ? "text" : "display")"
      groups[name, default: Tally()].add(width - row.width)
    }
    for name in groups.keys.sorted() { print("sf-pairs", name, groups[name]!.summary) }
    let regular = try #require(groups["regular text"])
    #expect(regular.count > 500)
    #expect(regular.share(within: 0.002) >= 0.80)
    #expect(regular.share(within: 0.502) >= 0.92)
    #expect(regular.share(within: 1.002) >= 0.99)
  }

  struct Row {
    var text: String
    var size: Double
    var weight: FontDescription.Weight
    var scale: Double
    var width: Double
    var isButton: Bool
    /// Xcode 9 and later saved frames of iOS 11, whose large text is tracked otherwise.
    var systemVersion: Int
    /// Whether nothing could have stretched the frame.
    var isFree: Bool

    init?(_ line: Substring) {
      var fields: [String] = [""]
      var isQuoted = false
      var previous: Character = ","
      for character in line {
        if character == "\"" {
          if !isQuoted && previous == "\"" { fields[fields.count - 1].append("\"") }
          isQuoted.toggle()
        } else if character == ",", !isQuoted {
          fields.append("")
        } else {
          fields[fields.count - 1].append(character)
        }
        previous = character
      }
      guard fields.count == 8, let size = Double(fields[1]), let scale = Double(fields[3]),
        let width = Double(fields[4])
      else { return nil }
      text = fields[0]
      self.size = size
      self.scale = scale
      self.width = width
      weight = FontDescription.Weight.allCases.first { "\($0)" == fields[2] } ?? .regular
      isButton = fields[5] == "button"
      systemVersion = Int(fields[6]).map { $0 < 13_000 ? 10 : 11 } ?? 10
      isFree = fields[7] == "A" || fields[7] == "C"
    }
  }

  struct Tally {
    private var errors: [Double] = []
    var count: Int { errors.count }
    mutating func add(_ error: Double) { errors.append(error.magnitude) }
    func share(within limit: Double) -> Double {
      Double(errors.filter { $0 <= limit }.count) / Double(max(1, errors.count))
    }
    var summary: String {
      let shares = [0.002, 0.502, 1.002].map { "\((share(within: $0) * 1000).rounded() / 10) %" }
      return "\(count): exact \(shares[0]), within 0.5 pt \(shares[1]), within 1 pt \(shares[2])"
    }
  }
}
