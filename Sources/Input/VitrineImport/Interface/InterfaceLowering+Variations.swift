extension InterfaceLowering {
  /// Returns an element with the values of its size classes, of which the most specific wins.
  ///
  /// The frame of a size class belongs to another canvas, so the element's frame is used.
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

  /// Reads the ids that size classes exclude or include.
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

  /// Returns the matching variations of an element in file order, from general to specific.
  private func matchingVariations(of element: XMLElement) -> [XMLElement] {
    let classes = rules.sizeClasses(of: document)
    return element.children.filter {
      $0.name == "variation" && $0["key"].map(classes.match) == true
    }
  }
}
