import VitrineGraphics

/// The alignment rectangles of AppKit's controls, which exclude shadows and focus rings.
///
/// The insets from the frame are derived from stored constraints between a control and a view
/// without insets. docs/PLATFORM.md has the counts.
extension AppKitControl {
  /// The insets of the alignment rectangle from the frame, in points.
  var alignmentInsets: Insets {
    switch element.name {
    case "textField", "secureTextField": isLabel ? Insets(leading: 2, trailing: 2) : .zero
    case "button": buttonInsets
    case "popUpButton": popUpInsets
    case "comboBox": Insets(top: 2, leading: 0, bottom: 3, trailing: 3)
    case "box": boxInsets
    case "slider": sliderInsets
    case "stepper":
      generation < .macOS26 ? Insets(top: 2, leading: 3, bottom: 2, trailing: 3) : .zero
    case "segmentedControl": segmentInsets
    case "switch": Insets(top: 1, leading: 2, bottom: 2, trailing: 2)
    case "progressIndicator":
      element["style"] == "bar" && size == .regular
        ? Insets(top: 1, leading: 0, bottom: 1, trailing: 0) : .zero
    case "tabView":
      element["type"] == nil ? Insets(top: 6, leading: 7, bottom: 10, trailing: 7) : .zero
    case "imageView": cell?["imageFrameStyle"] == nil ? .zero : Insets(all: 3)
    default: .zero
    }
  }

  private var buttonInsets: Insets {
    switch cell?["type"] {
    case "check", "radio": return markInsets
    case "smallSquare" where isBordered:
      return Insets(top: 1, leading: 0, bottom: 1, trailing: 0)
    case _ where generation >= .macOS26 || !isBordered: return .zero
    case "push" where cell?["bezelStyle"] == "rounded": return pushInsets
    case "bevel" where cell?["bezelStyle"] == "regularSquare": return bevelInsets
    case "help":
      return generation < .macOS11
        ? Insets(top: 1, leading: 2, bottom: 3, trailing: 2)
        : Insets(top: 1, leading: 3, bottom: 4, trailing: 2)
    case "recessed", "roundRect": return roundInsets
    case "roundTextured": return texturedInsets
    default: return .zero
    }
  }

  /// The insets of check boxes and radio buttons.
  private var markInsets: Insets {
    switch (size, generation) {
    case (_, .macOS26): .zero
    case (.small, .xcode12...): Insets(top: 1, leading: 1, bottom: 1, trailing: 0)
    case (_, .xcode12...): Insets(top: 1, leading: 2, bottom: 1, trailing: 0)
    case (.small, _) where cell?["type"] == "check":
      Insets(all: 3)
    case (.small, _): Insets(top: 2, leading: 2, bottom: 2, trailing: 2)
    default:
      Insets(top: 2, leading: cell?["type"] == "radio" ? 1 : 2, bottom: 2, trailing: 2)
    }
  }

  /// The insets of push buttons, whose bottom is the largest because the shadow is below.
  private var pushInsets: Insets {
    switch (size, generation) {
    case (.small, .macOS11...): Insets(top: 5, leading: 6, bottom: 6, trailing: 6)
    case (.small, _): Insets(top: 4, leading: 5, bottom: 6, trailing: 5)
    case (.mini, _): Insets(top: 0, leading: 1, bottom: 1, trailing: 1)
    case (_, .macOS11...): Insets(top: 5, leading: 7, bottom: 7, trailing: 7)
    case (_, .xcode12): Insets(top: 5, leading: 6, bottom: 7, trailing: 6)
    default: Insets(top: 4, leading: 6, bottom: 7, trailing: 6)
    }
  }

  private var bevelInsets: Insets { Insets(top: 2, leading: 2, bottom: 3, trailing: 2) }

  private var roundInsets: Insets { Insets(top: 0, leading: 0, bottom: 1, trailing: 0) }

  private var texturedInsets: Insets {
    generation < .xcode10
      ? Insets(top: 1, leading: 0, bottom: 2, trailing: 0)
      : Insets(top: 0, leading: 0, bottom: 1, trailing: 0)
  }

  private var popUpInsets: Insets {
    guard isBordered, generation < .macOS26 else { return .zero }
    switch (cell?["bezelStyle"], size, generation) {
    case ("regularSquare", _, _): return bevelInsets
    case ("texturedRounded", _, _): return texturedInsets
    case ("roundedRect", _, _): return roundInsets
    case ("rounded", .small, .macOS11...):
      return Insets(top: 2, leading: 4, bottom: 4, trailing: 4)
    case ("rounded", .small, _): return Insets(top: 1, leading: 3, bottom: 4, trailing: 3)
    case ("rounded", .mini, _): return Insets(top: 0, leading: 1, bottom: 0, trailing: 2)
    case ("rounded", _, .macOS11...): return Insets(top: 1, leading: 3, bottom: 4, trailing: 4)
    case ("rounded", _, .xcode6): return Insets(top: 2, leading: 2, bottom: 3, trailing: 3)
    case ("rounded", _, _): return Insets(top: 1, leading: 2, bottom: 3, trailing: 3)
    default: return .zero
    }
  }

  /// The insets of boxes.
  ///
  /// A separator's alignment rectangle is one point wide in a box of five.
  private var boxInsets: Insets {
    switch element["boxType"] {
    case "separator":
      isVertical
        ? Insets(leading: 2, trailing: 2) : Insets(top: 2, leading: 0, bottom: 2, trailing: 0)
    case "custom", "oldStyle": .zero
    default:
      Insets(top: element["titlePosition"] == "noTitle" ? 2 : 0, leading: 3, bottom: 4, trailing: 3)
    }
  }

  /// The insets of sliders.
  ///
  /// From macOS 11 on, there is space below the knob, and the same space beside it in all sizes.
  private var sliderInsets: Insets {
    switch (size, generation) {
    case (.small, ..<(.macOS11)) where !isVertical && !hasTickMarks:
      Insets(top: 1, leading: 0, bottom: 1, trailing: 0)
    case (.small, ..<(.macOS11)) where !isVertical, (.mini, ..<(.macOS11)) where !isVertical: .zero
    case (.regular, .macOS11...) where !isVertical:
      Insets(top: 2, leading: 2, bottom: 6, trailing: 2)
    default: Insets(top: 2, leading: 2, bottom: 2, trailing: 2)
    }
  }

  private var segmentInsets: Insets {
    switch cell?["style"] ?? "rounded" {
    case "rounded":
      Insets(top: 1, leading: 2, bottom: generation < .macOS11 ? 2 : 1, trailing: 2)
    case "separated": Insets(top: 2, leading: 3, bottom: 2, trailing: 3)
    case "roundRect": Insets(leading: 1, trailing: 1)
    case "texturedRounded", "texturedSquare": texturedInsets
    default: .zero
    }
  }
}

extension Insets {
  /// Creates the insets of a view in a left-to-right document.
  fileprivate init(top: Double = 0, leading: Double, bottom: Double = 0, trailing: Double) {
    self.init(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
