import VitrineBase
import VitrineGraphics
import VitrineLayout

/// Bindings: `{name}` in texts, a value that is `"{name}"`, and views that are repeated for `each`
/// entry of a list.
extension DocumentBuilder {
  /// Returns the value of a name in the enclosing list's entry, the state's data, the data file, or
  /// the document.
  ///
  /// `"."` is the entry itself, for lists of plain texts. An inner list's entry shadows that of an
  /// outer list, like nested scopes of a program.
  func value(_ path: String) -> JSONValue? {
    if path == "." { return scopes.last { $0.entry != nil }?.value }
    for scope in scopes.reversed() {
      if let result = scope.value.at(path) { return result }
    }
    if let result = request.edits.stateData?.at(path) { return result }
    if let result = state?.written(\.data)?.at(path) { return result }
    return (request.data?.value ?? document.data)?.at(path)
  }

  /// Returns the error for a name without a value.
  ///
  /// In a list, other entries may have the value, so the hint is the entry without it.
  func missing(_ path: String, _ location: SourceLocation) -> InputError {
    let source = request.data.map { "the data file \($0.path)" } ?? "the data"
    let candidates =
      scopes.flatMap(\.value.keys) + ((request.data?.value ?? document.data)?.keys ?? [])
    let entry = scopes.last { $0.entry != nil }.flatMap { scope in
      scope.entry.map { "item \($0.number) of '\($0.list)' is at \(scope.value.location)" }
    }
    let name = nearestName(to: path, in: candidates).map { "did you mean '\($0)'?" }
    let hints = [entry, name].compactMap(\.self)
    return InputError(
      Diagnostic(
        .error, "missing-data", "\(source) has no value for '\(path)'", at: location,
        hint: hints.isEmpty ? nil : hints.joined(separator: "; ")))
  }

  /// Returns the text of the value at `{path}`, or at `{path, format}` in the format of the
  /// language.
  func datum(_ placeholder: String, _ location: SourceLocation) throws(InputError) -> String {
    guard let comma = placeholder.firstIndex(of: ",") else {
      guard let text = value(placeholder)?.inText else {
        if request.isTolerant { return "" }
        throw missing(placeholder, location)
      }
      return localized(text)
    }
    let path = String(placeholder[..<comma])
    do throws(FormatError) {
      let format = try ValueFormat(placeholder[placeholder.index(after: comma)...])
      if let value = value(path) {
        return try format.text(value, LocaleFormats.of(request.language))
      }
    } catch {
      throw InputError(
        Diagnostic(
          .error, "bad-format", "{\(placeholder)}: \(error.reason)", at: location))
    }
    if request.isTolerant { return "" }
    throw missing(path, location)
  }

  /// Returns a member with the value of its binding: `"{path}"`, `"{!path}"` or a condition.
  ///
  /// Choices among values are made, also in an array. Returns nil if the binding has no value yet,
  /// or if no value was chosen.
  mutating func bound(_ member: JSONValue.Member) throws(InputError) -> JSONValue.Member? {
    var member = member
    guard let value = try decided(member.value) else { return nil }
    member.value = value
    if case .array(let entries) = member.value.kind, entries.contains(where: Self.isChoice) {
      var decisions: [JSONValue] = []
      for entry in entries {
        // A repeated choice is made for each entry of its list.
        let isRepeated = entry[Self.each.name] != nil
        if let entry = isRepeated ? entry : try decided(entry) { decisions.append(entry) }
      }
      member.value.kind = .array(decisions)
    }
    guard case .string(let text) = member.value.kind, !ViewKey.textKeys.contains(member.key),
      Self.isBinding(text)
    else { return member }
    guard let result = try boundText(text, member.value.location) else { return nil }
    member.value.kind = result.kind
    return member
  }

  /// Returns whether a text is a name or a condition in braces and nothing else.
  static func isBinding(_ text: String) -> Bool {
    text.count > 2 && text.hasPrefix("{") && text.hasSuffix("}")
      && !text.dropFirst().dropLast().contains("{")
  }

  /// Returns whether the braces have a name with a format, such as `{price, currency EUR}`, and not a
  /// condition, whose texts may have commas too.
  private static func hasFormat(_ binding: String) -> Bool {
    guard let comma = binding.firstIndex(of: ",") else { return false }
    return !binding[..<comma].contains { "'<>=! ".contains($0) }
  }

  /// Returns the value of a binding, or nil if it has no value yet or if the text isn't a binding.
  func boundText(_ text: String, _ location: SourceLocation) throws(InputError) -> JSONValue? {
    guard Self.isBinding(text) else { return nil }
    let path = String(text.dropFirst().dropLast())
    if let value = value(path) { return JSONValue(value.kind, at: location) }
    if let condition = try condition(path, location) {
      return try holds(condition, location).map { JSONValue(.bool($0), at: location) }
    }
    if request.isTolerant { return nil }
    throw missing(path, location)
  }

  /// Returns the names of a `with`, whose values refer to the enclosing scope, as a list with at most
  /// one scope.
  ///
  /// A name in braces keeps the type of its value; any other text is filled in like that of a label.
  func scopes(with value: JSONValue?) throws(InputError) -> [DataScope] {
    guard let value else { return [] }
    var members: [JSONValue.Member] = []
    for var member in try JSONObject(value, "'with'").members {
      if case .string(let text) = member.value.kind, text.contains("{") {
        let location = member.value.location
        if Self.isBinding(text), !Self.hasFormat(text) {
          guard let result = try boundText(text, location) else { continue }
          member.value.kind = result.kind
        } else {
          member.value.kind = .string(try filled(text, location))
        }
      }
      members.append(member)
    }
    return [DataScope(value: JSONValue(.object(members), at: value.location), entry: nil)]
  }

  private static let each = TemplateKeys.shape.keys.each

  /// Adds a view's children.
  ///
  /// A child with `each` is added once per entry of its list, also if it is a choice.
  mutating func addChildren(
    _ children: [JSONValue], to parent: ViewID
  ) throws(InputError) {
    for child in children {
      guard case .object(let members) = child.kind,
        let each = members.first(where: { $0.key == Self.each.name })?.value
      else {
        try add(child, to: place(in: parent))
        continue
      }
      let path = try Self.each.form.read(each, Self.each.name)
      // Each entry adds the same view under names with the suffix `-1`, `-2`, …; nested lists
      // append suffixes.
      let template = JSONValue(
        .object(members.filter { $0.key != Self.each.name }), at: child.location)
      repeatedNames.formUnion(Self.ids(template))
      guard let list = value(path) else {
        if request.isTolerant { continue }
        throw missing(path, each.location)
      }
      guard case .array(let entries) = list.kind else {
        throw wrongType(list, path, expected: "an array")
      }
      let outer = suffix
      for (index, entry) in entries.enumerated() {
        scopes.append(DataScope(value: entry, entry: .init(list: path, number: index + 1)))
        suffix = "\(outer)-\(index + 1)"
        if let view = try decided(template) { try add(view, to: place(in: parent)) }
        scopes.removeLast()
      }
      suffix = outer
    }
  }

  /// Returns the view that a constraint names.
  ///
  /// A repeated view in the same entry takes precedence.
  mutating func repeated(_ name: String) -> ViewID? {
    for ending in endings {
      if let view = names.view(named: name + ending, in: tree) { return view }
    }
    return nil
  }

  /// The suffixes of the enclosing repeated views' names, innermost first.
  ///
  /// In `story-2-1` these are `-2-1` and `-2`.
  var endings: [Substring] {
    var result: [Substring] = []
    var ending = suffix[...]
    while !ending.isEmpty {
      result.append(ending)
      ending = ending[..<(ending.lastIndex(of: "-") ?? ending.startIndex)]
    }
    return result
  }

  /// Returns whether a name such as `story-3` is that of a repeated view.
  ///
  /// The data determine their number.
  func isRepeated(_ name: String) -> Bool {
    var rest = name[...]
    while let dash = rest.lastIndex(of: "-"), Int(rest[rest.index(after: dash)...]) != nil {
      rest = rest[..<dash]
      if repeatedNames.contains(String(rest)) { return true }
    }
    return false
  }

  /// Returns the names of all views in an object, including its modes and states.
  static func ids(of object: JSONObject) -> Set<String> {
    object.members.reduce(into: []) { $0.formUnion(ids($1.value)) }
  }

  /// Returns all `id`s at any depth and under any key.
  static func ids(_ value: JSONValue) -> Set<String> {
    switch value.kind {
    case .object(let members):
      var result: Set<String> = []
      for member in members {
        if member.key == "id", case .string(let id) = member.value.kind { result.insert(id) }
        result.formUnion(ids(member.value))
      }
      return result
    case .array(let values): return values.reduce(into: []) { $0.formUnion(ids($1)) }
    default: return []
    }
  }
}
