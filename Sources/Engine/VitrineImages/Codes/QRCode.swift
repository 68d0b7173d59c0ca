/// A QR code of a short text (ISO/IEC 18004), in the sizes with one block of codewords: versions 1 to 5.
///
/// The level of error correction is the lowest, because a code on a screen isn't soiled.
package struct QRCode: Sendable {
  /// The number of modules in a row or column.
  package let size: Int
  /// `isDark[size * y + x]`: a Boolean value that indicates whether a module is dark.
  package private(set) var isDark: [Bool]
  /// The modules that aren't data: patterns for readers, and the format.
  private var isReserved: [Bool]

  /// `capacities[version - 1]`: the numbers of data and of check codewords.
  private static let capacities = [(19, 7), (34, 10), (55, 15), (80, 20), (108, 26)]

  /// Encodes the UTF-8 of a text.
  ///
  /// Returns nil if it has more than 106 bytes.
  package init?(_ text: String) {
    self.init(text, mask: nil)
  }

  /// Encodes a text with one of eight masks, or with the mask that reads best.
  init?(_ text: String, mask: Int?) {
    let bytes = Array(text.utf8)
    // The mode, the count and the terminator take two codewords.
    guard let place = Self.capacities.firstIndex(where: { bytes.count <= $0.0 - 2 }) else {
      return nil
    }
    let (dataCount, checkCount) = Self.capacities[place]
    let data = Self.codewords(bytes, count: dataCount)
    size = 21 + 4 * place
    isDark = [Bool](repeating: false, count: size * size)
    isReserved = isDark
    drawPatterns()
    reserveFormat()
    fill(data + ReedSolomon.check(data, count: checkCount))
    let masks = mask.map { [$0] } ?? Array(0..<8)
    let codes = masks.map(masked)
    let penalties = codes.map(\.penalty)
    guard let best = codes.indices.min(by: { penalties[$0] < penalties[$1] }) else { return nil }
    isDark = codes[best].isDark
  }

  /// Returns a Boolean value that indicates whether a module is dark.
  ///
  /// Modules outside are light.
  package subscript(x: Int, y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size && y < size && isDark[size * y + x]
  }

  /// Returns the mode (bytes), the count, the bytes and the padding.
  private static func codewords(_ bytes: [UInt8], count: Int) -> [UInt8] {
    let mode: UInt8 = 0b0100
    var words: [UInt8] = []
    var half = mode
    for byte in [UInt8(bytes.count)] + bytes {
      words.append(half << 4 | byte >> 4)
      half = byte & 0xF
    }
    words.append(half << 4)
    let padding = (0..<count - words.count).map { UInt8($0.isMultiple(of: 2) ? 0xEC : 0x11) }
    return words + padding
  }
}

// MARK: Patterns

extension QRCode {
  private mutating func set(_ x: Int, _ y: Int, _ value: Bool) {
    guard x >= 0, y >= 0, x < size, y < size else { return }
    isDark[size * y + x] = value
    isReserved[size * y + x] = true
  }

  private mutating func drawPatterns() {
    for index in 0..<size {
      set(6, index, index.isMultiple(of: 2))
      set(index, 6, index.isMultiple(of: 2))
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawRings(x, y, radius: 4) }
    if size > 21 { drawRings(size - 7, size - 7, radius: 2) }
  }

  /// Draws concentric squares: a finder with a light border, or an alignment pattern.
  private mutating func drawRings(_ x: Int, _ y: Int, radius: Int) {
    for dy in -radius...radius {
      for dx in -radius...radius {
        let distance = max(abs(dx), abs(dy))
        let isDark = radius == 4 ? distance != 2 && distance != 4 : distance != 1
        set(x + dx, y + dy, isDark)
      }
    }
  }

  /// Returns the modules of both copies of a bit of the format.
  private func formatPlaces(_ bit: Int) -> [(x: Int, y: Int)] {
    let first =
      switch bit {
      case 0..<6: (8, bit)
      case 6: (8, 7)
      case 7: (8, 8)
      case 8: (7, 8)
      default: (14 - bit, 8)
      }
    return [first, bit < 8 ? (size - 1 - bit, 8) : (8, size - 15 + bit)]
  }

  private mutating func reserveFormat() {
    for bit in 0..<15 {
      for place in formatPlaces(bit) { set(place.x, place.y, false) }
    }
    set(8, size - 8, true)
  }

  /// Draws the level and the mask, protected by a BCH code.
  private mutating func drawFormat(mask: Int) {
    let data = 0b01 << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    for bit in 0..<15 {
      for place in formatPlaces(bit) { set(place.x, place.y, bits >> bit & 1 == 1) }
    }
  }

  /// Fills the other modules with codewords, in columns of two from the right, upwards first.
  private mutating func fill(_ codewords: [UInt8]) {
    var index = 0
    var right = size - 1
    var isUpward = true
    while right > 0 {
      // The column of the timing pattern is skipped.
      if right == 6 { right = 5 }
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isReserved[size * y + x] {
          guard index < 8 * codewords.count else { break }
          isDark[size * y + x] = codewords[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }
}

// MARK: Masks

extension QRCode {
  /// Returns the code with inverted data modules and the format of a mask.
  private func masked(_ mask: Int) -> QRCode {
    var code = self
    for y in 0..<size {
      for x in 0..<size where !isReserved[size * y + x] && Self.inverts(mask, x, y) {
        code.isDark[size * y + x].toggle()
      }
    }
    code.drawFormat(mask: mask)
    return code
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// The measure of features that are hard to read: long runs, squares, and patterns like a finder.
  private var penalty: Int {
    var penalty = 0
    for line in 0..<size {
      penalty += Self.penalty(of: (0..<size).map { self[$0, line] })
      penalty += Self.penalty(of: (0..<size).map { self[line, $0] })
    }
    for y in 1..<size {
      for x in 1..<size
      where self[x, y] == self[x - 1, y] && self[x, y] == self[x, y - 1]
        && self[x, y] == self[x - 1, y - 1]
      { penalty += 3 }
    }
    let share = 20 * isDark.count(where: \.self) - 10 * size * size
    return penalty + 10 * (abs(share) / (size * size))
  }

  /// The runs of a finder, with light modules on one side.
  private static let finders: [[Bool]] = [
    [true, false, true, true, true, false, true, false, false, false, false],
    [false, false, false, false, true, false, true, true, true, false, true],
  ]

  private static func penalty(of line: [Bool]) -> Int {
    var penalty = 0
    var run = 0
    for (index, module) in line.enumerated() {
      run = index > 0 && module == line[index - 1] ? run + 1 : 1
      if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
      let window = line[index..<min(line.count, index + 11)]
      if finders.contains(where: window.elementsEqual) { penalty += 40 }
    }
    return penalty
  }
}

/// The check codewords of a QR code, over the field of 256 elements with the polynomial 0x11D.
private enum ReedSolomon {
  static func check(_ data: [UInt8], count: Int) -> [UInt8] {
    // The generator's coefficients below its highest power.
    var generator = [UInt8](repeating: 0, count: count)
    generator[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        generator[index] = product(generator[index], root)
        if index + 1 < count { generator[index] ^= generator[index + 1] }
      }
      root = product(root, 2)
    }
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in 0..<count { rest[index] ^= product(generator[index], factor) }
    }
    return rest
  }

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for bit in stride(from: 7, through: 0, by: -1) {
      result = result << 1 ^ (result >> 7) * 0x1D
      if other >> UInt8(bit) & 1 == 1 { result ^= one }
    }
    return result
  }
}
