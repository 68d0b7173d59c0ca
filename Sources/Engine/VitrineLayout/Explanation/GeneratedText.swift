import VitrineGraphics

/// Formats a length in points with at most one decimal.
func points(_ value: Double) -> String { numberText(value, decimals: 1) }

extension System {
  /// The rules of Interface Builder's canvas that determined the root's insets, or an empty text.
  private var canvasText: String {
    guard !context.canvasRules.isEmpty else { return "" }
    return " (\(context.canvasRules.map(\.text).joined(separator: "; ")))"
  }

  /// Returns the canvas rule that gives a view without content its size, or nil for other
  /// constraints.
  private func storedSizeText(_ kind: String, _ view: ViewID) -> String? {
    guard tree.appKit == nil else { return nil }
    let name = tree[view].userLabel ?? tree[view].name
    switch (kind, tree[view].intrinsicWidth, tree[view].intrinsicHeight) {
    case ("horizontal hugging", .fixed(let width), _),
      ("horizontal compression resistance", .fixed(let width), _):
      guard tree[view].fixedSizeSources.width == .rule else { return nil }
      return "the canvas keeps \(name) as wide as it was drawn, \(points(width))"
    case ("vertical hugging", _, .fixed(let height)),
      ("vertical compression resistance", _, .fixed(let height)):
      guard tree[view].fixedSizeSources.height == .rule else { return nil }
      return "the canvas keeps \(name) as high as it was drawn, \(points(height))"
    default: return nil
    }
  }

  /// Describes a constraint that layout generated, in the terms of developers.
  ///
  /// The kinds are the names in `Source.made`. An unknown kind is shown unchanged.
  func generatedText(_ kind: String, _ view: ViewID) -> String {
    let name = tree[view].userLabel ?? tree[view].name
    let size = intrinsics.indices.contains(view.index) ? intrinsics[view.index] : .none
    if let dot = kind.firstIndex(of: ".") {
      let part = kind[kind.index(after: dot)...]
      return "the \(part) of \(generatedText(String(kind[..<dot]), view))"
    }
    if let rule = storedSizeText(kind, view) { return rule }
    switch kind {
    case "root": return "the host gives \(name) its place and size"
    case "size": return "\(name) is never smaller than nothing"
    case "horizontal hugging":
      return "\(name) hugs its content's width of \(points(size.width ?? 0))"
    case "vertical hugging":
      return "\(name) hugs its content's height of \(points(size.height ?? 0))"
    case "horizontal compression resistance":
      return "\(name)'s content needs a width of \(points(size.width ?? 0))"
    case "vertical compression resistance":
      return "\(name)'s content needs a height of \(points(size.height ?? 0))"
    case "autoresizing": return "\(name)'s autoresizing mask and stored frame"
    case "safeArea": return "the safe area of \(name)" + canvasText
    case "layoutMargins": return "the margins of \(name)"
    case "readableContent": return "the readable width of \(name)"
    case "guide": return "the layout guide of \(name)" + canvasText
    case "top guide", "bottom guide":
      return "the \(kind.prefix { $0 != " " }) layout guide of \(name)" + canvasText
    case "frame": return "the frame guide of \(name)"
    case "keyboard": return "the keyboard guide of \(name)"
    case "content": return "the content offset of \(name)"
    case "cell": return "the cell \(name) places its content"
    case "table": return "the table \(name) stacks its rows"
    case "grid": return "the grid \(name) lays out its cells"
    case "flow": return "the collection \(name) lets its items flow"
    case "hiding": return "\(name) is hidden in a stack and takes no room"
    case "spacing": return "the stack \(name)'s spacing"
    case "alignment", "spanning-boundary", "spanning-fit", "ambiguity-suppression", "stack-hugging":
      return "the stack \(name)'s alignment"
    case "fill-equally", "fill-proportionally", "distributing-edge":
      return "the stack \(name)'s distribution"
    case "canvas-connection", "canvas-fit": return "the stack \(name) holds its views"
    default: return "\(name): \(kind)"
    }
  }
}
