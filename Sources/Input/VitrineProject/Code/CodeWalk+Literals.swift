/// Literal values of properties of views.
extension CodeWalk {
  /// Returns the values of a property by mode.
  ///
  /// An expression that isn't a literal has a computed value.
  func values(
    of property: CodeAssignment.Property, _ words: ArraySlice<CodeToken>, in modes: DisplayModes
  ) -> [(modes: DisplayModes, value: CodeValue)] {
    if let parts = ternary(words), parts.condition.isExact {
      return values(of: property, parts.yes, in: modes.intersection(parts.condition.holds))
        + values(of: property, parts.no, in: modes.intersection(parts.condition.fails))
    }
    switch property {
    case .hidden, .on, .enabled:
      guard let flag = flag(words, in: modes) else { return [(modes, Self.condition(of: words))] }
      return [(flag.yes, .flag(true)), (flag.no, .flag(false))]
    default:
      let value = literal(of: property, words) ?? constantLiteral(of: property, words)
      return [(modes, value ?? .computed)]
    }
  }

  /// Returns a flag's condition without a leading `!`.
  ///
  /// The parameters of a closure, `$0`, have another value in each.
  private static func condition(of words: ArraySlice<CodeToken>) -> CodeValue {
    let isNegated = words.first?.isSymbol("!") == true
    let rest = isNegated ? words.dropFirst() : words
    let isSingle = !rest.contains { ["&&", "||", "?", "==", "!=", "!"].contains($0.text) }
    let isNamed = rest.contains { $0.kind == .word } && !rest.contains { $0.text.hasPrefix("$") }
    guard isSingle, isNamed else { return .computed }
    return .condition(rest.map(\.text).joined(separator: " "), isNegated: isNegated)
  }

  /// Returns the literal of a named constant: `Theme.ink`, `.brand`, `self.title` or `kTitle`.
  private func constantLiteral(
    of property: CodeAssignment.Property, _ words: ArraySlice<CodeToken>
  ) -> CodeValue? {
    let isPath = words.allSatisfy { $0.kind == .word || $0.isSymbol(".") }
    guard isPath, let name = words.last, name.kind == .word, depth < Self.depthLimit else {
      return nil
    }
    let first = words.first?.text ?? ""
    let hasOwner = words.count > 1
    // The color of a view or of another object isn't the constant of that name, and neither is a
    // variable of an object such as `Store.shared`.
    let isOfObject = words.count > 3 && constants.isVariable(name.text)
    let isNear = first.first?.isUppercase == true || [".", "self"].contains(first)
    guard !isOfObject, !hasOwner || isNear,
      let value = constants.expression(name.text, hasOwner: hasOwner)
    else { return nil }
    var walk = CodeWalk(value, language, path: path, constants: constants)
    walk.depth = depth + 1
    return walk.literal(of: property, value[...]) ?? walk.constantLiteral(of: property, value[...])
  }

  private func literal(
    of property: CodeAssignment.Property, _ words: ArraySlice<CodeToken>
  ) -> CodeValue? {
    switch property {
    case .text, .title: textLiteral(words).map(CodeValue.text) ?? localized(words)
    case .alpha, .progress, .numberOfLines, .cornerRadius: number(words).map(CodeValue.number)
    case .textColor, .titleColor, .backgroundColor, .tintColor: color(words).map(CodeValue.color)
    case .font: font(words).map(CodeValue.font)
    case .image: imageName(words).map(CodeValue.image)
    case .hidden, .on, .enabled: nil
    }
  }

  /// Returns a number without names.
  ///
  /// A name may be a variable, whose value isn't known.
  func number(_ words: ArraySlice<CodeToken>) -> Double? {
    let conversions = ["CGFloat", "Float", "Double"]
    guard words.allSatisfy({ $0.kind != .word || conversions.contains($0.text) }) else {
      return nil
    }
    var sum = CodeArithmetic(words, constants)
    return sum.value()
  }

  /// Returns the text of a literal, of an attributed string without attributes, or of nil.
  private func textLiteral(_ words: ArraySlice<CodeToken>) -> String? {
    guard let first = words.first else { return nil }
    if words.count == 1 {
      if first.kind == .string { return first.isWhole ? first.text : nil }
      return first.isWord("nil") ? "" : nil
    }
    let makers = ["NSAttributedString", "NSMutableAttributedString"]
    guard language == .swift, makers.contains(first.text), words.count == 6,
      tokens[words.startIndex + 2].isWord("string")
    else { return nil }
    return textLiteral(words[(words.startIndex + 4)..<(words.endIndex - 1)])
  }

  /// Returns the key in `NSLocalizedString("key", comment: "")` and its relatives.
  private func localized(_ words: ArraySlice<CodeToken>) -> CodeValue? {
    let makers = ["NSLocalizedString", "NSLocalizedStringFromTable"]
    guard let first = words.first, makers.contains(first.text), words.count > 3,
      let end = closing(of: words.startIndex + 1), end == words.endIndex - 1
    else { return nil }
    let inner = words[(words.startIndex + 2)..<end]
    let parts = arguments(inner)
    guard let key = parts.first?.first, key.kind == .string, key.isWhole, parts[0].count == 1
    else { return nil }
    guard first.text == "NSLocalizedString" else {
      let table = parts.count > 1 ? parts[1].first : nil
      return table?.kind == .string ? .localized(key.text, table: table?.text) : nil
    }
    let label = inner.firstIndex { $0.isWord("tableName") || $0.isWord("table") }
    guard let label else { return .localized(key.text, table: nil) }
    guard label + 2 < inner.endIndex, inner[label + 2].kind == .string else { return nil }
    return .localized(key.text, table: inner[label + 2].text)
  }

  /// Returns the name in `UIImage(named: "sun")`, `[UIImage imageNamed:@"sun"]` or
  /// `#imageLiteral(resourceName: "sun")`.
  private func imageName(_ words: ArraySlice<CodeToken>) -> String? {
    let forms = [
      ["UIImage", "(", "named", ":", "", ")"], ["NSImage", "(", "named", ":", "", ")"],
      ["(", "resourceName", ":", "", ")"], ["[", "UIImage", "imageNamed", ":", "", "]"],
      ["[", "NSImage", "imageNamed", ":", "", "]"],
    ]
    var words = words
    if words.last?.isSymbol("!") == true { words = words.dropLast() }
    for form in forms where form.count == words.count {
      let matches = zip(words, form).allSatisfy { token, text in
        text.isEmpty ? token.kind == .string && token.isWhole : token.text == text
      }
      if matches { return words.first { $0.kind == .string }?.text }
    }
    return nil
  }

  // MARK: Colors

  /// UIKit's fixed colors in red, green and blue.
  private static let fixed: [String: [Double]] = [
    "black": [0, 0, 0], "white": [1, 1, 1], "darkGray": [1 / 3, 1 / 3, 1 / 3],
    "lightGray": [2 / 3, 2 / 3, 2 / 3], "gray": [0.5, 0.5, 0.5], "red": [1, 0, 0],
    "green": [0, 1, 0], "blue": [0, 0, 1], "cyan": [0, 1, 1], "yellow": [1, 1, 0],
    "magenta": [1, 0, 1], "orange": [1, 0.5, 0], "purple": [0.5, 0, 0.5], "brown": [0.6, 0.4, 0.2],
  ]

  /// Returns a color: a name of UIKit, components, a catalog's color, or one of these with another
  /// alpha.
  private func color(_ words: ArraySlice<CodeToken>) -> CodeColor? {
    if let parts = alphaSuffix(words), let base = color(parts.base),
      case .components(let red, let green, let blue, _) = base
    {
      return .components(red: red, green: green, blue: blue, alpha: parts.alpha)
    }
    var names = words.filter { $0.kind == .word }.map(\.text)
    if ["UIColor", "NSColor"].contains(names.first) { names.removeFirst() }
    guard let name = names.first else { return nil }
    let numbers = makerArguments(words).map { number($0) }
    let isPlain = !words.contains { $0.kind == .number || $0.kind == .string }
    if isPlain, names.count == 1 { return named(name) }
    if name == "named" || name == "colorNamed", names.count == 1 {
      return words.first { $0.kind == .string && $0.isWhole }.map { .catalog($0.text) }
    }
    return components(name, names, numbers)
  }

  private func components(
    _ name: String, _ names: [String], _ numbers: [Double?]
  ) -> CodeColor? {
    let values = numbers.compactMap(\.self)
    guard values.count == numbers.count else { return nil }
    if ["white", "colorWithWhite", "calibratedWhite", "deviceWhite"].contains(name),
      values.count == 2
    {
      return .components(red: values[0], green: values[0], blue: values[0], alpha: values[1])
    }
    let reds = [
      "red", "colorWithRed", "displayP3Red", "srgbRed", "colorWithCalibratedRed", "calibratedRed",
      "deviceRed",
    ]
    guard reds.contains(name), values.count == 4 else { return nil }
    return .components(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  /// Returns the color of `white`, `whiteColor`, `clear`, `label` or `systemBlue`.
  private func named(_ word: String) -> CodeColor? {
    let name = word.hasSuffix("Color") ? String(word.dropLast("Color".count)) : word
    if name == "clear" { return .components(red: 0, green: 0, blue: 0, alpha: 0) }
    if let parts = Self.fixed[name] {
      return .components(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    }
    let semantic = ["label", "Label", "system", "placeholderText", "link", "separator"]
    guard semantic.contains(where: { name.hasPrefix($0) || name.hasSuffix($0) }) else { return nil }
    return .system(name + "Color")
  }

  /// Splits `color.withAlphaComponent(0.5)` and `[color colorWithAlphaComponent:0.5]`.
  private func alphaSuffix(
    _ words: ArraySlice<CodeToken>
  ) -> (base: ArraySlice<CodeToken>, alpha: Double)? {
    let names = ["withAlphaComponent", "colorWithAlphaComponent"]
    guard let index = words.firstIndex(where: { names.contains($0.text) }),
      index + 2 < words.endIndex, index > words.startIndex,
      let alpha = number(words[(index + 2)..<(words.endIndex - 1)])
    else { return nil }
    if language == .swift { return (words[words.startIndex..<(index - 1)], alpha) }
    return (words[(words.startIndex + 1)..<index], alpha)
  }

  /// Returns the arguments of `UIColor(…)` or of `[UIColor colorWith…:… label:…]`.
  private func makerArguments(_ words: ArraySlice<CodeToken>) -> [ArraySlice<CodeToken>] {
    guard let open = words.firstIndex(where: { $0.isSymbol("(") || $0.isSymbol("[") }),
      let end = closing(of: open), end == words.endIndex - 1
    else { return [] }
    let inner = words[(open + 1)..<end]
    if language == .swift { return arguments(inner) }
    let labels = inner.indices.filter { tokens[$0].kind == .word && tokens[$0 + 1].isSymbol(":") }
    let ends = labels.dropFirst() + [end]
    return zip(labels, ends).map { tokens[min($0 + 2, $1)..<$1] }
  }

  // MARK: Fonts

  private static let styles = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption1", "caption2",
  ]
  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// Returns a font: the system's in a size, a text style, or a font by name.
  private func font(_ words: ArraySlice<CodeToken>) -> CodeFont? {
    var words = words
    if words.last?.isSymbol("!") == true { words = words.dropLast() }
    let names = words.filter { $0.kind == .word }.map(\.text)
    let size = words.first { $0.kind == .number }.flatMap { CodeConstants.value(of: $0.text) }
    let hasSum = words.contains { $0.kind == .symbol && ["+", "-", "*", "/"].contains($0.text) }
    guard !hasSum, words.filter({ $0.kind == .number }).count <= 1 else { return nil }
    if names.contains("preferredFont") || names.contains("preferredFontForTextStyle") {
      let style = names.lazy.compactMap(Self.style).first
      return style.map(CodeFont.style)
    }
    guard let size else { return nil }
    if let name = words.first(where: { $0.kind == .string }) {
      let makers = ["name", "fontWithName"]
      return names.contains(where: makers.contains) && name.isWhole
        ? .named(name.text, size: size) : nil
    }
    let maker = names.first { $0.hasSuffix("ystemFont") || $0.hasSuffix("ystemFontOfSize") } ?? ""
    if maker.hasPrefix("bold") { return .system(size: size, weight: "bold") }
    if maker.hasPrefix("italic") { return .italic(size: size) }
    guard maker.hasPrefix("systemFont") else { return nil }
    guard names.contains("weight") || names.contains("Weight") else {
      return .system(size: size, weight: "regular")
    }
    return names.lazy.compactMap(Self.weight).first.map { .system(size: size, weight: $0) }
  }

  /// Returns the text style of `headline`, `Headline` or `UIFontTextStyleHeadline`.
  private static func style(_ word: String) -> String? {
    styles.first { lowercased(word, without: "UIFontTextStyle") == $0 }
  }

  /// Returns the weight of `bold` or `UIFontWeightBold`.
  private static func weight(_ word: String) -> String? {
    weights.first { lowercased(word, without: "UIFontWeight") == $0 }
  }

  private static func lowercased(_ word: String, without prefix: String) -> String {
    let name = word.hasPrefix(prefix) ? word.dropFirst(prefix.count) : word[...]
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
