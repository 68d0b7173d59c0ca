/// The words of `ThaiWordTable` as a trie, built when the first Thai text is processed.
package struct ThaiDictionary: Sendable {
  package static let shared = ThaiDictionary()
  package static let root = 0

  /// Returns a letter's number in the table, or 255 if it is in no word.
  package static func letter(_ scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0x0E01...0x0E3A: UInt8(scalar.value - 0x0E01)
    case 0x0E40...0x0E4E: UInt8(scalar.value - 0x0E01 - 5)
    default: 255
    }
  }

  /// The mark that silences the consonant below it (U+0E4C).
  static let silencer: UInt8 = 0x4B - 5

  /// Returns whether a letter is a vowel that precedes its consonant (U+0E40 to U+0E44).
  static func isLeadingVowel(_ letter: UInt8) -> Bool { (0x3F - 5...0x43 - 5).contains(letter) }

  /// Returns whether a letter is a vowel or mark that follows its consonant, or the abbreviation or
  /// repetition mark.
  ///
  /// A scalar that isn't a Thai letter counts as well, because among Thai letters it is a mark.
  static func isTrailing(_ letter: UInt8) -> Bool {
    letter >= 0x44 - 5 || (0x2E...0x39).contains(letter)
  }

  /// The letters of the nodes.
  ///
  /// Parallel arrays contain the rarity of the word that ends at a node (255: none), its first
  /// child and next sibling (0: none).
  private var letters: [UInt8] = [0]
  private var rarities: [UInt8] = [255]
  private var firstChild: [Int32] = [0]
  private var nextSibling: [Int32] = [0]
  /// The root's children by letter, with which every lookup starts.
  private var starts = [Int32](repeating: 0, count: 256)

  /// The table's characters: rarities from 0x24, shared letters and letters from 0x2A.
  private static let firstRarity: UInt8 = 0x24
  private static let firstLetter: UInt8 = 0x2A

  private init() {
    // The nodes of the current word, root first, and the last child of each.
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

  /// Returns the rarity of the word that ends at a node, or nil if there is none.
  package func rarity(of node: Int) -> Int? { rarities[node] < 6 ? Int(rarities[node]) : nil }
}
