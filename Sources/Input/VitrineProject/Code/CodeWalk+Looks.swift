/// Assignments to properties of views, and calls between a controller's functions.
extension CodeWalk {
  /// The properties by their names in code, of UIKit and AppKit and of several Swift versions.
  private static let looks: [String: CodeAssignment.Property] = [
    "text": .text, "attributedText": .text, "stringValue": .text, "attributedStringValue": .text,
    "title": .title, "hidden": .hidden, "isHidden": .hidden, "alpha": .alpha,
    "alphaValue": .alpha, "textColor": .textColor, "backgroundColor": .backgroundColor,
    "tintColor": .tintColor, "font": .font, "image": .image, "on": .on, "isOn": .on,
    "enabled": .enabled, "isEnabled": .enabled, "progress": .progress,
    "numberOfLines": .numberOfLines, "cornerRadius": .cornerRadius, "titleColor": .titleColor,
  ]

  /// The same properties by the names of their setters.
  private static let setters: [String: CodeAssignment.Property] = {
    var names: [String: CodeAssignment.Property] = [:]
    for (name, property) in looks where !name.hasPrefix("is") {
      names["set" + name.prefix(1).uppercased() + name.dropFirst()] = property
    }
    return names
  }()

  /// Reads the assignment, the setter or the call that is at an index.
  mutating func readLook(at index: Int) {
    let word = tokens[index].text
    if let property = Self.looks[word] {
      guard index > 1, tokens[index - 1].isSymbol(".") || tokens[index - 1].isSymbol("?.") else {
        return
      }
      if next(index, is: "=") {
        assign(property, expression(from: index + 2), at: index)
      } else if next(index, is: "+=") {
        assign(property, [], at: index)
      }
    } else if let property = Self.setters[word] {
      if language == .objectiveC, next(index, is: ":") {
        assign(property, messageArgument(from: index + 2), at: index)
      } else if language == .swift, next(index, is: "("), let end = closing(of: index + 1) {
        let parts = arguments(tokens[(index + 2)..<end])
        assign(property, parts.first ?? [], at: index)
      }
    } else if word == "rx" {
      // A binding sets the text whenever its source changes.
      assign(.text, [], at: index)
    } else {
      readCall(at: index)
    }
  }

  /// Returns the first argument of a message, which ends at the label of the second.
  private func messageArgument(from start: Int) -> ArraySlice<CodeToken> {
    let words = expression(from: start)
    var depth = 0
    for index in words.indices.dropFirst() {
      if ["(", "[", "{"].contains(where: words[index].isSymbol) { depth += 1 }
      if [")", "]", "}"].contains(where: words[index].isSymbol) { depth -= 1 }
      let isLabel = index + 1 < words.endIndex && words[index + 1].isSymbol(":")
      if depth == 0, words[index].kind == .word, isLabel,
        !words.contains(where: { $0.isSymbol("?") })
      {
        return words[words.startIndex..<index]
      }
    }
    return words
  }

  private mutating func assign(
    _ property: CodeAssignment.Property, _ words: ArraySlice<CodeToken>, at index: Int
  ) {
    guard let (view, isOwn) = assignedView(before: index) else { return }
    let words = lastValue(words)
    let isCertain = scope.isCertain && !isBraceless(at: index)
    let modes = modes(at: index)
    func add(_ values: [(modes: DisplayModes, value: CodeValue)], on systems: SystemRange) {
      for (modes, value) in values where !modes.isEmpty {
        let assignment = CodeAssignment(view: view, isOwn: isOwn, property: property, value: value)
        let statement = CodeStatement(
          action: .assign(assignment), isCertain: isCertain, modes: modes, branch: scope.branch)
        var found = finding(statement, at: index)
        found.systems = systems
        facts.statements.append(found)
      }
    }
    let values = values(of: property, words, in: modes)
    let locals = values.contains { $0.value != .computed } ? [] : localValues(words)
    guard !locals.isEmpty else { return add(values, on: scope.systems) }
    for local in locals {
      add(
        self.values(of: property, local.words, in: modes.intersection(local.modes)),
        on: scope.systems.intersection(local.systems))
    }
  }

  /// Returns the value of `a.text = b.text = "c"`, which is after the last sign.
  private func lastValue(_ words: ArraySlice<CodeToken>) -> ArraySlice<CodeToken> {
    var depth = 0
    var start = words.startIndex
    for index in words.indices {
      if ["(", "[", "{"].contains(where: words[index].isSymbol) { depth += 1 }
      if [")", "]", "}"].contains(where: words[index].isSymbol) { depth -= 1 }
      if depth == 0, words[index].isSymbol("=") { start = index + 1 }
    }
    return words[start...]
  }

  /// Returns the view before a property or setter, or nil for any other expression.
  ///
  /// `label`, `self.label`, `self?.label!`, `_label` and `strongSelf.label` are views of the object
  /// itself. `cell.label` is the view of another object.
  private func assignedView(before index: Int) -> (name: String, isOwn: Bool)? {
    var place = index - 1
    while place >= 0, tokens[place].kind == .symbol,
      [".", "?.", "?", "!"].contains(tokens[place].text)
    {
      place -= 1
    }
    guard place >= 0, tokens[place].kind == .word else { return nil }
    var name = tokens[place].text
    if name == "layer", place > 0, [".", "?."].contains(tokens[place - 1].text) {
      return assignedView(before: place)
    }
    if name.hasPrefix("_") { name.removeFirst() }
    guard !name.isEmpty, name != "self", place > 0 else { return nil }
    let selves = ["self", "strongSelf", "weakSelf", "this"]
    var owner = place - 1
    guard [".", "?."].contains(tokens[owner].text) else { return (name, true) }
    while owner > 0, [".", "?.", "?", "!"].contains(tokens[owner].text) { owner -= 1 }
    return (name, selves.contains(tokens[owner].text))
  }

  /// Reads `update()`, `self.update()` and `[self update]`.
  private mutating func readCall(at index: Int) {
    let name: String
    if language == .swift {
      guard next(index, is: "("), tokens[index].text.first?.isLowercase == true, index > 0 else {
        return
      }
      let before = tokens[index - 1]
      if before.isWord("func") { return }
      if before.isSymbol(".") || before.isSymbol("?.") {
        let owner = index > 1 ? tokens[index - 2].text : ""
        guard ["self", "strongSelf", "?", "!"].contains(owner) else { return }
      }
      name = tokens[index].text
    } else {
      guard index > 1, tokens[index - 1].text == "self", tokens[index - 2].isSymbol("["),
        let end = closing(of: index - 2)
      else { return }
      name = selector(tokens[index..<end])
    }
    let isCertain = scope.isCertain && !isBraceless(at: index)
    let statement = CodeStatement(
      action: .call(name), isCertain: isCertain, modes: modes(at: index), branch: scope.branch)
    facts.statements.append(finding(statement, at: index))
  }

  /// Returns whether a condition without braces precedes an Objective-C statement.
  func isBraceless(at index: Int) -> Bool {
    guard language == .objectiveC else { return false }
    var start = index
    while start > 0, !tokens[start - 1].isSymbol(";"), !tokens[start - 1].isSymbol("{"),
      !tokens[start - 1].isSymbol("}")
    {
      start -= 1
    }
    guard ["if", "else", "for", "while"].contains(tokens[start].text) else { return false }
    // A comparison with a mode is known.
    guard tokens[start].isWord("if"), let end = closing(of: start + 1) else { return true }
    return !condition(tokens[(start + 1)..<end]).isExact
  }
}
