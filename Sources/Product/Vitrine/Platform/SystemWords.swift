import VitrineText

/// The system's texts in a language.
package struct SystemWords {
  package var showMore = "Show More"
  var showLess = "Show Less"
  var search = "Search"
  var edit = "Edit"
  var done = "Done"
  var cancel = "Cancel"
  var addWidget = "Add Widget"
  var today = "Today"
  var notifications = "Notifications"
  var unableToLoad = "Unable to Load"
  /// The date on the lock screen, unless a variant sets it.
  var date = "Tuesday, September 13"

  /// Creates the texts for a locale.
  ///
  /// A language that isn't in the table uses English.
  package init(_ locale: String) {
    if let pseudo = PseudoLocale(rawValue: locale) {
      for word in Self.words { self[keyPath: word] = pseudo.rewritten(self[keyPath: word]) }
      return
    }
    guard let texts = Self.texts(for: locale) else { return }
    for (word, text) in zip(Self.words, texts) { self[keyPath: word] = text }
  }

  /// The date as shown by iOS 8 and 9, with an ordinal in English.
  var ordinalDate: String { date == SystemWords("en").date ? date + "th" : date }

  /// The last row of a closed list on a Mac.
  var showMoreRow: String { showMore + "…" }

  /// The number of texts of a language.
  package static var count: Int { words.count }

  /// The properties in the order of the table's rows.
  private static var words: [WritableKeyPath<SystemWords, String>] {
    [
      \.showMore, \.showLess, \.search, \.edit, \.done, \.cancel, \.addWidget, \.today,
      \.notifications, \.unableToLoad, \.date,
    ]
  }
}
