import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Returns the properties of a view as names and texts.
///
/// Reflection reads them, so that no property can be missing.
func properties(of view: View, in tree: ViewTree) -> [(name: String, value: String)] {
  var list = PropertyList()
  list.add(view.kind)
  list.add(view.style)
  // Every view has a content mode, but only images depend on it.
  if !view.kind.showsImage { list.remove("contentMode") }
  list.add("hidden", view.isHidden)
  list.add("horizontal hugging", view.hugging.horizontal.value)
  list.add("vertical hugging", view.hugging.vertical.value)
  list.add("horizontal resistance", view.compressionResistance.horizontal.value)
  list.add("vertical resistance", view.compressionResistance.vertical.value)
  list.add("intrinsicWidth", view.intrinsicWidth)
  list.add("intrinsicHeight", view.intrinsicHeight)
  if let margins = view.layoutMargins { list.add("layoutMargins", margins) }
  list.add("preservesSuperviewLayoutMargins", view.preservesSuperviewLayoutMargins)
  list.add("semanticDirection", view.semanticDirection)
  // The parts of a cell are views, which are compared separately.
  for name in ["contentView", "textLabel", "detailLabel", "imageView", "stacksLabels"] {
    list.remove(name)
  }
  // The host places the root, and containers place their subviews. Steps are compared separately.
  if view.step == nil, view.translatesAutoresizingMask, let parent = view.parent,
    !tree[parent].kind.placesChildren
  {
    list.add("autoresizing", view.autoresizingMask.words)
    if let frame = view.frame { list.add("frame", frame) }
  }
  return list.entries
}

/// A list of properties that reflection reads, so that new properties of views need no code here.
private struct PropertyList {
  private(set) var entries: [(name: String, value: String)] = []

  /// Adds the content of a view's kind.
  mutating func add(_ kind: ViewKind) {
    switch kind {
    case .label(let label): addParts(of: label)
    case .button(let button): add(button)
    case .effect(.blur(let style)): entries.append(("effect", "\(style) blur"))
    case .effect(.vibrancy(let style)): entries.append(("effect", "\(style) vibrancy"))
    default:
      if let content = Mirror(reflecting: kind).children.first?.value { addParts(of: content) }
    }
  }

  /// Adds a button's content for each state.
  private mutating func add(_ button: Button) {
    for state in Button.State.allCases {
      guard let face = button.faces[state] else { continue }
      let place = state == .normal ? "" : " when \(state.rawValue)"
      if let title = face.title {
        entries.append(("title\(place)", "“\(title.string)”"))
        if let font = title.runs.first?.attributes.font, font != button.font {
          entries.append(("title's font\(place)", fontText(font)))
        }
      }
      for child in Mirror(reflecting: face).children where child.label != "title" {
        guard let name = child.label else { continue }
        let value = Self.text(child.value)
        if value != "none" { entries.append(("\(name)\(place)", value)) }
      }
    }
    for child in Mirror(reflecting: button).children where child.label != "faces" {
      if let name = child.label { entries.append((Self.plain(name), Self.text(child.value))) }
    }
  }

  mutating func add(_ style: ViewStyle) { addParts(of: style) }

  mutating func remove(_ name: String) { entries.removeAll { $0.name == name } }

  mutating func add(_ name: String, _ value: Any) { entries.append((name, Self.text(value))) }

  /// Adds every stored property of a value.
  ///
  /// A text also adds its font and its paragraph style.
  private mutating func addParts(of content: Any) {
    for child in Mirror(reflecting: content).children {
      guard let name = child.label else { continue }
      if let text = child.value as? AttributedText {
        add(name, text)
      } else {
        entries.append((Self.plain(name), Self.text(child.value)))
      }
    }
  }

  /// Adds a text's string and font, and the other attributes of its first run.
  private mutating func add(_ name: String, _ text: AttributedText) {
    entries.append((name, "“\(text.string)”"))
    guard let first = text.runs.first else { return }
    entries.append(("font", Self.text(first.attributes.font)))
    let isUniform = text.runs.allSatisfy {
      $0.attributes == first.attributes && $0.paragraph == first.paragraph
    }
    if !isUniform {
      let runs = text.runs.map { run in
        let paragraph = run.paragraph.map { ", \(Self.text($0))" } ?? ""
        return "\(run.text.count): \(Self.text(run.attributes))\(paragraph)"
      }
      entries.append(("runs", runs.joined(separator: "; ")))
    }
    for child in Mirror(reflecting: text.paragraph).children {
      if let label = child.label { entries.append((label, Self.text(child.value))) }
    }
  }

  /// Returns a property's name without the prefix `is`, for example `enabled` for `isEnabled`.
  private static func plain(_ name: String) -> String {
    guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else {
      return name
    }
    return third.lowercased() + name.dropFirst(3)
  }

  /// Returns the text of a value.
  private static func text(_ value: Any) -> String {
    switch value {
    case let color as Color: color.text
    case let font as FontDescription: fontText(font)
    case let text as AttributedText: "“\(text.string)”"
    case let insets as Insets:
      [insets.top, insets.left, insets.bottom, insets.right].map { numberText($0) }.joined(
        separator: ", ")
    case let rect as Rect: frameText(rect)
    case let point as Point: "\(numberText(point.x)), \(numberText(point.y))"
    case let size as Size: "\(numberText(size.width))×\(numberText(size.height))"
    case let priorities as AxisPriorities:
      "\(numberText(priorities.horizontal.value)), \(numberText(priorities.vertical.value))"
    case let double as Double: numberText(double)
    case let image as ImageReference:
      "'\(image.name)'" + (image.rendering == .automatic ? "" : " (\(image.rendering.rawValue))")
        + (image.slices.map {
          " \($0.resizing == .tile ? "repeated" : "stretched") within \(text($0.capInsets))"
        } ?? "")
    default: composed(value)
    }
  }

  /// Returns the text of a value of another type by its parts.
  ///
  /// The parts of structs that are nil or false are left out. A dictionary's pairs are sorted,
  /// because their order differs between runs.
  private static func composed(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text($0.value) } ?? "none"
    case .collection:
      return "[" + mirror.children.map { text($0.value) }.joined(separator: ", ") + "]"
    case .dictionary:
      let pairs = mirror.children.map { child in
        Mirror(reflecting: child.value).children.map { text($0.value) }.joined(separator: ": ")
      }
      return "[" + pairs.sorted().joined(separator: ", ") + "]"
    case .struct:
      let parts = mirror.children.compactMap { child -> String? in
        let part = text(child.value)
        return part == "none" || part == "false" ? nil : "\(child.label ?? "") \(part)"
      }
      return parts.joined(separator: ", ")
    default: return "\(value)"
    }
  }
}

extension Color {
  /// The color as `#RRGGBB`, with the alpha if it isn't 1.
  fileprivate var text: String {
    if alpha == 0 { return "clear" }
    return alpha == 1 ? hexText : "\(hexText) at \(numberText(alpha * 100)) %"
  }
}

extension ViewKind {
  /// A Boolean value that indicates whether the view places its subviews and ignores their
  /// autoresizing masks.
  fileprivate var placesChildren: Bool {
    switch self {
    case .stack, .grid, .table, .tableCell, .collection: true
    default: false
    }
  }
}

extension AutoresizingMask {
  /// The names of the flexible margins and dimensions.
  fileprivate var words: String {
    let all: [(String, AutoresizingMask)] = [
      ("left", .flexibleMinX), ("width", .flexibleWidth), ("right", .flexibleMaxX),
      ("top", .flexibleMinY), ("height", .flexibleHeight), ("bottom", .flexibleMaxY),
    ]
    let flexible = all.filter { contains($0.1) }.map(\.0)
    return flexible.isEmpty ? "fixed" : "flexible \(flexible.joined(separator: ", "))"
  }
}
