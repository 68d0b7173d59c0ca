import VitrineGraphics

/// A control of an AppKit file, as far as its size needs it.
///
/// AppKit aligns controls by rectangles that leave out shadows and the room for focus rings. The
/// insets from the frame to that rectangle were found in the constraints of 71 files from 20
/// repositories: a constant that holds between alignment rectangles shows what the frames leave
/// over.
struct MacControl {
  /// AppKit's control sizes; the default is the regular one.
  enum Size: String { case regular, small, mini, large }

  let element: XMLElement
  /// The element of the control's cell, which has its style.
  let cell: XMLElement?
  let size: Size
  /// Whether the controls are those of macOS 11 and later, which came with Xcode 12.2.
  let isModern: Bool

  init(_ element: XMLElement, toolsVersion: Int) {
    self.element = element
    cell = element.child(key: "cell")
    size = Size(rawValue: cell?["controlSize"] ?? element["controlSize"] ?? "") ?? .regular
    isModern = toolsVersion >= 17_000
  }

  /// The distance from the frame to the alignment rectangle, in points, per side.
  var alignmentInsets: Insets {
    switch element.name {
    case "textField", "secureTextField": return isLabel ? Insets(leading: 2, trailing: 2) : .zero
    case "button": return buttonInsets
    case "popUpButton": return popUpInsets
    case "comboBox": return Insets(top: 2, leading: 0, bottom: 3, trailing: 3)
    case "box": return boxInsets
    case "slider": return Insets(top: 2, leading: 2, bottom: 2, trailing: 2)
    case "segmentedControl":
      switch cell?["style"] ?? "rounded" {
      case "rounded": return Insets(top: 1, leading: 2, bottom: 2, trailing: 2)
      case "separated": return Insets(top: 2, leading: 3, bottom: 2, trailing: 3)
      default: return .zero
      }
    case "switch": return Insets(top: 1, leading: 2, bottom: 2, trailing: 2)
    case "tabView":
      return element["type"] == nil ? Insets(top: 6, leading: 7, bottom: 10, trailing: 7) : .zero
    case "imageView":
      return cell?["imageFrameStyle"] == nil ? .zero : Insets(all: 3)
    default: return .zero
    }
  }

  /// Whether a text field shows nothing but its text.
  var isLabel: Bool {
    element.name == "textField" && cell?["borderStyle"] == nil
      && cell?.bool("drawsBackground") != true
  }

  /// A push button's shadow is below it, so its bottom inset is the largest.
  private var buttonInsets: Insets {
    switch cell?["type"] {
    case "check", "radio":
      if size == .small { return Insets(top: 1, leading: 1, bottom: 1, trailing: 0) }
      return isModern
        ? Insets(top: 1, leading: 2, bottom: 1, trailing: 0)
        : Insets(top: 2, leading: 2, bottom: 2, trailing: 2)
    case "push" where cell?["bezelStyle"] == "rounded":
      switch (size, isModern) {
      case (.small, true): return Insets(top: 5, leading: 6, bottom: 6, trailing: 6)
      case (.small, false): return Insets(top: 4, leading: 5, bottom: 6, trailing: 5)
      case (.mini, _): return Insets(top: 0, leading: 1, bottom: 1, trailing: 1)
      case (_, true): return Insets(top: 5, leading: 7, bottom: 7, trailing: 7)
      case (_, false): return Insets(top: 4, leading: 6, bottom: 7, trailing: 6)
      }
    case "help": return Insets(top: 1, leading: 2, bottom: 4, trailing: 2)
    case "smallSquare": return Insets(top: 1, leading: 0, bottom: 1, trailing: 0)
    default: return .zero
    }
  }

  private var popUpInsets: Insets {
    guard cell?["bezelStyle"] == "rounded" else { return .zero }
    switch (size, isModern) {
    case (.small, _): return Insets(top: 1, leading: 3, bottom: 4, trailing: 3)
    case (.mini, _): return Insets(top: 0, leading: 1, bottom: 0, trailing: 2)
    case (_, true): return Insets(top: 1, leading: 3, bottom: 4, trailing: 4)
    case (_, false): return Insets(top: 1, leading: 3, bottom: 3, trailing: 3)
    }
  }

  /// A separator's alignment rectangle is one point wide in a box of five.
  private var boxInsets: Insets {
    switch element["boxType"] {
    case "separator":
      let frame = element.child("rect", key: "frame")
      let isVertical = (frame?.number("height") ?? 0) > (frame?.number("width") ?? 0)
      return isVertical
        ? Insets(leading: 2, trailing: 2) : Insets(top: 2, leading: 0, bottom: 2, trailing: 0)
    case "custom", "oldStyle": return .zero
    default: return Insets(top: 0, leading: 3, bottom: 4, trailing: 3)
    }
  }

  /// How far above the frame's bottom the text stands; nil for a control that stands on its bottom.
  ///
  /// Found in the baseline constraints and baseline-aligned stacks of 14 files, where only the
  /// differences between two controls count: a label's text is taken to be four points above its
  /// bottom.
  var baseline: Double? {
    switch (element.name, cell?["type"]) {
    case ("textField", _), ("secureTextField", _): isLabel ? 4 : 7
    case ("button", "check"), ("button", "radio"): isModern ? 5 : 4
    case ("button", "push") where cell?["bezelStyle"] == "rounded": isModern ? 14 : 13
    case ("button", "recessed"): 7
    case ("popUpButton", _): 11
    case ("switch", _), ("segmentedControl", _): 10
    default: nil
    }
  }

  /// Which sizes the control takes from its content: those of the others come from constraints
  /// alone.
  var intrinsicAxes: (width: Bool, height: Bool) {
    switch element.name {
    case "textField", "secureTextField": (isLabel, true)
    case "searchField", "comboBox", "tokenField": (false, true)
    case "button", "popUpButton", "segmentedControl", "stepper", "switch", "datePicker",
      "pathControl", "levelIndicator":
      (true, true)
    case "imageView": (cell?["image"] != nil, cell?["image"] != nil)
    case "slider": (false, true)
    case "progressIndicator": (element["style"] == "spinning", true)
    case "box":
      switch element["boxType"] {
      case "separator":
        alignmentInsets.left > 0 ? (true, false) : (false, true)
      default: (false, false)
      }
    default: (false, false)
    }
  }

  /// The height of the control's frame where no constraint gives it one (the most frequent of each
  /// control in the files that were counted).
  var standardHeight: Double? {
    switch (element.name, cell?["type"]) {
    case ("button", "push") where cell?["bezelStyle"] == "rounded":
      size == .large ? 40 : size == .regular ? 32 : size == .small ? 28 : 16
    case ("button", "check"), ("button", "radio"): size == .large ? 22 : size == .mini ? 14 : 18
    case ("popUpButton", _):
      size == .large ? 40 : size == .regular ? (isModern ? 25 : 26) : size == .small ? 22 : 15
    case ("textField", _) where !isLabel, ("secureTextField", _):
      size == .small ? 19 : size == .mini ? 16 : isModern ? 21 : 22
    case ("segmentedControl", _): isModern ? 24 : 23
    case ("switch", _): 25
    case ("slider", _): isModern ? 28 : 19
    case ("stepper", _): isModern ? 28 : 27
    case ("box", _) where element["boxType"] == "separator": 5
    default: nil
    }
  }
}

extension Insets {
  /// Insets of a view in a document that isn't mirrored.
  fileprivate init(top: Double = 0, leading: Double, bottom: Double = 0, trailing: Double) {
    self.init(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
