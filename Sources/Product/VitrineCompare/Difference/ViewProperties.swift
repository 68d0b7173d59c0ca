import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// The properties of a view by name, in words.
///
/// Read off the values themselves, so that no property can be forgotten here.
func properties(of view: View, in tree: ViewTree) -> [(name: String, value: String)] {
  var list = PropertyList()
  list.add(view.kind)
  list.add(view.style)
  // Every view has a content mode, and only images show it.
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
  // The parts of a cell are views, which are compared themselves.
  for name in ["contentView", "textLabel", "detailLabel", "imageView", "stacksLabels"] {
    list.remove(name)
  }
  // The host places the root, and containers what they hold.
  if view.translatesAutoresizingMask, let parent = view.parent, !tree[parent].kind.placesChildren {
    list.add("autoresizing", view.autoresizingMask.words)
    if let frame = view.frame { list.add("frame", frame) }
  }
  return list.entries
}

/// Collects properties by reflection: a new property of a view is then compared without a line
/// here.
private struct PropertyList {
  private(set) var entries: [(name: String, value: String)] = []

  /// A kind's own content.
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

  /// A button's content, state by state.
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

  /// Every stored property of a value; a text also brings its font and its paragraph.
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

  /// A text's words, its font and what else its first letters look like.
  private mutating func add(_ name: String, _ text: AttributedText) {
    entries.append((name, "“\(text.string)”"))
    guard let first = text.runs.first else { return }
    entries.append(("font", Self.text(first.attributes.font)))
    let runs = text.runs.map { run in
      let paragraph = run.paragraph.map { ", \(Self.text($0))" } ?? ""
      return "\(run.text.count): \(Self.text(run.attributes))\(paragraph)"
    }
    if text.runs.count > 1 { entries.append(("runs", runs.joined(separator: "; "))) }
    for child in Mirror(reflecting: text.paragraph).children {
      if let label = child.label { entries.append((label, Self.text(child.value))) }
    }
  }

  /// `isEnabled` is `enabled` to people.
  private static func plain(_ name: String) -> String {
    guard name.hasPrefix("is"), let third = name.dropFirst(2).first, third.isUppercase else {
      return name
    }
    return third.lowercased() + name.dropFirst(3)
  }

  /// A value as people write it.
  private static func text(_ value: Any) -> String {
    switch value {
    case let color as Color: color.text
    case let font as FontDescription: fontText(font)
    case let text as AttributedText: "“\(text.string)”"
    case let insets as Insets:
      [insets.top, insets.left, insets.bottom, insets.right].map(numberText).joined(separator: ", ")
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

  /// A value of another type by its parts: optionals, arrays, structs without what is none or
  /// false.
  ///
  /// A dictionary's pairs are sorted, since their own order changes from run to run.
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
  /// `#RRGGBB`, and the alpha where it isn't 1.
  fileprivate var text: String {
    if alpha == 0 { return "clear" }
    return alpha == 1 ? hexText : "\(hexText) at \(numberText(alpha * 100)) %"
  }
}

extension ViewKind {
  /// Whether it places its children, regardless of their autoresizing masks.
  fileprivate var placesChildren: Bool {
    switch self {
    case .stack, .grid, .table, .tableCell, .collection: true
    default: false
    }
  }
}

extension AutoresizingMask {
  /// What gives way, in words.
  fileprivate var words: String {
    let all: [(String, AutoresizingMask)] = [
      ("left", .flexibleMinX), ("width", .flexibleWidth), ("right", .flexibleMaxX),
      ("top", .flexibleMinY), ("height", .flexibleHeight), ("bottom", .flexibleMaxY),
    ]
    let flexible = all.filter { contains($0.1) }.map(\.0)
    return flexible.isEmpty ? "fixed" : "flexible \(flexible.joined(separator: ", "))"
  }
}
