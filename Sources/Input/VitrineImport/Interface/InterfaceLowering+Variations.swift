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
    let classes = rules.sizeClasses(of: document)
    return element.children.filter {
      $0.name == "variation" && $0["key"].map(classes.match) == true
    }
  }
}
