/// The words of `ThaiWordTable` as a tree of letters, built when Thai is first met.
package struct ThaiDictionary: Sendable {
  package static let shared = ThaiDictionary()
  package static let root = 0

  /// A letter's number as the table has it; 255 is no letter of any word.
  package static func letter(_ scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0x0E01...0x0E3A: UInt8(scalar.value - 0x0E01)
    case 0x0E40...0x0E4E: UInt8(scalar.value - 0x0E01 - 5)
    default: 255
    }
  }

  /// The mark that silences the consonant under it (U+0E4C).
  static let silencer: UInt8 = 0x4B - 5

  /// Vowels that are written before their consonant (U+0E40 to U+0E44).
  static func isLeadingVowel(_ letter: UInt8) -> Bool { (0x3F - 5...0x43 - 5).contains(letter) }

  /// Vowels and marks after, over and under a consonant, the abbreviation and the repetition mark;
  /// and all that is no Thai letter, for among Thai letters that is marks.
  static func isTrailing(_ letter: UInt8) -> Bool {
    letter >= 0x44 - 5 || (0x2E...0x39).contains(letter)
  }

  /// By node: its letter, how rare its word is (255: none), first child and next sibling (0: none).
  private var letters: [UInt8] = [0]
  private var rarities: [UInt8] = [255]
  private var firstChild: [Int32] = [0]
  private var nextSibling: [Int32] = [0]
  /// Children of the root by letter, which every look-up starts with.
  private var starts = [Int32](repeating: 0, count: 256)

  /// Characters of the table: rarities from 0x24, shared letters and letters from 0x2A.
  private static let firstRarity: UInt8 = 0x24
  private static let firstLetter: UInt8 = 0x2A

  private init() {
    // Nodes of the word at hand, the root first, and the last child that each has.
    var path = [0]
    var lastChild = [Int](repeating: 0, count: 1)
    var isAtStart = true
    for byte in ThaiWordTable.words.utf8 where byte >= Self.firstRarity {
      if isAtStart {
        path.removeLast(path.count - 1 - min(path.count - 1, Int(byte - Self.firstLetter)))
        isAtStart = false
      } else if byte < Self.firstLetter {
        rarities[path[path.count - 1]] = byte - Self.firstRarity
        isAtStart = true
      } else {
        let parent = path[path.count - 1]
        let node = letters.count
        letters.append(byte - Self.firstLetter)
        rarities.append(255)
        firstChild.append(0)
        nextSibling.append(0)
        if parent == 0 {
          starts[Int(byte - Self.firstLetter)] = Int32(node)
        } else if firstChild[parent] == 0 {
          firstChild[parent] = Int32(node)
        } else {
          nextSibling[lastChild[parent]] = Int32(node)
        }
        lastChild[parent] = node
        lastChild.append(0)
        path.append(node)
      }
    }
  }

  package func child(of node: Int, _ letter: UInt8) -> Int? {
    if node == Self.root {
      let start = Int(starts[Int(letter)])
      return start > 0 ? start : nil
    }
    var child = Int(firstChild[node])
    while child > 0 {
      if letters[child] == letter { return child }
      child = Int(nextSibling[child])
    }
    return nil
  }

  /// How rare the word is that ends here, or nil where none does.
  package func rarity(of node: Int) -> Int? { rarities[node] < 6 ? Int(rarities[node]) : nil }
}
