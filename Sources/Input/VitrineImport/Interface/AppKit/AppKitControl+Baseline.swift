import VitrineGraphics

/// The baselines of AppKit's controls.
extension AppKitControl {
  /// The distance from the text's baseline to the bottom of the frame, in points.
  ///
  /// Nil if the baseline is the bottom. Baseline constraints of files give only differences between
  /// two controls, so the baseline of a label is assumed to be 4 points above its bottom.
  var baseline: Double? {
    let bezel = cell?["bezelStyle"]
    return switch (element.name, cell?["type"]) {
    case ("textField", _), ("secureTextField", _):
      isLabel ? 4 : generation < .macOS26 ? 7 : 8
    case ("button", "check"), ("button", "radio"): generation < .macOS26 ? 5 : 4
    case ("button", "push") where bezel == "rounded": pushBaseline
    case ("button", "help"): generation < .macOS26 ? 9 : 8
    case ("button", "recessed"), ("button", "roundRect"): size == .small ? 6 : 7
    case ("button", "inline"): 6
    case ("button", "roundTextured"): 9
    case ("popUpButton", _): popUpBaseline
    case ("switch", _): 10
    case ("segmentedControl", _): cell?["style"] == "roundRect" ? 7 : 9
    case ("slider", _): alignmentInsets.bottom + 4
    default: nil
    }
  }

  private var pushBaseline: Double {
    switch (size, generation) {
    case (.large, .macOS26): 10
    case (_, .macOS26): 8
    case (.small, _): 12
    default: 14
    }
  }

  private var popUpBaseline: Double {
    if cell?["bezelStyle"] == "roundedRect" { return 6 }
    return switch (size, generation) {
    case (_, .macOS26): 8
    case (.small, _): 9
    case (_, .macOS11): 11
    case (_, .xcode6): 10
    default: 9
    }
  }
}
