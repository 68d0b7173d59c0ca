import VitrineBase

/// AppKit's boxes as plain views: a line, a filled rectangle, or a group with a title over it.
enum AppKitBoxes {
  static func box(_ element: XMLElement) -> XMLElement {
    switch element["boxType"] {
    case "separator": return separator(element)
    case "custom": return custom(element)
    default: return group(element)
    }
  }

  private static func content(of element: XMLElement) -> [XMLElement] {
    element.child(key: "contentView").map { [$0.keyed(nil)] } ?? []
  }

  private static func bare(_ element: XMLElement, _ views: [XMLElement]) -> XMLElement {
    var copy = AppKitViews.holding(views, element, as: "view")
    copy.children.removeAll {
      ["contentView", "titleFont", "fillColor", "borderColor"].contains($0["key"])
    }
    return copy
  }

  /// A line in the middle of the frame.
  private static func separator(_ element: XMLElement) -> XMLElement {
    let frame = element.child("rect", key: "frame")
    let (width, height) = (frame?.number("width") ?? 0, frame?.number("height") ?? 0)
    let isVertical = height > width
    var line = view(
      isVertical
        ? (x: (width - 1) / 2, y: 0, width: 1, height: height)
        : (x: 0, y: (height - 1) / 2, width: width, height: 1), element)
    line.children.append(
      part(
        "autoresizingMask",
        ["key": "autoresizingMask", isVertical ? "heightSizable" : "widthSizable": "YES"], element))
    line.children.append(catalogColor("separatorColor", "backgroundColor", element))
    var copy = bare(element, [line])
    copy.attributes["appKitBox"] = isVertical ? "verticalSeparator" : "separator"
    return copy
  }

  private static func custom(_ element: XMLElement) -> XMLElement {
    var copy = bare(element, content(of: element))
    if let fill = element.child("color", key: "fillColor"), element.bool("transparent") != true {
      copy.children.append(fill.keyed("backgroundColor"))
    }
    if element["cornerRadius"] != nil || element["borderType"] == "line" {
      copy.children.append(
        attributes(
          radius: element["cornerRadius"] ?? "0",
          border: element["borderType"] == "line" ? element["borderWidth"] ?? "1" : "0",
          element.child("color", key: "borderColor"), element))
    }
    return copy
  }

  /// A faint rounded patch around the content, with the title above it.
  private static func group(_ element: XMLElement) -> XMLElement {
    let frame = element.child("rect", key: "frame")
    let (width, height) = (frame?.number("width") ?? 0, frame?.number("height") ?? 0)
    let hasTitle = element["titlePosition"] != "noTitle" && element["title"] != nil
    var views: [XMLElement] = []
    var patch = view(
      (x: 3, y: 4, width: width - 6, height: height - (hasTitle ? 23 : 8)), element)
    patch.children.append(
      part(
        "autoresizingMask",
        ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"], element))
    patch.children.append(catalogColor("vitrineGroupColor", "backgroundColor", element))
    patch.children.append(
      attributes(
        radius: "5", border: "1", catalogColor("separatorColor", "borderColor", element), element))
    views.append(patch)
    if hasTitle {
      var label = view((x: 6, y: height - 16, width: width - 12, height: 14), element)
      label.name = "textField"
      var cell = part("textFieldCell", ["key": "cell", "lineBreakMode": "clipping"], element)
      cell.attributes["title"] = element["title"]
      cell.children.append(part("font", ["key": "font", "metaFont": "smallSystem"], element))
      label.children += [
        cell,
        part(
          "autoresizingMask",
          ["key": "autoresizingMask", "widthSizable": "YES", "flexibleMinY": "YES"], element),
      ]
      views.append(label)
    }
    return bare(element, views + content(of: element))
  }

  private static func view(
    _ frame: (x: Double, y: Double, width: Double, height: Double), _ element: XMLElement
  ) -> XMLElement {
    var view = part("view", ["translatesAutoresizingMaskIntoConstraints": "YES"], element)
    view.attributes["fixedFrame"] = "YES"
    view.children.append(
      part(
        "rect",
        [
          "key": "frame", "x": "\(frame.x)", "y": "\(frame.y)", "width": "\(max(0, frame.width))",
          "height": "\(max(0, frame.height))",
        ], element))
    return view
  }

  private static func part(
    _ name: String, _ attributes: [String: String], _ element: XMLElement
  ) -> XMLElement {
    XMLElement(name: name, attributes: attributes, location: element.location)
  }

  private static func catalogColor(_ name: String, _ key: String, _ element: XMLElement)
    -> XMLElement
  {
    part("color", ["key": key, "name": name, "catalog": "System"], element)
  }

  /// The corner and the border of a layer.
  private static func attributes(
    radius: String, border: String, _ color: XMLElement?, _ element: XMLElement
  ) -> XMLElement {
    func number(_ path: String, _ value: String) -> XMLElement {
      var attribute = part("userDefinedRuntimeAttribute", ["keyPath": path], element)
      attribute.children.append(part("real", ["key": "value", "value": value], element))
      return attribute
    }
    var list = part("userDefinedRuntimeAttributes", [:], element)
    list.children += [number("cornerRadius", radius), number("borderWidth", border)]
    if let color {
      var attribute = part("userDefinedRuntimeAttribute", ["keyPath": "borderColor"], element)
      attribute.children.append(color.keyed("value"))
      list.children.append(attribute)
    }
    return list
  }
}
