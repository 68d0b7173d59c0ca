/// The Objective-C name of a Swift method.
enum SelectorName {
  /// Returns the selector.
  ///
  /// The first label becomes a part of the name after "With", unless it begins with a preposition
  /// ("Importing Swift into Objective-C" in Apple's documentation).
  static func of(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if !first.isEmpty {
      let stands = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(name))
      selector += (stands ? "" : "With") + first.prefix(1).uppercased() + first.dropFirst()
    }
    return selector + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func firstWord(_ name: String) -> String {
    String(name.prefix { !$0.isUppercase })
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }
}
