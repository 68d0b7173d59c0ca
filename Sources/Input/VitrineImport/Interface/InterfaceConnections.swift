import VitrineBase

/// What the objects of a scene are to a program: their classes, outlets and actions.
package struct InterfaceConnections: Sendable {
  /// A class of the program, and the module that the file says it is in.
  package struct ClassName: Hashable, Sendable {
    package var name: String
    package var module: String?
  }

  /// A property of one object that another is connected to, all by ids.
  package struct Outlet: Hashable, Sendable {
    package var owner: String
    package var name: String
    package var destination: String
  }

  /// A runtime attribute: a property of an object, by its name, with a value of the file.
  package struct Attribute: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      case number(Double)
      case text(String)
      case flag(Bool)
      /// Red, green, blue and alpha, 0…1.
      case color([Double])
    }

    package var owner: String
    package var name: String
    package var value: Value
  }

  /// A message that an object sends, as `selector` to `destination`; `event` is empty for gestures.
  package struct Action: Hashable, Sendable {
    package var owner: String
    package var selector: String
    package var destination: String
    package var event: String
  }

  /// The controller, or a xib's owner.
  package var ownerID: String?
  package var ownerClass: ClassName?
  /// By object id.
  package var classes: [String: ClassName] = [:]
  package var reuseIdentifiers: [String: String] = [:]
  /// The ids of cells that rows and items are made of.
  package var prototypes: Set<String> = []
  package var outlets: [Outlet] = []
  /// Outlets of arrays: the objects of one name are one value.
  package var collections: [Outlet] = []
  package var attributes: [Attribute] = []
  package var actions: [Action] = []
}

extension InterfaceDocument {
  /// The connections of a scene, from 0.
  package func connections(_ index: Int) -> InterfaceConnections {
    let scene = roots[index]
    var owner = scene.owner
    // A xib's views are connected to its owner, which is only a placeholder in the file.
    if owner["id"] == scene.view["id"],
      let file = root.child("objects")?.children.first(where: {
        $0["placeholderIdentifier"] == "IBFilesOwner"
      })
    {
      owner = file
    }
    var connections = InterfaceConnections()
    connections.ownerID = owner["id"]
    connections.ownerClass = owner.className
    connections.add(owner)
    if owner["id"] != scene.owner["id"] { connections.add(scene.view) }
    return connections
  }
}

extension InterfaceConnections {
  fileprivate mutating func add(_ element: XMLElement) {
    if let id = element["id"] {
      if let name = element.className { classes[id] = name }
      if let reuse = element["reuseIdentifier"] { reuseIdentifiers[id] = reuse }
      for connection in element.child("connections")?.children ?? [] { add(connection, of: id) }
      for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
        // A path such as `layer.cornerRadius` leads out of the object; the lowering reads those it
        // knows.
        guard let name = attribute["keyPath"], !name.contains("."), let value = attribute.value
        else { continue }
        attributes.append(Attribute(owner: id, name: name, value: value))
      }
    }
    if element.name == "prototypes" || element.name == "cells" && element["key"] == "cells" {
      prototypes.formUnion(element.children.compactMap { $0["id"] })
    }
    for child in element.children where child.name != "connections" { add(child) }
  }

  private mutating func add(_ connection: XMLElement, of owner: String) {
    guard let destination = connection["destination"] else { return }
    if connection.name == "outlet", let name = connection["property"] {
      outlets.append(Outlet(owner: owner, name: name, destination: destination))
    } else if connection.name == "outletCollection", let name = connection["property"] {
      collections.append(Outlet(owner: owner, name: name, destination: destination))
    } else if connection.name == "action", let selector = connection["selector"] {
      actions.append(
        Action(
          owner: owner, selector: selector, destination: destination,
          event: connection["eventType"] ?? ""))
    }
  }
}

extension XMLElement {
  /// The value of a runtime attribute.
  fileprivate var value: InterfaceConnections.Attribute.Value? {
    switch self["type"] {
    case "number":
      let number = children.first?["value"] ?? self["value"]
      return number.flatMap(Double.init).map { .number($0) }
    case "boolean": return bool("value").map { .flag($0) }
    case "string", "localizedString": return self["value"].map { .text($0) }
    case "color":
      guard let color = children.first else { return nil }
      if let white = color.number("white") {
        return .color([white, white, white, color.number("alpha") ?? 1])
      }
      let parts = ["red", "green", "blue"].compactMap { color.number($0) }
      return parts.count == 3 ? .color(parts + [color.number("alpha") ?? 1]) : nil
    default: return nil
    }
  }

  /// The class that the object has in the program; nil where it is the platform's own.
  fileprivate var className: InterfaceConnections.ClassName? {
    self["customClass"].map {
      InterfaceConnections.ClassName(name: $0, module: self["customModule"])
    }
  }
}
