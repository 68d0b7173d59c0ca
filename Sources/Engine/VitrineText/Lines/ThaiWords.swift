/// A dictionary-based finder for the words of Thai, which is written without spaces.
///
/// It chooses the most probable division of a run into dictionary words and unknown pieces: the one
/// with the smallest sum of information, in steps of three bits. Dynamic programming from left to
/// right takes time linear in the run's length. The decisions use only integers and a bundled
/// dictionary, so lines break alike everywhere. The dictionaries of ICU and libthai differ between
/// systems. Names and new words that the list lacks aren't divided.
///
/// Lao, Khmer and Burmese, for which there is no bundled font, use `LeadingVowels`.
package struct ThaiWords: WordBreaking {
  /// The cost of a word in bits, by its rarity.
  private static let costs = [8, 11, 14, 17, 20, 23]
  /// The cost of an unknown piece at its start, and per additional cluster.
  private static let unknownStart = 30
  private static let unknownMore = 12

  package init() {}

  package func ends(in text: ArraySlice<Unicode.Scalar>) -> [Int] {
    var ends: [Int] = []
    var start = text.startIndex
    while start < text.endIndex {
      let isThai = Self.isThai(text[start])
      var end = start + 1
      while end < text.endIndex, Self.isThai(text[end]) == isThai { end += 1 }
      if start > text.startIndex { ends.append(start) }
      ends += isThai ? cut(text[start..<end]) : LeadingVowels().ends(in: text[start..<end])
      start = end
    }
    return ends
  }

  private static func isThai(_ scalar: Unicode.Scalar) -> Bool {
    !(0x0E80...0x109F).contains(scalar.value) && !(0x1780...0x1AAF).contains(scalar.value)
      && !(0xA9E0...0xAAFF).contains(scalar.value)
  }

  /// The cheapest division up to a position: its cost, and the start of its last piece.
  private struct Way {
    var cost = Int.max
    var start = 0
    var isKnown = true
  }

  private func cut(_ text: ArraySlice<Unicode.Scalar>) -> [Int] {
    let letters = text.map { ThaiDictionary.letter($0) }
    let count = letters.count
    let mayStart = (0...count).map { $0 == 0 || $0 == count || Self.mayStart($0, letters) }
    let dictionary = ThaiDictionary.shared
    var ways = [Way](repeating: Way(), count: count + 1)
    ways[0].cost = 0
    for place in 0..<count where ways[place].cost < Int.max {
      let cost = ways[place].cost
      var node = ThaiDictionary.root
      var end = place
      while end < count, let next = dictionary.child(of: node, letters[end]) {
        node = next
        end += 1
        if mayStart[end], let rarity = dictionary.rarity(of: node),
          cost + Self.costs[rarity] < ways[end].cost
        {
          ways[end] = Way(cost: cost + Self.costs[rarity], start: place)
        }
      }
      // This is a cluster that isn't a word, or a part of one.
      var unknown = place + 1
      while !mayStart[unknown] { unknown += 1 }
      let added = ways[place].isKnown ? Self.unknownStart : Self.unknownMore
      if cost + added < ways[unknown].cost {
        ways[unknown] = Way(cost: cost + added, start: place, isKnown: false)
      }
    }
    var ends: [Int] = []
    var place = count
    while ways[place].start > 0 {
      let start = ways[place].start
      // Adjacent unknown clusters are one piece.
      if ways[place].isKnown || ways[start].isKnown { ends.append(text.startIndex + start) }
      place = start
    }
    return ends.reversed()
  }

  /// Returns whether a word may start at a letter: not inside a cluster, nor before a silenced
  /// consonant.
  private static func mayStart(_ place: Int, _ letters: [UInt8]) -> Bool {
    if ThaiDictionary.isTrailing(letters[place]) { return false }
    if ThaiDictionary.isLeadingVowel(letters[place - 1]) { return false }
    return place + 1 == letters.count || letters[place + 1] != ThaiDictionary.silencer
  }
}

/// Word boundaries without a dictionary: before a vowel that precedes its consonant.
///
/// Such a vowel always starts a syllable, so a syllable is never divided. Words of several
/// syllables may be.
struct LeadingVowels: WordBreaking {
  package func ends(in text: ArraySlice<Unicode.Scalar>) -> [Int] {
    text.indices.dropFirst().filter { (0x0EC0...0x0EC4).contains(text[$0].value) }
  }
}
