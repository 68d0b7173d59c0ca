import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Look {
  /// What is wrong with the texts and the room for them in this variant.
  var problems: [Problem] {
    guard !overflowsCompact else { return [overflow] }
    let texts = texts.filter { isShown[$0.view.index] }
    var problems: [Problem] = []
    for text in texts {
      if let problem = cut(text) ?? truncated(text) { problems.append(problem) }
    }
    for (index, text) in texts.enumerated() {
      for other in texts[..<index] {
        if let problem = overlap(text, other) { problems.append(problem) }
      }
    }
    return problems
  }

  private var overflow: Problem {
    let needed = inspection.fitting[ViewTree.root].height
    return Problem(
      kind: .overflow, view: ViewTree.root,
      message:
        "the compact content needs \(points(needed)) points, but gets \(points(card.height))",
      mend: source.isInterface
        ? "hide or shorten what compact has no room for when the display mode changes"
        : "hide or shorten something in compact mode", box: card, weight: needed - card.height)
  }

  private func truncated(_ text: DrawnText) -> Problem? {
    guard text.isTruncated, !(source.isInterface && isStandIn(text.view)) else { return nil }
    let shown = text.string.count > 48 ? "\(text.string.prefix(47))…" : text.string
    return Problem(
      kind: .truncated, view: text.view, message: "\(name(text.view)) is cut to “\(shown)”",
      mend: "give it more room or more lines, let it shrink, or say less", box: text.room,
      weight: Double(text.size))
  }

  /// A text whose letters reach out of where they can be seen.
  private func cut(_ text: DrawnText) -> Problem? {
    var window = windows[text.view.index]
    // A label and a text view paint within their bounds alone.
    switch tree[text.view].kind {
    case .label, .textView: window = window.intersection(frame(text.view))
    default: break
    }
    let slack = Insets(all: -1)
    guard let line = text.lines.first(where: { !window.inset(by: slack).contains($0.box) }) else {
      return nil
    }
    // A truncated line is as wide as its room, give or take its last letter.
    let seen = window.intersection(line.box)
    let isGone = seen.height < 1 || seen.width < 1
    let share = seen.width * seen.height / max(1, line.box.width * line.box.height)
    if text.isTruncated, share > 0.9 { return nil }
    return Problem(
      kind: .clipped, view: text.view,
      message: isGone
        ? "\(name(text.view)) cannot be seen: it lies outside what holds it"
        : "\(name(text.view)) is cut off: \(percent(1 - share)) of a line cannot be seen",
      mend: "give it more room, or constrain it to what holds it", box: line.box,
      weight: 1 - share)
  }

  /// Whether a file's text only stands for one that code sets: the editor's own words, names of
  /// variables, and the printers' Latin.
  private func isStandIn(_ id: ViewID) -> Bool {
    // The words of the plain file, not their pseudo-translation.
    let element = source.element(of: tree[id])
    guard let text = element?.attributes["text"] ?? tree[id].text else { return false }
    let editors = ["label", "title", "subtitle", "detail", "button", "text", "name", "value", "-"]
    let letters = text.filter(\.isLetter)
    return letters.count < 2 || editors.contains(text.lowercased()) || text.hasPrefix("<")
      || text.contains("_") || text.hasPrefix("Lorem ipsum")
  }

  private func percent(_ share: Double) -> String { "\(Int(share * 100 + 0.5)) %" }

  /// Whether two texts lie in parts of a file that take turns: code shows one part or the other,
  /// and both have the same place.
  private func areAlternatives(_ id: ViewID, _ other: ViewID) -> Bool {
    let line = lineage(id)
    let otherLine = lineage(other)
    guard let common = line.first(where: otherLine.contains),
      let own = line.prefix(while: { $0 != common }).last,
      let others = otherLine.prefix(while: { $0 != common }).last
    else { return false }
    let (a, b) = (frame(own), frame(others))
    let shared = a.intersection(b)
    let smaller = min(a.width * a.height, b.width * b.height)
    return smaller > 0 && shared.width * shared.height > smaller * 0.6
  }

  private func overlap(_ text: DrawnText, _ other: DrawnText) -> Problem? {
    guard text.view != other.view, !(source.isInterface && areAlternatives(text.view, other.view))
    else { return nil }
    for line in text.lines {
      for below in other.lines {
        let seen = line.box.intersection(windows[text.view.index])
        let common = seen.intersection(below.box).intersection(windows[other.view.index])
        guard common.width > 1, common.height > 1 else { continue }
        return Problem(
          kind: .overlapping, view: text.view, other: other.view,
          message: "\(name(text.view)) lies over \(name(other.view))",
          mend: "constrain the two to one another, so that neither can grow into the other",
          box: common, weight: common.width * common.height)
      }
    }
    return nil
  }
}
