import VitrineGraphics

/// Where a control's text stands.
extension MacControl {
  /// How far above the frame's bottom the text stands; nil for a control that stands on its bottom.
  ///
  /// Found in the baseline constraints of files, where only the differences between two controls
  /// count: a label's text is taken to be four points above its bottom.
  var baseline: Double? {
    let bezel = cell?["bezelStyle"]
    return switch (element.name, cell?["type"]) {
    case ("textField", _), ("secureTextField", _):
      isLabel ? 4 : generation < .macOS26 ? 7 : 8
    case ("button", "check"), ("button", "radio"): generation < .macOS26 ? 5 : 4
    case ("button", "push") where bezel == "rounded":
      generation < .macOS26 ? 14 : size == .large ? 10 : 8
    case ("button", "help"): generation < .macOS26 ? 9 : 8
    case ("button", "recessed"), ("button", "roundRect"): 7
    case ("button", "inline"): 6
    case ("button", "roundTextured"): 9
    case ("popUpButton", _): popUpBaseline
    case ("switch", _), ("segmentedControl", _): 10
    case ("slider", _): alignmentInsets.bottom + 4
    default: nil
    }
  }

  private var popUpBaseline: Double {
    switch generation {
    case .xcode6: 10
    case .xcode10, .xcode11, .xcode12: 9
    case .macOS11: 11
    case .macOS26: 8
    }
  }
}
