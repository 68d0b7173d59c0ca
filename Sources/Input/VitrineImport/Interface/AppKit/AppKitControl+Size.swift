/// The intrinsic sizes of AppKit's controls.
extension AppKitControl {
  /// The axes on which the content determines the control's size.
  ///
  /// Constraints determine the size on the other axis.
  var intrinsicAxes: (width: Bool, height: Bool) {
    switch element.name {
    case "textField", "secureTextField": (isLabel, true)
    case "searchField", "comboBox", "tokenField": (false, true)
    case "button", "popUpButton", "segmentedControl", "stepper", "switch", "datePicker",
      "pathControl", "levelIndicator":
      (true, true)
    case "imageView": (cell?["image"] != nil, cell?["image"] != nil)
    case "slider": (isVertical, !isVertical)
    case "progressIndicator": (element["style"] == "spinning", true)
    case "box":
      switch element["boxType"] {
      case "separator": isVertical ? (true, false) : (false, true)
      default: (false, false)
      }
    default: (false, false)
    }
  }

  /// The height of the control's frame without constraints, in points.
  ///
  /// It is the most frequent height in public files. Nil if the control has no standard height.
  var standardHeight: Double? {
    switch (element.name, cell?["type"]) {
    case ("button", "push") where cell?["bezelStyle"] == "rounded": pushHeight
    case ("button", "check"), ("button", "radio"):
      switch size {
      case .regular: generation < .macOS26 ? 18 : 16
      case .large: 22
      case .small: 18
      case .mini: 14
      }
    case ("popUpButton", _) where isBordered && cell?["bezelStyle"] == "rounded": popUpHeight
    case ("textField", _) where !isLabel, ("secureTextField", _):
      switch size {
      case .small: 19
      case .mini: 16
      default: generation < .xcode11 ? 22 : generation < .macOS26 ? 21 : 24
      }
    case ("segmentedControl", _) where (cell?["style"] ?? "rounded") == "rounded": 24
    case ("switch", _): 25
    case ("slider", _) where !isVertical && !hasTickMarks:
      size == .mini ? 13 : generation < .macOS11 ? 19 : 28
    case ("stepper", _): generation < .macOS11 ? 27 : generation < .macOS26 ? 28 : 26
    case ("box", _) where element["boxType"] == "separator": 5
    default: nil
    }
  }

  private var pushHeight: Double {
    switch size {
    case .regular: generation < .macOS26 ? 32 : 24
    case .large: generation < .macOS26 ? 40 : 28
    case .small: 28
    case .mini: 16
    }
  }

  private var popUpHeight: Double {
    switch size {
    case .regular: generation < .xcode10 ? 26 : generation < .macOS26 ? 25 : 24
    case .large: 40
    case .small: 22
    case .mini: 15
    }
  }
}
