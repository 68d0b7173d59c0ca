import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster

extension LintScene {
  /// The texts that don't fit in this variant.
  var fitIssues: [FitIssue] {
    guard !overflowsCompact else { return opensForMore ? [] : [overflow] }
    let texts = texts.filter {
      isShown[$0.view.index] && !isCollapsed($0.view) && !isStoredOutside($0.view)
    }
    var fitIssues: [FitIssue] = []
    for text in texts {
      if let issue = cut(text) ?? truncated(text) { fitIssues.append(issue) }
    }
    for (index, text) in texts.enumerated() {
      for other in texts[..<index] {
        if let issue = overlap(text, other) { fitIssues.append(issue) }
      }
    }
    return fitIssues
  }

  /// A Boolean value that indicates whether a storyboard's expanded mode shows the content that
  /// doesn't fit in compact mode.
  private var opensForMore: Bool {
    source.isInterface && inspection.scene.header.offersToggle
  }

  /// Returns whether a view is inside a clipping view without width or height, which is a common
  /// way to hide it.
  private func isCollapsed(_ id: ViewID) -> Bool {
    lineage(id).dropFirst().contains { outer in
      let size = frame(outer).size
      return tree[outer].clipsSubviews && (size.width < 1 || size.height < 1)
    }
  }

  /// The issue of a compact widget that is too high.
  ///
  /// All other issues would be consequences.
  private var overflow: FitIssue {
    let needed = inspection.neededHeight
    return FitIssue(
      kind: .overflow, view: ViewTree.root,
      message:
        "the compact content needs \(points(needed)) points, but the card has \(points(card.height))",
      remedy: source.isInterface
        ? "hide or shorten content in code when the display mode changes to compact"
        : "hide or shorten content in compact mode", box: card, weight: needed - card.height)
  }

  /// Returns the issue of a text that ends in an ellipsis, or at the edge if its mode clips.
  private func truncated(_ text: DrawnText) -> FitIssue? {
    guard text.isTruncated, !isStandIn(text.view) else { return nil }
    // A clipping line break mode doesn't change the text.
    if tree[text.view].text == text.string {
      return FitIssue(
        kind: .clipped, view: text.view, message: "\(name(text.view)) is clipped at its end",
        remedy: "allow it more space, let it shrink, or shorten the text", box: text.room,
        weight: Double(text.size))
    }
    let shown = text.string.count > 48 ? "\(text.string.prefix(47))…" : text.string
    return FitIssue(
      kind: .truncated, view: text.view, message: "\(name(text.view)) is truncated to “\(shown)”",
      remedy: "allow it more space or more lines, let it shrink, or shorten the text",
      box: text.room,
      weight: Double(text.size))
  }

  /// Returns the issue of a text with letters outside the visible area.
  private func cut(_ text: DrawnText) -> FitIssue? {
    var window = windows[text.view.index]
    // Labels and text views clip to their bounds.
    switch tree[text.view].kind {
    case .label, .textView: window = window.intersection(frame(text.view))
    default: break
    }
    let slack = Insets(all: -1)
    guard let line = text.lines.first(where: { !window.inset(by: slack).contains($0.box) }) else {
      return nil
    }
    // The length of a pseudo-translated placeholder isn't the length of the final text.
    if variant.stresses.contains(.longText), isStandIn(text.view) { return nil }
    // Content below a card that can be expanded is meant to be revealed.
    if opensForMore, variant.mode == .compact, line.box.minY >= card.maxY - 1 { return nil }
    // A truncated line may exceed its width by part of the ellipsis.
    let seen = window.intersection(line.box)
    let isGone = seen.height < 1 || seen.width < 1
    // A clip or a mask of SwiftUI's author that hides a text as a whole is meant to, as in a rolling
    // number.
    let isInClip = lineage(text.view).dropFirst().dropLast().contains { outer in
      tree[outer].clipsSubviews || tree[outer].subviews.contains { tree[$0].style.isMask }
    }
    if isGone, isInClip, variant.host == .home { return nil }
    let share = seen.width * seen.height / max(1, line.box.width * line.box.height)
    if text.isTruncated, share > 0.9 { return nil }
    let rest = percent(1 - share)
    let effect =
      if isGone {
        leavesSection(text.view)
          ? "is outside of the widget, over what is beside it"
          : "isn't visible: it is outside its clipping view"
      } else {
        leavesSection(text.view)
          ? "extends beyond the widget by \(rest) of a line"
          : "is clipped: \(rest) of a line isn't visible"
      }
    return FitIssue(
      kind: .clipped, view: text.view, message: "\(name(text.view)) \(effect)",
      remedy: "allow it more space, or constrain it to its superview", box: line.box,
      weight: 1 - share)
  }

  /// Returns whether nothing clips a view that is outside of the widget.
  ///
  /// Cards clip a widget. Sections of iOS 8 and 9 and of a Mac's panel don't.
  private func leavesSection(_ id: ViewID) -> Bool {
    variant.system.presentation != .card && !lineage(id).contains { tree[$0].clipsSubviews }
  }

  /// Returns whether a text is a placeholder that code replaces.
  ///
  /// Placeholders are Interface Builder's default texts, the names of variables, and Lorem ipsum.
  func isStandIn(_ id: ViewID) -> Bool {
    guard source.isInterface else { return false }
    // The file's text is compared, because the view has the pseudo-translation.
    let element = source.element(of: tree[id])
    guard let text = element?.attributes["text"] ?? tree[id].text else { return false }
    // These are Xcode's texts for new objects and their usual replacements.
    let editors = ["label", "title", "subtitle", "detail", "button", "text", "name", "value", "-"]
    let letters = text.filter(\.isLetter)
    return letters.count < 2 || editors.contains(text.lowercased()) || text.hasPrefix("<")
      || text.contains("_") || text.hasPrefix("Lorem ipsum")
  }

  private func percent(_ share: Double) -> String { "\(Int(clamping: share * 100 + 0.5)) %" }

  /// Returns whether two texts belong to alternatives: overlapping views of which code shows one.
  private func areAlternatives(_ id: ViewID, _ other: ViewID) -> Bool {
    let line = lineage(id)
    let otherLine = lineage(other)
    guard let common = line.first(where: otherLine.contains),
      let branch = line.prefix(while: { $0 != common }).last,
      let otherBranch = otherLine.prefix(while: { $0 != common }).last
    else { return false }
    let (a, b) = (frame(branch), frame(otherBranch))
    let shared = a.intersection(b)
    let smaller = min(a.width * a.height, b.width * b.height)
    return smaller > 0 && shared.width * shared.height > smaller * 0.6
  }

  /// Returns whether a material or a nearly opaque shape is in front of the lower of two texts.
  private func hasMaterial(between id: ViewID, and other: ViewID, over box: Rect) -> Bool {
    let (lower, upper) = (min(id, other), max(id, other))
    return shown.contains { view in
      guard view > lower, view < upper, frame(view).contains(box) else { return false }
      if case .effect(.blur) = tree[view].kind { return true }
      return (inspection.scene.drawings[view] ?? []).contains { item in
        guard case .fill(_, let paint, _) = item, case .color(let color) = paint else {
          return false
        }
        return color.alpha >= 0.5
      }
    }
  }

  /// Returns the issue of two texts whose visible lines intersect.
  ///
  /// Frames can overlap without harm.
  private func overlap(_ text: DrawnText, _ other: DrawnText) -> FitIssue? {
    guard text.view != other.view, !(source.isInterface && areAlternatives(text.view, other.view))
    else { return nil }
    for line in text.lines {
      for below in other.lines {
        let seen = line.box.intersection(windows[text.view.index])
        let common = seen.intersection(below.box).intersection(windows[other.view.index])
        guard common.width > 1, common.height > 1,
          !hasMaterial(between: text.view, and: other.view, over: common)
        else { continue }
        return FitIssue(
          kind: .overlapping, view: text.view, other: other.view,
          message: "\(name(text.view)) overlaps \(name(other.view))",
          remedy: "add a constraint between the two, so that neither can grow into the other",
          box: common, weight: common.width * common.height)
      }
    }
    return nil
  }
}
