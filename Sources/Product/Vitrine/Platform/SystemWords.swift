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
  /// The rows of a context menu that belong to the system.
  var shareApp = "Share App"
  var editHomeScreen = "Edit Home Screen"
  /// The number of widgets that were installed since the Today view was last edited.
  ///
  /// A number sign stands for the number.
  var newWidget = "# New Widget Available"
  var newWidgets = "# New Widgets Available"
  /// The date on the lock screen, unless a variant sets it.
  var date = "Tuesday, September 13"

  /// Creates the texts for a locale.
  ///
  /// A language that isn't in the table uses English.
  package init(_ locale: String) {
    if let pseudo = PseudoLocale(rawValue: locale) {
      for word in Self.words + Self.laterWords {
        self[keyPath: word] = pseudo.rewritten(self[keyPath: word])
      }
      return
    }
    for (words, table) in [(Self.words, Self.table), (Self.laterWords, Self.laterTable)] {
      let texts = Self.texts(for: locale, in: table) ?? []
      for (word, text) in zip(words, texts) { self[keyPath: word] = text }
    }
  }

  /// The date as shown by iOS 8 and 9, with an ordinal in English.
  var ordinalDate: String { date == SystemWords("en").date ? date + "th" : date }

  /// The default date in the Chinese calendar, for September 13, 2016.
  static let calendarLine = "丙申年八月十三"

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

  /// The properties in the order of the rows of iOS 13.
  private static var laterWords: [WritableKeyPath<SystemWords, String>] {
    [\.shareApp, \.editHomeScreen, \.newWidget, \.newWidgets]
  }

  /// Returns the line that counts new widgets.
  func newWidgetsLine(_ count: Int) -> String {
    (count == 1 ? newWidget : newWidgets).replacing("#", with: "\(count)")
  }
}
