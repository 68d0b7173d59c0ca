import VitrineText

/// The syntax of a locale's name.
///
/// It is that of BCP 47 (RFC 5646, section 2.1): a language of two or three letters, then
/// optionally a script of four letters, a region of two letters or three digits, and variants.
/// Apple's folder names also use underscores. Languages of two letters must be in ISO 639-1,
/// because a misspelled one would otherwise be drawn in the development language without a warning.
enum LanguageTag {
  static func isValid(_ word: String) -> Bool {
    if PseudoLocale(rawValue: word) != nil { return true }
    var parts = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let language = parts.popFirst(), isLanguage(language) else { return false }
    if let script = parts.first, script.count == 4, isLetters(script) { parts.removeFirst() }
    if let region = parts.first, isRegion(region) { parts.removeFirst() }
    return parts.allSatisfy { part in
      (4...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }

  private static func isLanguage(_ part: Substring) -> Bool {
    guard isLetters(part) else { return false }
    return part.count == 3 || part.count == 2 && twoLetters.contains(part.lowercased())
  }

  private static func isRegion(_ part: Substring) -> Bool {
    part.count == 2 && isLetters(part)
      || part.count == 3 && part.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func isLetters(_ part: Substring) -> Bool {
    part.allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// The languages of ISO 639-1, with the former codes `iw`, `in`, `ji` and `sh` that Apple's
  /// systems accept.
  private static let twoLetters = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv \
    dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig \
    ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu \
    lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm \
    rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts \
    tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
}
