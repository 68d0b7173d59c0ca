import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineImport

/// Tests of damaged or hostile files, which may be drawn or refused, but never crash or hang.
@Suite struct MutatedInputTests {
  private static let sources = [
    "Examples/TodayExtension/Base.lproj/MainInterface.storyboard", "Examples/weather.json",
    "Examples/elements/gallery.json",
  ]

  /// Returns the bytes with one fault: flipped bytes, a dropped, doubled or moved piece, or an
  /// absurd number.
  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...120, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes[start] ^= UInt8.random(in: 1...255, using: &random)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3: bytes.removeSubrange(start...)
      case 4:
        let piece = Array(bytes[start..<end])
        bytes.removeSubrange(start..<end)
        bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
      case 5: elements(&bytes, &random)
      default: number(&bytes, &random)
      }
    }
    return bytes
  }

  /// Drops, doubles or swaps complete lines, which contain complete elements in these files.
  private func elements(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 2 else { return }
    let (a, b) = (
      Int.random(in: 0..<lines.count, using: &random),
      Int.random(in: 0..<lines.count, using: &random)
    )
    switch Int.random(in: 0..<3, using: &random) {
    case 0: lines.remove(at: a)
    case 1: lines.insert(lines[a], at: b)
    default: lines.swapAt(a, b)
    }
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private func number(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let digits = bytes.indices.filter {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0])
    }
    guard let place = digits.randomElement(using: &random) else { return }
    let words = ["-", "1e308", "nan", "inf", "99999999999999999999", "0", "-0.0", "1e-320", ""]
    bytes.replaceSubrange(
      place...place, with: Array((words.randomElement(using: &random) ?? "").utf8))
  }

  @Test(arguments: sources)
  func `no mutated file crashes or hangs`(source: String) throws {
    let original = try #require(FileManager.default.contents(atPath: PackageRoot.file(source)))
    let folder = NSTemporaryDirectory() + "/vitrine-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/input." + (source.split(separator: ".").last ?? "")
    let workshop = Workshop(try TestResources.shared.get())
    var variant = Variant()
    variant.mode = .expanded
    // The workshop reads wallpapers and fonts only once.
    _ = try render(Widget.read(PackageRoot.file(source)), as: variant, in: workshop)
    var random = SeededGenerator(seed: 7)
    var outcomes = (laidOut: 0, refused: 0)
    var longest = Duration.zero
    for round in 0..<(Slow.isOn ? 4000 : 60) {
      try Data(mutated(Array(original), &random)).write(to: URL(fileURLWithPath: path))
      let time = processorTime {
        do {
          let widget = try Widget.read(path)
          if round % 20 == 0 {
            _ = try render(widget, as: variant, in: workshop)
          } else if round % 20 == 1, source.hasSuffix("storyboard") {
            _ = try WidgetConversion(widget, in: folder, workshop)
          } else {
            _ = try Vitrine.layout(widget, as: variant, in: workshop)
          }
          outcomes.laidOut += 1
        } catch {
          outcomes.refused += 1
          if "\(error)".isEmpty { Issue.record("an error without words") }
        }
      }
      longest = max(longest, time)
    }
    // Both outcomes occur, or the mutations would prove nothing.
    #expect(outcomes.laidOut > 0 && outcomes.refused > 0)
    #expect(longest < .seconds(10), "\(longest)")
    if Slow.isOn {
      let (good, bad) = (outcomes.laidOut, outcomes.refused)
      print("\(source): \(good) laid out, \(bad) refused, at most \(longest)")
    }
  }
}
