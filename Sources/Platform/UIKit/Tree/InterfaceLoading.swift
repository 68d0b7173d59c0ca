import CoreGraphics
import Foundation
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineSolver

/// A loader that creates live views for an interface file's scene, with their classes, constraints,
/// outlets and actions.
///
/// The order is that of UIKit's nib loading: objects are created with `init(coder:)` and added to
/// the tree, then runtime attributes are set, then outlets and outlet collections, then actions,
/// and finally each object's `awakeFromNib` is called, when all of its outlets are connected. A
/// failure is recorded once and skipped, so a widget with a missing class still shows the rest.
@preconcurrency @MainActor
package struct InterfaceLoading {
  private let scene: SceneContent
  private let connections: InterfaceConnections
  /// The views by their index in the scene, or nil if a view wasn't created.
  private var views: [UIView?] = []
  private var objects: [String: AnyObject] = [:]

  /// The problems while loading interfaces, in order.
  package private(set) static var notes: [String] = []

  package static func note(_ message: String) {
    if !notes.contains(message) { notes.append(message) }
  }

  package static func forgetNotes() {
    notes = []
    PlatformNotes.forget()
  }

  init(_ prototype: InterfacePrototype) {
    scene = prototype.scene
    connections = prototype.connections
  }

  init(_ source: InterfaceSource) { self.init(InterfacePrototype(source)) }

  /// Loads a view of the scene with its subviews, by default the root, and connects the owner's
  /// outlets.
  mutating func load(_ root: ViewID = ViewTree.root, owner: UIResponder?) -> UIView? {
    guard scene.tree.views.indices.contains(root.index) else { return nil }
    for (index, model) in scene.tree.views.enumerated() {
      make(model, id: ViewID(index), root: root)
    }
    for (index, model) in scene.tree.views.enumerated() { arrange(views[index], model) }
    if let owner, let id = connections.ownerID { objects[id] = owner }
    for (index, view) in views.enumerated() where view != nil {
      objects[scene.tree.views[index].name] = view
    }
    let guides = scene.tree.guides.map(make)
    for constraint in scene.tree.constraints { make(constraint, guides) }
    connect()
    for view in views { view?.awakeFromNib() }
    return views[root.index]
  }

  /// Creates a view unless it belongs to a cell, because prototypes are created row by row.
  private mutating func make(_ model: View, id: ViewID, root: ViewID) {
    let parent = model.parent.flatMap { views[$0.index] }
    guard id == root || parent != nil else { return views.append(nil) }
    if id != root, connections.prototypes.contains(model.name) {
      if let name = connections.reuseIdentifiers[model.name] {
        (parent as? any PrototypeHolder)?.hold(
          InterfacePrototype(scene: scene, connections: connections, root: id), as: name)
      }
      return views.append(nil)
    }
    let type = connections.classes[model.name].flatMap(Self.viewClass) ?? Self.standard(model.kind)
    let coder = InterfaceCoder(
      model: model, reuseIdentifier: connections.reuseIdentifiers[model.name])
    let view = type.init(coder: coder) ?? UIView(frame: .zero)
    views.append(view)
    if id != root, let parent, let outer = model.parent {
      parent.adopt(view, id: id, model: scene.tree[outer])
    }
  }

  /// Arranges a stack's views, which is possible only after all of its subviews were created.
  private func arrange(_ view: UIView?, _ model: View) {
    guard let stackView = view as? UIStackView, case .stack(let stack) = model.kind else { return }
    stackView.arrange(
      model.subviews.filter { !stack.unarranged.contains($0) }.compactMap { views[$0.index] },
      customSpacings: stack.customSpacing.compactMap { id, spacing in
        views[id.index].map { ($0, CGFloat(spacing)) }
      })
  }

  private func make(_ guide: LayoutGuide) -> UILayoutGuide? {
    guard let owner = views[guide.owner.index] else { return nil }
    guard guide.kind != .free else {
      let made = UILayoutGuide()
      made.identifier = guide.name
      owner.addLayoutGuide(made)
      return made
    }
    let made = owner.guide(guide.kind)
    made.identifier = guide.name
    return made
  }

  /// Creates a constraint between created views.
  ///
  /// The constraints of prototypes wait for their cells.
  private mutating func make(_ constraint: Constraint, _ guides: [UILayoutGuide?]) {
    func object(_ item: LayoutItem) -> AnyObject? {
      switch item {
      case .view(let id): views[id.index]
      case .guide(let id): guides[id.index]
      }
    }
    let other = constraint.second.flatMap { object($0.item) }
    guard let first = object(constraint.first.item), other != nil || constraint.second == nil
    else { return }
    let made = NSLayoutConstraint(
      item: first, attribute: .init(constraint.first.attribute),
      relatedBy: .init(constraint.relation), toItem: other,
      attribute: constraint.second.map { .init($0.attribute) } ?? .notAnAttribute,
      multiplier: CGFloat(constraint.multiplier), constant: CGFloat(constraint.constant))
    made.priority = UILayoutPriority(Float(constraint.priority.value))
    made.identifier = constraint.identifier
    made.name = constraint.name
    made.location = constraint.location
    made.isActive = true
    objects[constraint.name] = made
  }

  /// Sets runtime attributes, outlets and actions in UIKit's order.
  private func connect() {
    // The view's model already contains the built-in properties. A class may have properties of
    // these names.
    let builtIn: Set<String> = [
      "cornerRadius", "borderWidth", "borderColor", "clipsToBounds", "accessibilityIdentifier",
      "accessibilityLabel",
    ]
    for attribute in connections.attributes {
      guard let owner = objects[attribute.owner] as? UIResponder,
        !builtIn.contains(attribute.name)
          || (owner as? UIView).map({ OwnClasses.contains(type(of: $0)) }) ?? true
      else { continue }
      owner.setValue(attribute.value.object, forKey: attribute.name)
    }
    connectOutlets()
    for action in connections.actions {
      guard let target = objects[action.destination] as? UIResponder else { continue }
      (objects[action.owner] as? UIControl)?.addTarget(
        target, action: Selector(action.selector), for: .named(action.event))
    }
  }

  /// Sets outlet collections as arrays in file order, then single outlets.
  private func connectOutlets() {
    var collections: [InterfaceConnections.Outlet: [AnyObject]] = [:]
    var order: [InterfaceConnections.Outlet] = []
    for outlet in connections.collections {
      guard let object = objects[outlet.destination] else { continue }
      var key = outlet
      key.destination = ""
      if collections[key] == nil { order.append(key) }
      collections[key, default: []].append(object)
    }
    for outlet in order {
      (objects[outlet.owner] as? UIResponder)?.setValue(collections[outlet], forKey: outlet.name)
    }
    for outlet in connections.outlets {
      guard let owner = objects[outlet.owner] as? UIResponder,
        let object = objects[outlet.destination]
      else { continue }
      owner.setValue(object, forKey: outlet.name)
    }
  }
}

extension InterfaceConnections.Attribute.Value {
  /// The value as Objective-C's key-value coding passes it.
  fileprivate var object: Any {
    switch self {
    case .number(let number): NSNumber(value: number)
    case .text(let text): text
    case .flag(let flag): flag
    case .color(let parts):
      UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
  }
}

extension UIControl.Event {
  /// Returns the event with a name in interface files.
  fileprivate static func named(_ name: String) -> UIControl.Event {
    switch name {
    case "touchDown": .touchDown
    case "valueChanged": .valueChanged
    case "editingChanged": .editingChanged
    case "primaryActionTriggered": .primaryActionTriggered
    default: .touchUpInside
    }
  }
}
