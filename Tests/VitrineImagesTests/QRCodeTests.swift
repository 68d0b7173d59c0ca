import Testing

@testable import VitrineImages

/// Compares QR codes with libqrencode 4.1.1 (`qrencode -8 -l L`).
@Suite struct QRCodeTests {
  private func text(_ code: QRCode?) -> String {
    guard let code else { return "" }
    return (0..<code.size).map { y in
      (0..<code.size).map { x in code[x, y] ? "#" : "." }.joined()
    }.joined(separator: "\n")
  }

  @Test func `a code of version 1 equals libqrencode's`() {
    #expect(
      text(QRCode("HELLO", mask: 0)) == """
        #######..#.##.#######
        #.....#..###..#.....#
        #.###.#.##.##.#.###.#
        #.###.#..#.#..#.###.#
        #.###.#...#.#.#.###.#
        #.....#.....#.#.....#
        #######.#.#.#.#######
        ........##.##........
        ###.########.##...#..
        ...#....#.....#....#.
        #.#...#...#.#...#####
        ##..#...#.#...#....#.
        #.#..##..##.#.#.#.#..
        ........##.#.#.#..##.
        #######.#..#.###..###
        #.....#.######.##....
        #.###.#.#..#.###..###
        #.###.#...#...##..##.
        #.###.#.###.#...#.#.#
        #.....#.##....#.#..#.
        #######.##..#.##..###
        """)
  }

  @Test func `an address has a code of version 3`() {
    #expect(
      text(QRCode("http://192.168.1.23:41237/2f9k3abcdefgh1x2y3z4w5v6u7/", mask: 7)) == """
        #######....#..##...##.#######
        #.....#.##.#.###....#.#.....#
        #.###.#.#........##...#.###.#
        #.###.#....##.##...##.#.###.#
        #.###.#.#.#######...#.#.###.#
        #.....#.#.#....#.#.##.#.....#
        #######.#.#.#.#.#.#.#.#######
        ........##..#.##.##.#........
        ##.#..##.###.##.#.#.#.###.##.
        .#.##..##...#...###...##.#..#
        ......##.##..##.##.###.#####.
        .###.#.#.##.###...#.###..###.
        .#.#.##.#.#..##.####..##.#.##
        ##.##...#.#...#....#...#..#..
        #..##.######....#...#..#..###
        .##.##..#...###..##..#..##.#.
        .#.##.###.#......###.....#.#.
        .###.#.#.#.##...#.#.###.....#
        #.###.##..#.#.#..##.##...#.##
        .....#.#...##..###.#.#.#...##
        #.....######.#..#...#####.#..
        ........#....##.##..#...#.###
        #######.###.#.#.##..#.#.#..#.
        #.....#..###.##....##...###..
        #.###.#..#.#.#...##.######.##
        #.###.#.#...###.#.#.###.#....
        #.###.#..#.#.....#####.###..#
        #.....#.#.#..##..#####...#.#.
        #######.##....##.#.###.....#.
        """)
  }

  @Test(arguments: [
    (17, 4, "36d8537fdeeeb099f10a8bb5d82b3342656203cc5488d937dbc70caaa5a46529"),
    (32, 1, "e9defe0e9b8cdd5ed6f67bc08f534de982c7e1796250c1ca37f27ea681a63903"),
    (54, 0, "d86f534a899e1e36ef5180ac95328feadb6b3bc6920eeb707766d08abb281e95"),
    (106, 0, "28571cbdad17176449c375be5ff4484c96ab69a72384c1fbe30595e2a902a1f5"),
  ])
  func `each version has its padding and check codewords`(count: Int, mask: Int, digest: String) {
    let letters = [17: "w", 32: "q", 54: "y", 106: "x"]
    let code = QRCode(String(repeating: letters[count] ?? "", count: count), mask: mask)
    let digits = text(code).replacing("#", with: "1").replacing(".", with: "0")
    #expect(Digest.hex(of: Array(digits.utf8)) == digest)
  }

  @Test func `a text that is too long has no code`() {
    #expect(QRCode(String(repeating: "x", count: 107)) == nil)
  }

  @Test func `the mask without long runs is chosen`() throws {
    let text = String(repeating: "x", count: 53)
    let code = try #require(QRCode(text))
    #expect((0..<8).contains { QRCode(text, mask: $0)?.isDark == code.isDark })
    #expect(code[-1, 0] == false && code[0, 0] && code[code.size, 0] == false)
  }
}
