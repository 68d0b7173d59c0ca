extension InterfaceLowering {
  /// An element with what its size classes say instead, the more specific last.
  ///
  /// A frame of a size class is where the view stood in another canvas: the element's own counts.
  func varied(_ element: XMLElement) -> XMLElement {
    let variations = matchingVariations(of: element)
    guard !variations.isEmpty else { return element }
    var whole = element
    for variation in variations {
      for (name, value) in variation.attributes where name != "key" {
        whole.attributes[name] = value
      }
      for child in variation.children where child.name != "mask" && child.name != "rect" {
        let existing = whole.children.firstIndex {
          $0.name == child.name && $0["key"] == child["key"]
        }
        if let existing { whole.children[existing] = child } else { whole.children.append(child) }
      }
    }
    return whole
  }

  /// What size classes leave out and bring back.
  mutating func readMasks(_ element: XMLElement) {
    for variation in matchingVariations(of: element) {
      for mask in variation.children where mask.name == "mask" {
        for change in mask.children {
          guard let id = change["reference"] else { continue }
          if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
        }
      }
    }
  }

  /// An element's variations that count, from general to specific as files list them.
  private func matchingVariations(of element: XMLElement) -> [XMLElement] {
    let classes = traits.isDesignTime ? document.sizeClasses : .phone
    return element.children.filter {
      $0.name == "variation" && $0["key"].map(classes.match) == true
    }
  }
}

/// The size classes of a canvas.
struct SizeClasses: Hashable {
  /// `compact` or `regular`; nil where the canvas is of any.
  var width: String?
  var height: String?

  /// A phone held upright, which is how a widget is shown on any phone.
  static let phone = SizeClasses(width: "compact", height: "regular")

  /// Whether a variation's key is `default` or names nothing but these classes.
  func match(_ key: String) -> Bool {
    key == "default"
      || key.split(separator: "-").allSatisfy { part in
        part == "heightClass=\(height ?? "")" || part == "widthClass=\(width ?? "")"
      }
  }
}

extension InterfaceDocument {
  /// The size classes of the device that the file was last shown on.
  ///
  /// Before Xcode 8 there was none: the canvas was of any width and height.
  var sizeClasses: SizeClasses {
    guard let device = root.child("device"), let id = device["id"] else { return SizeClasses() }
    if id.hasPrefix("ipad") {
      let isWhole = device["layout"] == nil || device["layout"] == "fullscreen"
      return SizeClasses(width: isWhole ? "regular" : "compact", height: "regular")
    }
    guard self.device.isPhone, self.device.isLandscape else { return .phone }
    // The large phones are of regular width on their side.
    let isLarge = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72"].contains(id)
    return SizeClasses(width: isLarge ? "regular" : "compact", height: "compact")
  }
}
