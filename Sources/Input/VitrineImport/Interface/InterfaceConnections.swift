import VitrineBase

/// The classes, outlets and actions of a scene's objects.
package struct InterfaceConnections: Sendable {
  /// A class of the program, and the module that the file names for it.
  package struct ClassName: Hashable, Sendable {
    package var name: String
    package var module: String?
  }

  /// A connection from a property of one object to another object, by their ids.
  package struct Outlet: Hashable, Sendable {
    package var owner: String
    package var name: String
    package var destination: String
  }

  /// A runtime attribute: the name and value of an object's property.
  package struct Attribute: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      case number(Double)
      case text(String)
      case flag(Bool)
      /// Red, green, blue and alpha, from 0 to 1.
      case color([Double])
    }

    package var owner: String
    package var name: String
    package var value: Value
  }

  /// A message `selector` from one object to another.
  ///
  /// `event` is empty for gesture recognizers.
  package struct Action: Hashable, Sendable {
    package var owner: String
    package var selector: String
    package var destination: String
    package var event: String
  }

  /// The id of the controller, or of a xib's owner.
  package var ownerID: String?
  package var ownerClass: ClassName?
  /// The custom classes, by object id.
  package var classes: [String: ClassName] = [:]
  package var reuseIdentifiers: [String: String] = [:]
  /// The ids of the prototype cells of tables and collections.
  package var prototypes: Set<String> = []
  package var outlets: [Outlet] = []
  /// The outlet collections, in which outlets of the same name form one array.
  package var collections: [Outlet] = []
  package var attributes: [Attribute] = []
  package var actions: [Action] = []
}

extension InterfaceDocument {
  /// Returns the connections of the scene at an index.
  package func connections(_ index: Int) -> InterfaceConnections {
    let scene = roots[index]
    var owner = scene.owner
    // The views of a xib are connected to its owner, which is a placeholder in the file.
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
        // A path such as `layer.cornerRadius` is no property of the object. The lowering reads the
        // supported paths.
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
  /// The value of a runtime attribute, or nil if its type is unsupported.
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

  /// The object's custom class, or nil if it has a class of the platform.
  fileprivate var className: InterfaceConnections.ClassName? {
    self["customClass"].map {
      InterfaceConnections.ClassName(name: $0, module: self["customModule"])
    }
  }
}
