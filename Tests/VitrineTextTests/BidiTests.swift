import TestSupport
import Testing
import VitrineGraphics
import VitrineText

@Suite struct BidiTests {
  @Test(
    .enabled(if: Slow.isOn && UnicodeData.lines("BidiCharacterTest.txt") != nil))
  func `levels and order are those of Unicode's BidiCharacterTest`() throws {
    let lines = try #require(UnicodeData.lines("BidiCharacterTest.txt"))
    var count = 0
    var failures: [Substring] = []
    for line in lines where line.first != "#" {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      let scalars = fields[0].split(separator: " ").map { Unicode.Scalar(UInt32($0, radix: 16)!)! }
      let base: BidiLevels.Base =
        switch fields[1] {
        case "0": .fixed(.leftToRight)
        case "1": .fixed(.rightToLeft)
        default: .natural(.leftToRight)
        }
      let levels = BidiLevels(scalars, base)
      count += 1
      let wanted = fields[3].split(separator: " ")
      let reset = resetTrailing(levels, scalars)
      let matches =
        levels.isRightToLeft == (fields[2] == "1") && wanted.count == reset.count
        && zip(wanted, reset).allSatisfy { $0 == "x" || UInt8($0) == $1 }
      let shown = wanted.indices.filter { wanted[$0] != "x" }
      let order = visualOrder(of: shown.map { reset[$0] }).map { shown[$0] }
      if !matches || order != fields[4].split(separator: " ").compactMap({ Int($0) }) {
        failures.append(line)
      }
    }
    #expect(count > 91_000)
    #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(3))")
  }

  @Test(.enabled(if: Slow.isOn && UnicodeData.lines("BidiTest.txt") != nil))
  func `levels and order match Unicode's BidiTest in all directions`() throws {
    let lines = try #require(UnicodeData.lines("BidiTest.txt"))
    var (wanted, order): ([Substring], [Int]) = ([], [])
    var count = 0
    var failures: [String] = []
    for line in lines where line.first != "#" {
      if line.hasPrefix("@Levels:") {
        wanted = line.dropFirst(8).split(whereSeparator: \.isWhitespace)
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      }
      let fields = line.split(separator: ";")
      guard line.first != "@", fields.count == 2 else { continue }
      let scalars = try fields[0].split(separator: " ").map {
        try #require(Self.characters[$0], "no character stands for \($0)")
      }
      let directions = try #require(Int(fields[1].filter(\.isHexDigit), radix: 16))
      for (bit, base) in Self.directions where directions & bit != 0 {
        let levels = resetTrailing(BidiLevels(scalars, base), scalars)
        let shown = wanted.indices.filter { wanted[$0] != "x" }
        count += 1
        if wanted.count != levels.count
          || shown.contains(where: { UInt8(wanted[$0]) != levels[$0] })
          || visualOrder(of: shown.map { levels[$0] }).map({ shown[$0] }) != order
        {
          failures.append("\(line) as \(base)")
        }
      }
    }
    #expect(count > 770_000)
    #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(3))")
  }

  /// The directions that the bits of a BidiTest line ask for.
  private static let directions: [(Int, BidiLevels.Base)] = [
    (1, .natural(.leftToRight)), (2, .fixed(.leftToRight)), (4, .fixed(.rightToLeft)),
  ]

  /// One character of every bidirectional class.
  private static let characters: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "$", "AN": "\u{661}",
    "CS": ",", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "NSM": "\u{300}", "BN": "\u{AD}",
    "LRE": "\u{202A}", "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}",
    "RLO": "\u{202E}", "LRI": "\u{2066}", "RLI": "\u{2067}", "FSI": "\u{2068}",
    "PDI": "\u{2069}",
  ]

  /// Rule L1: separators, and spaces before them and at the end, take the paragraph's level.
  private func resetTrailing(_ levels: BidiLevels, _ scalars: [Unicode.Scalar]) -> [UInt8] {
    var result = levels.levels
    let own: UInt8 = levels.isRightToLeft ? 1 : 0
    var isTrailing = true
    for index in scalars.indices.reversed() {
      switch scalars[index].value {
      case 9, 0xA, 0xB, 0xD, 0x1C...0x1F, 0x85, 0x2029:
        isTrailing = true
        result[index] = own
      case 0x0C, 0x20, 0x1680, 0x2000...0x200A, 0x2028, 0x205F, 0x3000, 0x2066...0x2069,
        0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0xAD, 0x61C:
        let isSpace =
          [0x0C, 0x20, 0x1680, 0x2028, 0x205F, 0x3000].contains(scalars[index].value)
          || (0x2000...0x200A).contains(scalars[index].value)
          || (0x2066...0x2069).contains(scalars[index].value)
        if isTrailing && isSpace { result[index] = own }
      default: isTrailing = false
      }
    }
    return result
  }

  @Test func `digits in Hebrew run from left to right`() {
    let levels = BidiLevels(Array("שלום 12 ab".unicodeScalars), .natural(.leftToRight))
    #expect(levels.isRightToLeft)
    #expect(levels.levels == [1, 1, 1, 1, 1, 2, 2, 1, 2, 2])
    #expect(visualOrder(of: levels.levels) == [8, 9, 7, 5, 6, 4, 3, 2, 1, 0])
  }

  @Test func `text without letters takes the interface's direction`() {
    #expect(BidiLevels(Array("12:30".unicodeScalars), .natural(.rightToLeft)).isRightToLeft)
    #expect(!BidiLevels(Array("12:30".unicodeScalars), .natural(.leftToRight)).isRightToLeft)
    #expect(!BidiLevels(Array("at 12:30".unicodeScalars), .natural(.rightToLeft)).isRightToLeft)
  }
}
