import VitrineGraphics

/// A control of an AppKit file, as far as its size needs it.
struct AppKitControl {
  /// AppKit's control sizes; the default is the regular one.
  enum Size: String { case regular, small, mini, large }

  /// The controls of one version of Xcode and those after it.
  ///
  /// Those of macOS 11 came with Xcode 12.2; of them Xcode 12.0 has the check boxes alone.
  enum Generation: Comparable {
    case xcode6, xcode10, xcode11, xcode12, macOS11, macOS26

    init(_ xcode: XcodeVersion) {
      switch xcode {
      case ..<(.xcode10): self = .xcode6
      case ..<(.xcode11Beta): self = .xcode10
      case ..<(.xcode12): self = .xcode11
      case ..<(.xcode12Point2): self = .xcode12
      case ..<(.xcode26): self = .macOS11
      default: self = .macOS26
      }
    }
  }

  let element: XMLElement
  /// The element of the control's cell, which has its style.
  let cell: XMLElement?
  let size: Size
  let generation: Generation

  init(_ element: XMLElement, _ generation: Generation) {
    self.element = element
    cell = element.child(key: "cell")
    size = Size(rawValue: cell?["controlSize"] ?? element["controlSize"] ?? "") ?? .regular
    self.generation = generation
  }

  /// Whether a text field shows nothing but its text.
  var isLabel: Bool {
    element.name == "textField" && cell?["borderStyle"] == nil
      && cell?.bool("drawsBackground") != true
  }

  /// Whether the control has a bezel: a button can be nothing but its title and image.
  var isBordered: Bool { cell?["borderStyle"]?.hasPrefix("border") ?? false }

  var isVertical: Bool {
    let frame = element.child("rect", key: "frame")
    return (frame?.number("height") ?? 0) > (frame?.number("width") ?? 0)
  }

  /// Whether a slider has marks beside it, which its knob points to.
  var hasTickMarks: Bool { (cell?.number("numberOfTickMarks") ?? 0) > 0 }
}
