import VitrineBase
import VitrineGraphics
import VitrineImport

/// Returns the differences between two layouts in JSON form, as sentences that name the view.
///
/// Returns nil if either layout is unreadable. An empty array means that no view moved and none of
/// the stored colors, fonts and images changed. The pixels can still differ.
public func layoutChanges(from old: [UInt8], to new: [UInt8]) -> [String]? {
  LayoutDifference(from: old, to: new)?.effects.map(\.sentence)
}

/// The difference between two layout files: its effects on views, and the names of the views.
package struct LayoutDifference: Sendable {
  /// The effects: new views first, then the others in the order of the older file.
  package private(set) var effects: [LayoutEffect] = []
  /// The names of the newer views by id, for example ``label `title` ``.
  package private(set) var names: [String: String] = [:]

  /// Compares two layouts in JSON form.
  ///
  /// Returns nil if either is unreadable.
  package init?(from old: [UInt8], to new: [UInt8]) {
    guard let before = try? JSON.parse(old, file: "old"),
      let after = try? JSON.parse(new, file: "new"),
      let was = views(before), let now = views(after)
    else { return nil }
    for view in now where names[view.id] == nil { names[view.id] = view.name }
    let matches = matches(was, now)
    let matched = Set(matches.compactMap(\.self))
    for (index, view) in now.enumerated() where !matched.contains(index) {
      effects.append(LayoutEffect(view, [.shown], " is new"))
    }
    for (view, index) in zip(was, matches) {
      if let index {
        effects += change(view, now[index])
      } else {
        effects.append(LayoutEffect(view, [.removed], " is gone"))
      }
    }
    // A list may be shortened, so the edits come before their effects.
    effects = effects.withoutRepetitions
    effects = effects.filter(\.isStep) + effects.filter { !$0.isStep }
  }
}

/// Returns the index of the newer view of each older one, or nil for a view that is gone.
///
/// Views with steps have numbers for ids, so their kind and content come first.
private func matches(_ was: [LaidOut], _ now: [LaidOut]) -> [Int?] {
  var matches = [Int?](repeating: nil, count: was.count)
  var byContent: [String: [Int]] = [:]
  for (index, view) in now.enumerated().reversed() {
    if let content = view.content { byContent[content, default: []].append(index) }
  }
  for (index, view) in was.enumerated() {
    if let content = view.content { matches[index] = byContent[content]?.popLast() }
  }
  let matched = Set(matches.compactMap(\.self))
  let rest = now.indices.filter { !matched.contains($0) }
  let byKey = Dictionary(rest.map { (now[$0].key, $0) }) { first, _ in first }
  for (index, view) in was.enumerated() where matches[index] == nil {
    guard let other = byKey[view.key], view.steps == nil || view.kind == now[other].kind else {
      continue
    }
    matches[index] = other
  }
  return matches
}

extension [LayoutEffect] {
  /// The effects, with a step around several views named once.
  fileprivate var withoutRepetitions: [LayoutEffect] {
    let steps = filter(\.isStep)
    let uses = Dictionary(grouping: steps) { "\($0.words) \($0.place ?? "")" }
    var seen: Set<String> = []
    return compactMap { effect in
      guard effect.isStep else { return effect }
      let key = "\(effect.words) \(effect.place ?? "")"
      guard seen.insert(key).inserted else { return nil }
      var effect = effect
      if uses[key, default: []].count > 1 { effect.name = "several views" }
      return effect
    }
  }
}

/// A view in a layout's JSON, with the properties that are compared.
private struct LaidOut {
  /// The identity of a view, because the cells of a table share the ids of their prototype.
  struct Key: Hashable {
    var id: String
    /// The number of earlier views with the id.
    var occurrence: Int
  }

  var id: String
  var occurrence = 0
  /// The number of views with the id.
  var count = 1
  var key: Key { Key(id: id, occurrence: occurrence) }
  /// The label that a developer gave the view, usually its outlet.
  var label: String?
  var parent: String?
  /// The view's own name: its label, its id, or its text if the id was generated.
  ///
  /// Nil if only a generated id identifies the view.
  var ownName: String? {
    if let label { return "`\(label)`" }
    if steps == nil, !isGeneratedID(id) { return "`\(id)`" }
    if let image, steps != nil { return "'\(image)'" }
    return text?.split(separator: "\n").first.map { line in
      "“\(line.count > 28 ? line.prefix(27) + "…" : line)”"
    }
  }
  /// The name of the first named view inside of the view, or else inside of its parent.
  var reference: String?
  /// The name in sentences, for example ``label `title` (2 of 5)``.
  ///
  /// A generated id means nothing to a reader, so a text or a view nearby replaces it.
  var name: String {
    let name = ownName ?? reference ?? "`\(id)`"
    return "\(kind) \(name)" + (count > 1 ? " (\(occurrence + 1) of \(count))" : "")
  }
  var kind: String
  var frame: [Double]
  var text: String?
  var isHidden: Bool
  /// The steps of a layout by proposals, the outermost first, each with the author's line.
  ///
  /// Nil for other layouts.
  var steps: [(title: String, place: String?)]?
  /// The author's line of the view.
  var place: String? { steps?.last { $0.place != nil }?.place }
  /// The kind and the content that identify a view without an id.
  var content: String? {
    guard steps != nil else { return nil }
    return (text ?? image).map { "\(kind) \($0)" }
  }
  private var image: String? { paint?.first { $0.name == "image" }?.value }
  /// The colors, fonts and images by name.
  ///
  /// Nil if the file's version didn't store them.
  var paint: [(name: String, value: String)]?
}

/// Returns the views of a file in its order, or nil if the file has no views.
///
/// Malformed entries are left out.
private func views(_ value: JSONValue) -> [LaidOut]? {
  guard case .array(let entries)? = value["views"]?.kind else { return nil }
  // Versions that store paint also store the origin of the root.
  let storesPaint = value["root"]?["origin"] != nil
  var views = entries.compactMap { entry -> LaidOut? in
    guard case .string(let id)? = entry["id"]?.kind, case .string(let kind)? = entry["kind"]?.kind,
      case .array(let numbers)? = entry["frame"]?.kind
    else { return nil }
    var view = LaidOut(id: id, kind: kind, frame: [], text: nil, isHidden: false)
    if storesPaint { view.paint = paint(of: entry) }
    for number in numbers { if case .number(let value) = number.kind { view.frame.append(value) } }
    if case .string(let label)? = entry["label"]?.kind { view.label = label }
    if case .string(let parent)? = entry["parent"]?.kind { view.parent = parent }
    if case .string(let text)? = entry["text"]?.kind { view.text = text }
    if case .bool(true)? = entry["hidden"]?.kind { view.isHidden = true }
    view.steps = steps(of: entry)
    return view.frame.count == 4 ? view : nil
  }
  var counts: [String: Int] = [:]
  for index in views.indices {
    views[index].occurrence = counts[views[index].id, default: 0]
    counts[views[index].id, default: 0] += 1
  }
  for index in views.indices { views[index].count = counts[views[index].id] ?? 1 }
  nameByNeighbors(&views)
  return views
}

/// Gives views without a name of their own the name of a view inside of them, or beside them.
private func nameByNeighbors(_ views: inout [LaidOut]) {
  var inside: [String: String] = [:]
  // Backwards, so that the first of several names remains.
  for view in views.reversed() {
    guard let parent = view.parent, let name = view.ownName ?? inside[view.id] else { continue }
    inside[parent] = name
  }
  for index in views.indices where views[index].ownName == nil {
    if let name = inside[views[index].id] {
      views[index].reference = "with \(name)"
    } else if let parent = views[index].parent, let name = inside[parent] {
      views[index].reference = "beside \(name)"
    }
  }
}

/// Returns the colors, fonts and images of a view by name, in the order of the file.
private func paint(of entry: JSONValue) -> [(name: String, value: String)] {
  guard case .object(let members)? = entry["paint"]?.kind else { return [] }
  return members.compactMap { member in
    if case .string(let value) = member.value.kind { (member.key, value) } else { nil }
  }
}

/// Returns the titles and lines of the steps that led to a view, or nil for other layouts.
private func steps(of entry: JSONValue) -> [(title: String, place: String?)]? {
  guard case .array(let steps)? = entry["steps"]?.kind else { return nil }
  return steps.compactMap { step in
    guard case .array(let words) = step.kind else { return nil }
    let texts = words.compactMap { if case .string(let text) = $0.kind { text } else { nil } }
    return texts.first.map { ($0, texts.count > 1 ? texts[1] : nil) }
  }
}

/// Returns whether a view's id was generated: `view8`, or Interface Builder's `UDh-rB-yH2`.
private func isGeneratedID(_ id: String) -> Bool {
  if id.hasPrefix("view") { return id.dropFirst(4).allSatisfy(\.isNumber) }
  let parts = id.split(separator: "-", omittingEmptySubsequences: false)
  return parts.map(\.count) == [3, 2, 3] && parts.joined().allSatisfy { $0.isLetter || $0.isNumber }
}

/// Returns the effects on a view: its visibility, position, size, text and paint.
///
/// A change of text is reported as the reason for a change of size, because it usually is.
private func change(_ was: LaidOut, _ now: LaidOut) -> [LayoutEffect] {
  if was.isHidden != now.isHidden {
    let (kind, word) = now.isHidden ? (LayoutEffect.Kind.hidden, "hidden") : (.shown, "shown")
    return [LayoutEffect(now, [kind], " is \(word) now")]
  }
  var kinds: Set<LayoutEffect.Kind> = []
  var parts: [String] = []
  for (index, words) in [("left", "right"), ("up", "down")].enumerated() {
    let distance = now.frame[index] - was.frame[index]
    guard abs(distance) > negligible else { continue }
    kinds.insert(.moved)
    parts.append("moved \(points(distance)) pt \(distance < 0 ? words.0 : words.1)")
  }
  for (index, words) in [("narrower", "wider"), ("lower", "taller")].enumerated() {
    let growth = now.frame[index + 2] - was.frame[index + 2]
    guard abs(growth) > negligible else { continue }
    kinds.insert(.resized)
    parts.append(
      "\(growth < 0 ? "shrank" : "grew") \(points(growth)) pt \(growth < 0 ? words.0 : words.1)")
  }
  let hasOtherText = was.text != now.text
  if hasOtherText { kinds.insert(.text) }
  let text = "its text changed from “\(was.text ?? "")” to “\(now.text ?? "")”"
  let paint = paintChanges(was.paint, now.paint).map { name, words in
    LayoutEffect(now, [name.hasSuffix("image") ? .image : .style], ": its \(words)")
  }
  let steps = stepChanges(was, now)
  if parts.isEmpty {
    return (hasOtherText ? [LayoutEffect(now, kinds, ": \(text)")] : []) + paint + steps
  }
  let words = " \(parts.joined(separator: ", "))" + (hasOtherText ? ", because \(text)" : "")
  return [LayoutEffect(now, kinds, words)] + paint + steps
}

/// The difference in points that is due to arithmetic.
private let negligible = 1e-6

/// Returns the changed steps of a layout by proposals, for example `padding 12 → 16`.
private func stepChanges(_ was: LaidOut, _ now: LaidOut) -> [LayoutEffect] {
  guard let old = was.steps, let new = now.steps else { return [] }
  return StepChanges.differences(from: old.map(\.title), to: new.map(\.title)).map { change in
    let step = change.newer.map { new[$0] } ?? change.older.map { old[$0] }
    var effect = LayoutEffect(now, [.style], ": \(change.text)")
    effect.place = step?.place
    effect.isStep = true
    return effect
  }
}

extension LayoutEffect {
  fileprivate init(_ view: LaidOut, _ kinds: Set<Kind>, _ words: String) {
    self.init(view: view.id, name: view.name, kinds: kinds, words: words, place: view.place)
  }
}

/// Returns the changed colors, fonts and images, for example `color changed from #000000 to
/// #FF3B30`.
private func paintChanges(
  _ old: [(name: String, value: String)]?, _ new: [(name: String, value: String)]?
) -> [(name: String, words: String)] {
  guard let old, let new else { return [] }
  let removed = old.filter { entry in !new.contains { $0.name == entry.name } }
  return new.compactMap { name, value in
    let before = old.first { $0.name == name }?.value ?? "the default"
    return before == value ? nil : (name, "\(name) changed from \(before) to \(value)")
  } + removed.map { ($0.name, "\($0.name) changed from \($0.value) to the default") }
}

/// Returns a distance with at most two decimals, which distinguishes single pixels at 3×.
private func points(_ value: Double) -> String { numberText(abs(value), decimals: 2) }
