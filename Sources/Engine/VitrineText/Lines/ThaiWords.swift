/// Finds the words of Thai, which is written without spaces between them, by a dictionary.
///
/// Among all ways to cut a run into words of the dictionary and unknown pieces, the likeliest one
/// is taken: the one whose words have the least information in sum, in steps of three bits. That is
/// computed letter by letter, left to right, in time linear in the run's length. Whole numbers alone
/// decide, and the dictionary is ours, so lines break alike everywhere; ICU's and libthai's differ
/// from system to system. Names and new words that the list lacks stay in one piece.
///
/// Lao, Khmer and Burmese, for which there is no font here either, have `LeadingVowels`.
package struct ThaiWords: WordBreaking {
  /// What a word costs by its rarity, in bits.
  private static let costs = [8, 11, 14, 17, 20, 23]
  /// What an unknown piece costs at its start, and for each cluster more.
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

  /// The cheapest way to a place of the run: what it costs, where its last piece starts.
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
      // A cluster that is no word, or a part of none.
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
      // Unknown clusters side by side are one piece.
      if ways[place].isKnown || ways[start].isKnown { ends.append(text.startIndex + start) }
      place = start
    }
    return ends.reversed()
  }

  /// Whether a word may start at a letter: not inside a cluster, nor before a silenced consonant.
  private static func mayStart(_ place: Int, _ letters: [UInt8]) -> Bool {
    if ThaiDictionary.isTrailing(letters[place]) { return false }
    if ThaiDictionary.isLeadingVowel(letters[place - 1]) { return false }
    return place + 1 == letters.count || letters[place + 1] != ThaiDictionary.silencer
  }
}

/// Breaks without a dictionary: before a vowel that is written first.
///
/// Those vowels always start a syllable, so a line never breaks inside one; words of several
/// syllables may be split.
struct LeadingVowels: WordBreaking {
  package func ends(in text: ArraySlice<Unicode.Scalar>) -> [Int] {
    text.indices.dropFirst().filter { (0x0EC0...0x0EC4).contains(text[$0].value) }
  }
}
