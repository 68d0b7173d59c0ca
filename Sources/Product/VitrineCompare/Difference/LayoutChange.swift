import VitrineBase
import VitrineGraphics
import VitrineImport

/// Returns the differences between two layouts in JSON form, as sentences that name the view.
///
/// Returns nil if either layout is unreadable. An empty array means that no view moved and none of
/// the stored colors, fonts and images changed. The pixels can still differ.
public func layoutChanges(from old: [UInt8], to new: [UInt8]) -> [String]? {
  guard let before = try? JSON.parse(old, file: "old"),
    let after = try? JSON.parse(new, file: "new"),
    let was = views(before), let now = views(after)
  else { return nil }
  var sentences: [String] = []
  let earlier = Set(was.map(\.key))
  for view in now where !earlier.contains(view.key) { sentences.append("\(view.name) is new") }
  let later = Dictionary(now.map { ($0.key, $0) }) { first, _ in first }
  for view in was {
    guard let other = later[view.key] else {
      sentences.append("\(view.name) is gone")
      continue
    }
    sentences += change(view, other)
  }
  return sentences
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
  /// The name in sentences, for example ``label `title` (2 of 5)``.
  var name: String {
    "\(kind) `\(id)`" + (count > 1 ? " (\(occurrence + 1) of \(count))" : "")
  }
  var kind: String
  var frame: [Double]
  var text: String?
  var isHidden: Bool
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
    if case .string(let text)? = entry["text"]?.kind { view.text = text }
    if case .bool(true)? = entry["hidden"]?.kind { view.isHidden = true }
    return view.frame.count == 4 ? view : nil
  }
  var counts: [String: Int] = [:]
  for index in views.indices {
    views[index].occurrence = counts[views[index].id, default: 0]
    counts[views[index].id, default: 0] += 1
  }
  for index in views.indices { views[index].count = counts[views[index].id] ?? 1 }
  return views
}

/// Returns the colors, fonts and images of a view by name, in the order of the file.
private func paint(of entry: JSONValue) -> [(name: String, value: String)] {
  guard case .object(let members)? = entry["paint"]?.kind else { return [] }
  return members.compactMap { member in
    if case .string(let value) = member.value.kind { (member.key, value) } else { nil }
  }
}

/// Returns the changes of a view: its visibility, position, size, text and paint.
///
/// A change of text is reported as the reason for a change of size, because it usually is.
private func change(_ was: LaidOut, _ now: LaidOut) -> [String] {
  let name = now.name
  if was.isHidden != now.isHidden { return ["\(name) is \(now.isHidden ? "hidden" : "shown") now"] }
  var parts: [String] = []
  for (index, words) in [("left", "right"), ("up", "down")].enumerated() {
    let distance = now.frame[index] - was.frame[index]
    if distance != 0 {
      parts.append("moved \(points(distance)) pt \(distance < 0 ? words.0 : words.1)")
    }
  }
  for (index, words) in [("narrower", "wider"), ("lower", "taller")].enumerated() {
    let growth = now.frame[index + 2] - was.frame[index + 2]
    if growth != 0 {
      parts.append(
        "\(growth < 0 ? "shrank" : "grew") \(points(growth)) pt \(growth < 0 ? words.0 : words.1)")
    }
  }
  let hasOtherText = was.text != now.text
  let text = "its text changed from “\(was.text ?? "")” to “\(now.text ?? "")”"
  let paint = paintChanges(was.paint, now.paint).map { "\(name): its \($0)" }
  if parts.isEmpty { return (hasOtherText ? ["\(name): \(text)"] : []) + paint }
  return ["\(name) \(parts.joined(separator: ", "))" + (hasOtherText ? ", because \(text)" : "")]
    + paint
}

/// Returns the changed colors, fonts and images, for example `color changed from #000000 to
/// #FF3B30`.
private func paintChanges(
  _ old: [(name: String, value: String)]?, _ new: [(name: String, value: String)]?
) -> [String] {
  guard let old, let new else { return [] }
  let removed = old.filter { entry in !new.contains { $0.name == entry.name } }
  return new.compactMap { name, value in
    let before = old.first { $0.name == name }?.value ?? "the default"
    return before == value ? nil : "\(name) changed from \(before) to \(value)"
  } + removed.map { "\($0.name) changed from \($0.value) to the default" }
}

/// Returns a distance with at most two decimals, which distinguishes single pixels at 3×.
private func points(_ value: Double) -> String { numberText(abs(value), decimals: 2) }
