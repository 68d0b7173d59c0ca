package import VitrineBase

/// One property of a variant that a user can choose: its names, its words, and how they are read.
///
/// `VariantAxis.all` is the only list of these properties. Flags with their help and completions, the
/// axes of `vitrine.json` and its schema, play scripts, the preview's menus, file names, layout keys and
/// the report's facets are all derived from it.
package struct VariantAxis: Sendable {
  /// Which words an axis accepts.
  package enum Words: Sendable {
    /// The words of a list.
    case listed(@Sendable () -> [String])
    /// A whole number of a range.
    case number(ClosedRange<Int>)
    /// `true` or `false`; a switch on the command line.
    case flag
    /// Any word of a form, as a message describes it, with examples for menus.
    case open(expected: String, examples: [String])
    /// A word that the inputs define: a state or a data file.
    case defined
  }

  /// In the singular, as in play scripts and report facets: `textSize`.
  package let name: String
  /// The key under `axes` in `vitrine.json`: `textSizes`.
  package let plural: String
  /// `--text-size`.
  package let flag: String
  /// What the value is called in help; nil for a switch.
  package let metavar: String?
  package let help: String
  package let words: Words
  /// Whether layout ignores the property: variants that differ only in such ones share a layout.
  package let isPaintedOnly: Bool
  /// Whether every picture of a report lists its word, default or not.
  package let isAlwaysListed: Bool
  /// Sets the value by its word; false where the word is not valid.
  package let apply: @Sendable (String, inout Variant, VariantVocabulary) -> Bool
  /// The word of the variant's value.
  package let word: @Sendable (Variant) -> String
  /// The part of a file name for a value that is not the default; nil adds nothing.
  package let namePart: @Sendable (Variant) -> String?
  /// Whether the value is the default one.
  package let isDefault: @Sendable (Variant) -> Bool
  /// Restores the default.
  package let reset: @Sendable (inout Variant) -> Void

  /// An axis over one stored property.
  ///
  /// `parse` returns nil for a word that is not valid. `part` is the file name's part, by default the
  /// word itself.
  init<Value: Hashable & Sendable>(
    _ name: String, _ plural: String, _ path: any WritableKeyPath<Variant, Value> & Sendable,
    flag: String? = nil, metavar: String?, help: String, words: Words,
    isPaintedOnly: Bool = false, isAlwaysListed: Bool = false,
    parse: @escaping @Sendable (String, VariantVocabulary) -> Value?,
    word: @escaping @Sendable (Value) -> String,
    part: (@Sendable (Value) -> String?)? = nil,
    didApply: (@Sendable (inout Variant) -> Void)? = nil
  ) {
    self.name = name
    self.plural = plural
    self.flag = flag ?? "--" + name
    self.metavar = metavar
    self.help = help
    self.words = words
    self.isPaintedOnly = isPaintedOnly
    self.isAlwaysListed = isAlwaysListed
    apply = { text, variant, vocabulary in
      guard let value = parse(text, vocabulary) else { return false }
      variant[keyPath: path] = value
      didApply?(&variant)
      return true
    }
    self.word = { word($0[keyPath: path]) }
    // Made once: a plan asks for the default of every axis of each of its pictures.
    let usual = Variant()[keyPath: path]
    let isUsual = Self.comparison(of: path, with: usual)
    isDefault = isUsual
    namePart = { variant in
      guard !isUsual(variant) else { return nil }
      let value = variant[keyPath: path]
      return part.map { $0(value) } ?? word(value)
    }
    reset = { $0[keyPath: path] = usual }
  }

  /// Whether a variant has a value: read where it is stored, since a key path takes longer to follow than
  /// the value to compare, and a plan compares two dozen for each picture.
  private static func comparison<Value: Hashable & Sendable>(
    of path: any WritableKeyPath<Variant, Value> & Sendable, with usual: Value
  ) -> @Sendable (Variant) -> Bool {
    guard let offset = MemoryLayout<Variant>.offset(of: path) else {
      return { $0[keyPath: path] == usual }
    }
    return { variant in
      unsafe withUnsafePointer(to: variant) { variant in
        // The offset of a stored property of this type lies within the variant.
        unsafe UnsafeRawPointer(variant).advanced(by: offset)
          .assumingMemoryBound(to: Value.self).pointee == usual
      }
    }
  }

  /// An axis over the cases of an enumeration.
  static func choice<Value>(
    _ name: String, _ plural: String, _ path: any WritableKeyPath<Variant, Value> & Sendable,
    flag: String? = nil, metavar: String, help: String, isPaintedOnly: Bool = false,
    isAlwaysListed: Bool = true, part: (@Sendable (Value) -> String?)? = nil,
    didApply: (@Sendable (inout Variant) -> Void)? = nil
  ) -> VariantAxis
  where
    Value: RawRepresentable & CaseIterable & Hashable & Sendable, Value.RawValue == String
  {
    VariantAxis(
      name, plural, path, flag: flag, metavar: metavar, help: help,
      words: .listed { Value.allCases.map(\.rawValue) }, isPaintedOnly: isPaintedOnly,
      isAlwaysListed: isAlwaysListed, parse: { word, _ in Value(rawValue: word) },
      word: \.rawValue, part: part, didApply: didApply)
  }

  /// A switch; `isInverted` where giving it sets the property to false.
  static func toggle(
    _ name: String, _ path: any WritableKeyPath<Variant, Bool> & Sendable, flag: String,
    help: String, isPaintedOnly: Bool = false, isInverted: Bool = false
  ) -> VariantAxis {
    VariantAxis(
      name, name, path, flag: flag, metavar: nil, help: help, words: .flag,
      isPaintedOnly: isPaintedOnly,
      parse: { word, _ in Bool(word).map { $0 != isInverted } },
      word: { "\($0 != isInverted)" }, part: { _ in String(flag.dropFirst(2)) })
  }
}

extension VariantAxis: Hashable {
  package static func == (one: VariantAxis, other: VariantAxis) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension VariantAxis {
  /// Whether its words are those of a config and its inputs, not the platform's.
  package var isDefinedByInputs: Bool { if case .defined = words { true } else { false } }

  /// The words that can be listed, with those that a vocabulary adds.
  package func knownWords(_ vocabulary: VariantVocabulary = VariantVocabulary()) -> [String] {
    switch words {
    case .listed(let list): list() + (self == .devices ? vocabulary.devices.map(\.name) : [])
    case .number(let range): range.map { "\($0)" }
    case .flag: ["false", "true"]
    case .open, .defined: []
    }
  }

  /// The part of a message that follows an invalid `word`.
  package func expectation(
    for word: String, _ vocabulary: VariantVocabulary = VariantVocabulary()
  ) -> String {
    if case .open(let expected, _) = words { return "expected \(expected)" }
    let accepted = knownWords(vocabulary)
    if self == .devices {
      return Device.expectation(for: word, Device.known + vocabulary.devices)
    }
    if case .listed = words, let nearest = nearestName(to: word, in: accepted) {
      return "did you mean '\(nearest)'?"
    }
    return "expected \(listText(accepted, "or"))"
  }

  /// The name in words, for menus: `text size`.
  package var title: String {
    name.reduce(into: "") { text, character in
      text += character.isUppercase ? " " + character.lowercased() : String(character)
    }
  }

  /// The axis with this key under `axes` of `vitrine.json`.
  package static func plural(_ plural: String) -> VariantAxis? {
    all.first { $0.plural == plural }
  }
}

extension VariantAxis {
  /// The word that a JSON value stands for: switches also take booleans, numbers also numbers.
  package func configWord(_ value: JSONValue) -> String? {
    switch (value.kind, words) {
    case (.string(let word), .listed), (.string(let word), .open), (.string(let word), .defined):
      word
    case (.bool(let flag), .flag): flag ? "true" : "false"
    case (.number(let number), .number): Int(exactly: number).map { "\($0)" }
    default: nil
    }
  }

  /// The type of the JSON values that an axis takes, for messages.
  package var expectedType: String {
    switch words {
    case .flag: "true or false"
    case .number: "a number"
    case .listed, .open, .defined: "a string"
    }
  }

  /// The error for a word that is not valid under a key of a file.
  package func invalid(
    _ word: String, for key: String, _ vocabulary: VariantVocabulary, at location: SourceLocation
  ) -> InputError {
    InputError(
      Diagnostic(
        .error, "unknown-value", "invalid value '\(word)' for \(key)", at: location,
        hint: expectation(for: word, vocabulary)))
  }
}
