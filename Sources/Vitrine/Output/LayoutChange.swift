import VitrineGraphics
import VitrineImport

/// What differs between two layouts written as JSON, in sentences that name the view.
///
/// Nil where either cannot be read. An empty list means that no view moved: only colours or images
/// changed.
public func layoutChanges(from old: [UInt8], to new: [UInt8]) -> [String]? {
  guard let before = try? JSON.parse(old, file: "old"),
    let after = try? JSON.parse(new, file: "new"),
    let was = views(before), let now = views(after)
  else { return nil }
  var sentences: [String] = []
  for view in now where !was.contains(where: { $0.id == view.id }) {
    sentences.append("\(view.kind) `\(view.id)` is new")
  }
  for view in was {
    guard let other = now.first(where: { $0.id == view.id }) else {
      sentences.append("\(view.kind) `\(view.id)` is gone")
      continue
    }
    sentences += change(view, other)
  }
  return sentences
}

private struct LaidOut {
  var id: String
  var kind: String
  var frame: [Double]
  var text: String?
  var isHidden: Bool
}

private func views(_ value: JSONValue) -> [LaidOut]? {
  guard case .array(let entries)? = value["views"]?.kind else { return nil }
  return entries.compactMap { entry in
    guard case .string(let id)? = entry["id"]?.kind, case .string(let kind)? = entry["kind"]?.kind,
      case .array(let numbers)? = entry["frame"]?.kind
    else { return nil }
    var view = LaidOut(id: id, kind: kind, frame: [], text: nil, isHidden: false)
    for number in numbers { if case .number(let value) = number.kind { view.frame.append(value) } }
    if case .string(let text)? = entry["text"]?.kind { view.text = text }
    if case .bool(true)? = entry["hidden"]?.kind { view.isHidden = true }
    return view.frame.count == 4 ? view : nil
  }
}

private func change(_ was: LaidOut, _ now: LaidOut) -> [String] {
  let name = "\(now.kind) `\(now.id)`"
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
  if parts.isEmpty { return hasOtherText ? ["\(name): \(text)"] : [] }
  return ["\(name) \(parts.joined(separator: ", "))" + (hasOtherText ? ", because \(text)" : "")]
}

private func points(_ value: Double) -> String {
  let hundredths = PixelGrid.floor(abs(value) * 100 + 0.5) / 100
  return PixelGrid.floor(hundredths) == hundredths ? "\(Int(hundredths))" : "\(hundredths)"
}
