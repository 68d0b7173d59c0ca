import Testing
import VitrineGraphics

@testable import VitrineText

@Suite struct BidiTests {
  @Test(
    .enabled(if: isSlowRun && UnicodeData.lines("BidiCharacterTest.txt") != nil))
  func `levels and order are those of Unicode's BidiCharacterTest`() throws {
    let lines = try #require(UnicodeData.lines("BidiCharacterTest.txt"))
    var count = 0
    var failures: [Substring] = []
    for line in lines where line.first != "#" {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      let scalars = fields[0].split(separator: " ").map { Unicode.Scalar(UInt32($0, radix: 16)!)! }
      let base: Levels.Base =
        switch fields[1] {
        case "0": .fixed(.leftToRight)
        case "1": .fixed(.rightToLeft)
        default: .natural(.leftToRight)
        }
      let levels = Levels(scalars, base)
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

  /// Rule L1: separators, and spaces before them and at the end, take the paragraph's level.
  private func resetTrailing(_ levels: Levels, _ scalars: [Unicode.Scalar]) -> [UInt8] {
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

  @Test func `digits in Hebrew keep their own direction`() {
    let levels = Levels(Array("שלום 12 ab".unicodeScalars), .natural(.leftToRight))
    #expect(levels.isRightToLeft)
    #expect(levels.levels == [1, 1, 1, 1, 1, 2, 2, 1, 2, 2])
    #expect(visualOrder(of: levels.levels) == [8, 9, 7, 5, 6, 4, 3, 2, 1, 0])
  }

  @Test func `text without letters takes the interface's direction`() {
    #expect(Levels(Array("12:30".unicodeScalars), .natural(.rightToLeft)).isRightToLeft)
    #expect(!Levels(Array("12:30".unicodeScalars), .natural(.leftToRight)).isRightToLeft)
    #expect(!Levels(Array("at 12:30".unicodeScalars), .natural(.rightToLeft)).isRightToLeft)
  }
}
