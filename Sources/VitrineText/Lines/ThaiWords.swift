/// Breaks in Thai, Lao and Khmer without a dictionary: before a vowel that is written first.
///
/// Those vowels always start a syllable, so a line never breaks inside one; words of several
/// syllables may be split, which a dictionary would avoid. The toolchain's ICU has one, but it
/// changes with the toolchain, and pixels must not.
struct LeadingVowels: WordBreaking {
  func ends(in text: ArraySlice<Unicode.Scalar>) -> [Int] {
    text.indices.dropFirst().filter { index in
      switch text[index].value {
      case 0x0E40...0x0E44, 0x0EC0...0x0EC4: true
      default: false
      }
    }
  }
}
