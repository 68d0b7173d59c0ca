import VitrineGraphics

/// The properties of an AppKit control that determine its size.
struct AppKitControl {
  /// The control sizes of AppKit, whose default is the regular size.
  enum Size: String { case regular, small, mini, large }

  /// The controls from one version of Xcode on.
  ///
  /// The controls of macOS 11 came with Xcode 12.2. Xcode 12.0 has only their check boxes.
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
  /// The control's cell, which has its style.
  let cell: XMLElement?
  let size: Size
  let generation: Generation

  init(_ element: XMLElement, _ generation: Generation) {
    self.element = element
    cell = element.child(key: "cell")
    size = Size(rawValue: cell?["controlSize"] ?? element["controlSize"] ?? "") ?? .regular
    self.generation = generation
  }

  /// A Boolean value that indicates whether a text field shows only its text.
  var isLabel: Bool {
    element.name == "textField" && cell?["borderStyle"] == nil
      && cell?.bool("drawsBackground") != true
  }

  /// A Boolean value that indicates whether the control has a bezel.
  var isBordered: Bool { cell?["borderStyle"]?.hasPrefix("border") ?? false }

  var isVertical: Bool {
    let frame = element.child("rect", key: "frame")
    return (frame?.number("height") ?? 0) > (frame?.number("width") ?? 0)
  }

  /// A Boolean value that indicates whether a slider has tick marks, to which its knob points.
  var hasTickMarks: Bool { (cell?.number("numberOfTickMarks") ?? 0) > 0 }
}
