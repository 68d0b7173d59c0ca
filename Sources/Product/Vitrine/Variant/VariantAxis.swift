package import VitrineBase

/// A selectable property of a variant: its names, its words, and their parser.
///
/// `VariantAxis.all` is the only list of these properties. Flags with their help and completions,
/// the axes of `vitrine.json` and its schema, play scripts, the preview's menus, file names, layout
/// keys and the report's facets derive from it.
package struct VariantAxis: Sendable {
  /// The words that an axis accepts.
  package enum Words: Sendable {
    /// The words of a list.
    case listed(@Sendable () -> [String])
    /// An integer in a range.
    case number(ClosedRange<Int>)
    /// A Boolean, `true` or `false`, which is a switch on the command line.
    case flag
    /// Any word of a form that a message describes, with examples for menus.
    case open(expected: String, examples: [String])
    /// A word that the inputs define: a state or a data file.
    case defined
  }

  /// The singular name, as in play scripts and report facets: `textSize`.
  package let name: String
  /// The key under `axes` in `vitrine.json`: `textSizes`.
  package let plural: String
  /// The command line flag: `--text-size`.
  package let flag: String
  /// The name of the value in help, or nil for a switch.
  package let metavar: String?
  package let help: String
  package let words: Words
  /// A Boolean value that indicates whether the property affects painting but not layout.
  package let isPaintedOnly: Bool
  /// A Boolean value that indicates whether every picture of a report lists the word, even the
  /// default.
  package let isAlwaysListed: Bool
  /// Sets the value by its word.
  ///
  /// Returns false if the word is invalid.
  package let apply: @Sendable (String, inout Variant, VariantVocabulary) -> Bool
  /// Returns the word of the variant's value.
  package let word: @Sendable (Variant) -> String
  /// Returns the part of a file name for a value, or nil for the default.
  package let namePart: @Sendable (Variant) -> String?
  /// Returns whether the value is the default.
  package let isDefault: @Sendable (Variant) -> Bool
  /// Restores the default.
  package let reset: @Sendable (inout Variant) -> Void

  /// Creates an axis for one stored property.
  ///
  /// `parse` returns nil for an invalid word. `part` is the part of a file name, by default the
  /// word.
  init<Value: Hashable & Sendable>(
    _ name: String, plural: String, _ path: any WritableKeyPath<Variant, Value> & Sendable,
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
    // The default is computed once, because a plan compares every axis of each of its pictures with
    // it.
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

  /// Returns a comparison with a value.
  ///
  /// It reads the stored property directly, because following a key path takes longer than the
  /// comparison, and a plan performs two dozen for each picture.
  private static func comparison<Value: Hashable & Sendable>(
    of path: any WritableKeyPath<Variant, Value> & Sendable, with usual: Value
  ) -> @Sendable (Variant) -> Bool {
    guard let offset = MemoryLayout<Variant>.offset(of: path) else {
      return { $0[keyPath: path] == usual }
    }
    return { variant in
      unsafe withUnsafePointer(to: variant) { variant in
        // The offset of a stored property of this type is inside the variant.
        unsafe UnsafeRawPointer(variant).advanced(by: offset)
          .assumingMemoryBound(to: Value.self).pointee == usual
      }
    }
  }

  /// Creates an axis for the cases of an enumeration.
  static func choice<Value>(
    _ name: String, plural: String, _ path: any WritableKeyPath<Variant, Value> & Sendable,
    flag: String? = nil, metavar: String, help: String, isPaintedOnly: Bool = false,
    isAlwaysListed: Bool = true, part: (@Sendable (Value) -> String?)? = nil,
    didApply: (@Sendable (inout Variant) -> Void)? = nil
  ) -> VariantAxis
  where
    Value: RawRepresentable & CaseIterable & Hashable & Sendable, Value.RawValue == String
  {
    VariantAxis(
      name, plural: plural, path, flag: flag, metavar: metavar, help: help,
      words: .listed { Value.allCases.map(\.rawValue) }, isPaintedOnly: isPaintedOnly,
      isAlwaysListed: isAlwaysListed, parse: { word, _ in Value(rawValue: word) },
      word: \.rawValue, part: part, didApply: didApply)
  }

  /// Creates a switch.
  ///
  /// If `isInverted` is true, the switch sets the property to false.
  static func toggle(
    _ name: String, _ path: any WritableKeyPath<Variant, Bool> & Sendable, flag: String,
    help: String, isPaintedOnly: Bool = false, isInverted: Bool = false
  ) -> VariantAxis {
    VariantAxis(
      name, plural: name, path, flag: flag, metavar: nil, help: help, words: .flag,
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
  /// A Boolean value that indicates whether the words come from a config and its inputs.
  package var isDefinedByInputs: Bool { if case .defined = words { true } else { false } }

  /// Returns the words that can be listed, including those of a vocabulary.
  package func knownWords(_ vocabulary: VariantVocabulary = VariantVocabulary()) -> [String] {
    switch words {
    case .listed(let list): list() + (self == .devices ? vocabulary.devices.map(\.name) : [])
    case .number(let range): range.map { "\($0)" }
    case .flag: ["false", "true"]
    case .open, .defined: []
    }
  }

  /// Returns the hint for an invalid `word`.
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

  /// The name for menus: `text size`.
  package var title: String {
    name.reduce(into: "") { text, character in
      text += character.isUppercase ? " " + character.lowercased() : String(character)
    }
  }

  /// Returns the axis with this key under `axes` of `vitrine.json`.
  package static func plural(_ plural: String) -> VariantAxis? {
    all.first { $0.plural == plural }
  }
}

extension VariantAxis {
  /// Returns the word of a JSON value.
  ///
  /// Switches also accept Booleans, and number axes numbers.
  package func configWord(_ value: JSONValue) -> String? {
    switch (value.kind, words) {
    case (.string(let word), .listed), (.string(let word), .open), (.string(let word), .defined):
      word
    case (.bool(let flag), .flag): flag ? "true" : "false"
    case (.number(let number), .number): Int(exactly: number).map { "\($0)" }
    default: nil
    }
  }

  /// The type of JSON values that an axis accepts, for messages.
  package var expectedType: String {
    switch words {
    case .flag: "true or false"
    case .number: "a number"
    case .listed, .open, .defined: "a string"
    }
  }

  /// Returns the error for an invalid word under a key of a file.
  package func invalid(
    _ word: String, for key: String, _ vocabulary: VariantVocabulary, at location: SourceLocation
  ) -> InputError {
    InputError(
      Diagnostic(
        .error, "unknown-value", "invalid value '\(word)' for \(key)", at: location,
        hint: expectation(for: word, vocabulary)))
  }
}
