public import VitrineBase
import VitrineGraphics

/// Replacements of the values of a file's objects, such as a language's texts or the values of
/// `--set`.
public struct InterfaceEdits: Hashable, Sendable {
  /// A property of an object and its new value in the file's format.
  struct Edit: Hashable, Sendable {
    var property: String
    var value: String
    /// The attributes of the child element that replaces the one with this name and key.
    var child: [String: String]?
  }

  /// The edits of each object in order, of which a later edit of the same property wins.
  private(set) var byObject: [String: [Edit]] = [:]

  /// Creates an empty list of edits.
  public init() {}

  /// A Boolean value that indicates whether there are no edits.
  public var isEmpty: Bool { byObject.isEmpty }

  /// Adds an edit of an object's property.
  public mutating func set(_ property: String, of object: String, to value: String) {
    byObject[object, default: []].append(Edit(property: property, value: value))
  }

  /// Adds an edit that replaces a child element, such as a `<color>` with a key.
  package mutating func replace(
    _ child: String, key: String, with attributes: [String: String], of object: String
  ) {
    byObject[object, default: []].append(Edit(property: key, value: child, child: attributes))
  }

  /// Creates edits from a `.strings` file with keys such as `abc-de-fgh.normalTitle`.
  ///
  /// Keys without a dot belong to the program's tables and are ignored. Keys are sorted, so that
  /// the result is the same in every process if two keys set one text.
  public init(strings: [String: String]) {
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      guard let dot = key.firstIndex(of: ".") else { continue }
      set(String(key[key.index(after: dot)...]), of: String(key[..<dot]), to: value)
    }
  }

  /// The properties of a view that can be set by name.
  static let properties = [
    "text", "title", "placeholder", "hidden", "image", "on", "value", "progress", "alpha",
    "enabled", "textColor", "backgroundColor", "selectedSegmentIndex",
  ]

  /// The elements that have a property.
  ///
  /// A property that isn't listed belongs to every view.
  static let owners: [String: Set<String>] = [
    "text": ["label", "textField", "textView", "button", "searchBar"],
    "title": ["button", "navigationItem", "barButtonItem"],
    "placeholder": ["textField", "searchBar"],
    "image": ["imageView", "button", "tabBarItem", "barButtonItem"],
    "on": ["switch"], "value": ["slider", "stepper"], "progress": ["progressView"],
    "selectedSegmentIndex": ["segmentedControl"],
    "textColor": ["label", "textField", "textView"],
  ]

  /// Returns the element with all edits of its objects.
  func apply(to element: XMLElement) -> XMLElement {
    var element = element
    if !element.children.isEmpty { element.children = element.children.map(apply) }
    guard let id = element["id"], let edits = byObject[id] else { return element }
    for edit in edits { Self.apply(edit, to: &element) }
    return element
  }

  /// Writes a value to the attribute, child element or button state that stores it.
  private static func apply(_ edit: Edit, to element: inout XMLElement) {
    let value = edit.value
    if let attributes = edit.child {
      let child = XMLElement(
        name: value, attributes: attributes.merging(["key": edit.property]) { $1 },
        location: element.location)
      if element.name == "button", edit.property == "titleColor" {
        changeState("normal", of: &element) { $0.replace(child) }
      } else {
        element.replace(child)
      }
      return
    }
    switch edit.property {
    case "text" where element.name == "button": setTitle(value, "normal", of: &element)
    case "text":
      element.children.removeAll { $0["key"] == "text" || $0["key"] == "attributedText" }
      element.attributes["text"] = value
    case "title" where element.name == "button": setTitle(value, "normal", of: &element)
    case "normalTitle", "selectedTitle", "highlightedTitle", "disabledTitle":
      setTitle(value, String(edit.property.dropLast("Title".count)), of: &element)
    case "image" where element.name == "button":
      changeState("normal", of: &element) { $0.attributes["image"] = value }
    case "cornerRadius": setRuntimeNumber(value, "layer.cornerRadius", of: &element)
    case "hidden", "on", "enabled":
      element.attributes[edit.property] =
        value == "true" || value == "YES" || value == "1" ? "YES" : "NO"
    case "textColor", "backgroundColor":
      guard let color = hexadecimal(value) else { return }
      element.children.removeAll { $0["key"] == edit.property }
      element.children.append(Self.color(color, edit.property, at: element.location))
    case let property where property.hasPrefix("segmentTitles["):
      let index = Int(property.dropFirst("segmentTitles[".count).dropLast()) ?? -1
      for position in element.children.indices where element.children[position].name == "segments" {
        guard element.children[position].children.indices.contains(index) else { continue }
        element.children[position].children[index].attributes["title"] = value
      }
    default: element.attributes[edit.property] = value
    }
  }

  /// Sets a button's title in its `<state>`, which is added if the file lacks it.
  private static func setTitle(_ value: String, _ key: String, of element: inout XMLElement) {
    changeState(key, of: &element) { state in
      state.children.removeAll { $0["key"] == "title" }
      state.attributes["title"] = value
    }
  }

  /// Changes a button's `<state>`, which is added if the file lacks it.
  private static func changeState(
    _ key: String, of element: inout XMLElement, _ change: (inout XMLElement) -> Void
  ) {
    let isState = { (child: XMLElement) in child.name == "state" && child["key"] == key }
    if !element.children.contains(where: isState) {
      element.children.append(
        XMLElement(name: "state", attributes: ["key": key], location: element.location))
    }
    for position in element.children.indices where isState(element.children[position]) {
      change(&element.children[position])
      return
    }
  }

  /// Sets a number that the file stores as a runtime attribute.
  private static func setRuntimeNumber(
    _ value: String, _ path: String, of element: inout XMLElement
  ) {
    let list = "userDefinedRuntimeAttributes"
    var attributes = element.children.first { $0.name == list }?.children ?? []
    attributes.removeAll { $0["keyPath"] == path }
    let number = XMLElement(
      name: "real", attributes: ["key": "value", "value": value], location: element.location)
    var attribute = XMLElement(
      name: "userDefinedRuntimeAttribute", attributes: ["type": "number", "keyPath": path],
      location: element.location)
    attribute.children = [number]
    var parent = XMLElement(name: list, attributes: [:], location: element.location)
    parent.children = attributes + [attribute]
    element.children.removeAll { $0.name == list }
    element.children.append(parent)
  }

  /// Returns the three components of `#RRGGBB` from 0 to 1.
  ///
  /// Returns nil for any other text, which leaves the color unchanged.
  private static func hexadecimal(_ text: String) -> [Double]? {
    guard text.count == 7, text.hasPrefix("#"), let value = Int(text.dropFirst(), radix: 16) else {
      return nil
    }
    return [value >> 16, value >> 8 & 255, value & 255].map { Double($0) / 255 }
  }

  private static func color(_ parts: [Double], _ key: String, at location: SourceLocation)
    -> XMLElement
  {
    XMLElement(
      name: "color",
      attributes: [
        "key": key, "red": "\(parts[0])", "green": "\(parts[1])", "blue": "\(parts[2])",
        "alpha": "1", "colorSpace": "custom", "customColorSpace": "sRGB",
      ], location: location)
  }
}

extension XMLElement {
  /// Adds a child in place of the one with its name and key.
  fileprivate mutating func replace(_ child: XMLElement) {
    children.removeAll { $0.name == child.name && $0["key"] == child["key"] }
    children.append(child)
  }
}

extension InterfaceDocument {
  /// Returns the document with replaced values.
  public func applying(_ edits: InterfaceEdits) -> InterfaceDocument {
    edits.isEmpty ? self : InterfaceDocument(root: edits.apply(to: root), file: file, notes: notes)
  }

  /// Returns the id of the object with a name: its id, its label in the editor, or an outlet.
  public func object(named name: String) -> String? {
    var matches: String?
    func search(_ element: XMLElement) {
      guard matches == nil else { return }
      if let id = element["id"], id == name || element["userLabel"] == name {
        matches = id
      } else if element.name == "outlet", element["property"] == name {
        matches = element["destination"]
      }
      for child in element.children { search(child) }
    }
    search(root)
    return matches ?? standardPart(named: name)
  }

  /// Returns the id of a view of a scene by the name of its outlet in code.
  ///
  /// `view` is the root view, which has no outlet in a storyboard.
  package func view(named name: String, in scene: Int) -> String? {
    if name == "view" {
      return roots.indices.contains(scene) ? roots[scene].view["id"] : nil
    }
    return outletTarget(name)
  }

  /// Returns the destination of the first outlet with a name.
  private func outletTarget(_ name: String) -> String? {
    func search(_ element: XMLElement) -> String? {
      if element.name == "outlet", element["property"] == name { return element["destination"] }
      return element.children.lazy.compactMap(search).first
    }
    return search(root)
  }

  /// The ids of the cells that lists copy for their rows.
  package var prototypes: Set<String> {
    var ids: Set<String> = []
    func search(_ element: XMLElement) {
      let isList = ["prototypes", "cells"].contains(element.name)
      if isList { ids.formUnion(element.children.compactMap { $0["id"] }) }
      element.children.forEach(search)
    }
    search(root)
    return ids
  }

  /// Returns the name of the element with an id, or nil if there is no such element.
  package func kind(of id: String) -> String? { root.element(id: id)?.name }

  /// Returns the number of views in a view.
  package func viewCount(in id: String) -> Int {
    func count(_ element: XMLElement) -> Int {
      element.children.reduce(0) { sum, child in
        sum + (ViewElement.isView(child.name) ? 1 : 0) + count(child)
      }
    }
    return root.element(id: id).map(count) ?? 0
  }

  /// Returns whether the stored frames of two views of one parent overlap.
  package func overlap(_ first: String, _ second: String) -> Bool {
    func siblings(_ element: XMLElement) -> [XMLElement]? {
      let views = element.children.filter { $0["id"] == first || $0["id"] == second }
      if views.count == 2 { return views }
      return element.children.lazy.compactMap(siblings).first
    }
    let frames = (siblings(root) ?? []).compactMap { view -> Rect? in
      guard let rect = view.child("rect", key: "frame") else { return nil }
      return Rect(
        x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
        height: rect.number("height") ?? 0)
    }
    return frames.count == 2 && !frames[0].intersection(frames[1]).isEmpty
  }

  /// Returns the id of a standard cell's label or image by the cell's name for it.
  private func standardPart(named name: String) -> String? {
    guard ["textLabel", "detailTextLabel", "imageView"].contains(name) else { return nil }
    func search(_ element: XMLElement) -> String? {
      if element.name == "tableViewCell", let id = element[name] { return id }
      return element.children.lazy.compactMap(search).first
    }
    return search(root)
  }

  /// The outlet of each object that has exactly one, if that outlet leads to no other object.
  ///
  /// Outlets give names to views without a label, for messages and documents.
  package var outlets: [String: String] {
    var matches: [(id: String, name: String)] = []
    func search(_ element: XMLElement) {
      if element.name == "outlet", let name = element["property"], let id = element["destination"] {
        matches.append((id, name))
      }
      element.children.forEach(search)
    }
    search(root)
    // Every controller calls its root view `view`, so that name is ambiguous.
    var targets: [String: Set<String>] = [:]
    var callers: [String: Set<String>] = [:]
    for (id, name) in matches {
      targets[name, default: []].insert(id)
      callers[id, default: []].insert(name)
    }
    var names: [String: String] = [:]
    for (id, name) in matches where name != "view" {
      if targets[name]?.count == 1, callers[id]?.count == 1 { names[id] = name }
    }
    return names
  }

  /// The names other than ids that `object(named:)` accepts.
  public var objectNames: [String] {
    var names: [String] = []
    func search(_ element: XMLElement) {
      if let label = element["userLabel"] { names.append(label) }
      if element.name == "outlet", let name = element["property"] { names.append(name) }
      for child in element.children { search(child) }
    }
    search(root)
    return names
  }

  /// Returns the object's name that is most similar to a name.
  ///
  /// Outlets often end with the kind of their view, so `title` is similar to `titleLabel`. Returns
  /// nil if no name is similar.
  private func nearestObject(to name: String) -> String? {
    if let nearest = nearestName(to: name, in: objectNames) { return nearest }
    let kinds = ["ImageView", "TextView", "StackView", "Label", "Button", "Field", "View"]
    let stems = objectNames.map { name in
      kinds.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
    }
    return nearestName(to: name, in: stems).flatMap(stems.firstIndex).map { objectNames[$0] }
  }

  /// Returns the edits of overrides such as `titleLabel.text=Hello`.
  ///
  /// Throws an error if a name or property is unknown.
  public func edits(_ overrides: [SceneRequest.Override]) throws(InputError) -> InterfaceEdits {
    var edits = InterfaceEdits()
    for override in overrides {
      let position = SourceLocation(file: "--set")
      guard let object = object(named: override.view) else {
        let nearest = nearestObject(to: override.view)
        throw InputError(
          Diagnostic(
            .error, "unknown-view", "there is no view or outlet named '\(override.view)'",
            at: position,
            hint: nearest.map { "did you mean '\($0)'?" }
              ?? "use an object id, an editor's label or an outlet's name"))
      }
      guard InterfaceEdits.properties.contains(override.property) else {
        let nearest = nearestName(to: override.property, in: InterfaceEdits.properties)
        throw InputError(
          Diagnostic(
            .error, "unknown-property",
            "a view of a storyboard has no property '\(override.property)' that can be set",
            at: position,
            hint: nearest.map { "did you mean '\($0)'?" }
              ?? "one of \(InterfaceEdits.properties.joined(separator: ", "))"))
      }
      try check(override, of: object, at: position)
      edits.set(override.property, of: object, to: override.value)
    }
    return edits
  }

  /// Throws an error if the kind of view doesn't have the property, because the edit has no effect.
  private func check(
    _ override: SceneRequest.Override, of id: String, at place: SourceLocation
  ) throws(InputError) {
    guard let element = root.element(id: id) else { return }
    let owners = InterfaceEdits.owners[override.property]
    guard let owners, !owners.contains(element.name), ViewElement.isView(element.name) else {
      return
    }
    let properties = InterfaceEdits.properties.filter {
      InterfaceEdits.owners[$0]?.contains(element.name) ?? true
    }
    throw InputError(
      Diagnostic(
        .error, "unknown-property",
        "'\(override.view)' is a \(element.name), which has no '\(override.property)'", at: place,
        hint: "it has \(properties.joined(separator: ", "))"))
  }
}
