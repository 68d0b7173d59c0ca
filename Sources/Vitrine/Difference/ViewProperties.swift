import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// What can be said of a view, each property by its name and in words.
///
/// Read off the values themselves, so that no property can be forgotten here.
func properties(of view: View, in tree: ViewTree) -> [(name: String, value: String)] {
  var list = PropertyList()
  list.add(view.kind)
  list.add(view.style)
  if !view.kind.showsImage { list.remove("contentMode") }
  list.add("hidden", view.isHidden)
  list.add("hugging", view.hugging)
  list.add("compressionResistance", view.compressionResistance)
  list.add("intrinsicWidth", view.intrinsicWidth)
  list.add("intrinsicHeight", view.intrinsicHeight)
  if let margins = view.layoutMargins { list.add("layoutMargins", margins) }
  list.add("preservesSuperviewLayoutMargins", view.preservesSuperviewLayoutMargins)
  list.add("semanticDirection", view.semanticDirection)
  // The host places the root.
  if view.translatesAutoresizingMask, view.parent != nil {
    list.add("autoresizingMask", view.autoresizingMask.rawValue)
    if let frame = view.frame { list.add("frame", frame) }
  }
  return list.entries
}

private struct PropertyList {
  private(set) var entries: [(name: String, value: String)] = []

  /// A kind's own content.
  mutating func add(_ kind: ViewKind) {
    switch kind {
    case .label(let label): addParts(of: label)
    case .button(let button): addParts(of: button)
    case .effect(.blur(let style)): entries.append(("effect", "\(style) blur"))
    case .effect(.vibrancy(let style)): entries.append(("effect", "\(style) vibrancy"))
    default:
      if let content = Mirror(reflecting: kind).children.first?.value { addParts(of: content) }
    }
  }

  mutating func add(_ style: ViewStyle) { addParts(of: style) }

  mutating func remove(_ name: String) { entries.removeAll { $0.name == name } }

  mutating func add(_ name: String, _ value: Any) { entries.append((name, Self.text(value))) }

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
    case let color as Color: color.hexText
    case let font as FontDescription: text(font)
    case let text as AttributedText: "“\(text.string)”"
    case let insets as Insets:
      [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ")
    case let rect as Rect: frameText(rect)
    case let point as Point: "\(number(point.x)), \(number(point.y))"
    case let size as Size: "\(number(size.width))×\(number(size.height))"
    case let priorities as AxisPriorities:
      "\(number(priorities.horizontal.value)), \(number(priorities.vertical.value))"
    case let double as Double: number(double)
    case let image as ImageReference:
      "'\(image.name)'" + (image.rendering == .automatic ? "" : " (\(image.rendering.rawValue))")
    default: composed(value)
    }
  }

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

  private static func text(_ font: FontDescription) -> String {
    let base =
      switch font.family {
      case .system(let weight): "\(number(font.size)) \(weight)"
      case .style(let style): "\(style)"
      case .named(let name): "\(name) \(number(font.size))"
      }
    return base + (font.isItalic ? " italic" : "")
      + (font.usesMonospacedDigits ? " monospaced digits" : "")
  }
}

/// A rectangle as `WIDTH×HEIGHT at X,Y`.
func frameText(_ frame: Rect) -> String {
  "\(number(frame.width))×\(number(frame.height)) at \(number(frame.minX)),\(number(frame.minY))"
}

/// A number without a fraction that says nothing, else with three digits.
private func number(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  let rounded = PixelGrid.floor(value * 1000 + 0.5) / 1000
  return rounded == PixelGrid.floor(rounded) ? "\(Int(rounded))" : "\(rounded)"
}

extension Color {
  /// `#RRGGBB`, and the alpha where it isn't 1.
  fileprivate var hexText: String {
    func digits(_ value: Double) -> String {
      let byte = max(0, min(255, Int(PixelGrid.floor(value * 255 + 0.5))))
      return String(byte + 256, radix: 16, uppercase: true).dropFirst().description
    }
    let base = "#" + digits(red) + digits(green) + digits(blue)
    return alpha == 1 ? base : "\(base) \(number(alpha))"
  }
}
