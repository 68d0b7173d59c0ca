package import VitrineBase
import VitrineGraphics
package import VitrineLayout
import VitrineSolver

/// A writer that converts a view tree to a widget document's `root`, the inverse of
/// `DocumentBuilder`.
///
/// It writes every property that affects layout or painting, except for the reader's defaults. A
/// constraint is written in the common ancestor of its items, so that the reader restores the order
/// of constraints, which decides conflicts of equal priority.
package struct DocumentWriter {
  /// The frames to write in addition to those that place a view.
  ///
  /// Most views are placed by constraints, and an unused frame would become stale.
  package enum Frames: Hashable, Sendable {
    /// The initial frames that layout reads, and the frames of `also`.
    case needed(also: Set<ViewID>)
    case all
  }

  let tree: ViewTree
  let frames: Frames
  /// The document name of each view, by its index in the tree.
  ///
  /// Interface Builder's ids, such as `a1B-2c-D3e`, are preserved, because constraints and
  /// translations refer to them. Characters that the text of a constraint can't contain are
  /// removed.
  package let names: [String]
  package let guideNames: [String]
  private let labels: [String: String]
  /// The names in braces that texts are bound to.
  package private(set) var bindings: [String] = []

  /// Creates a writer.
  ///
  /// `labels` maps ids to the names of outlets.
  package init(_ tree: ViewTree, frames: Frames, labels: [String: String]) {
    self.tree = tree
    self.frames = frames
    self.labels = labels
    var taken: Set<String> = []
    let names = tree.views.enumerated().map { index, view in
      Self.free(view.name, &taken, isRoot: index == 0)
    }
    self.names = names
    guideNames = tree.guides.map { guide in
      let owner = guide.owner == ViewTree.root ? "" : "-of-" + names[guide.owner.index]
      return Self.free(Self.word(guide.kind) + owner, &taken, isRoot: false)
    }
  }

  private static func word(_ kind: LayoutGuide.Kind) -> String {
    switch kind {
    case .top: "topGuide"
    case .bottom: "bottomGuide"
    case .layoutMargins: "margins"
    case .readableContent: "readable"
    case .free: "guide"
    case .safeArea, .content, .frame, .keyboard: kind.rawValue
    }
  }

  /// Returns a unique name that constraints can contain.
  private static func free(_ name: String, _ taken: inout Set<String>, isRoot: Bool) -> String {
    var parts: [String] = []
    for part in name.split(separator: "-") {
      let word = part.filter { $0.isLetter || $0.isNumber || $0 == "_" }
      if !word.isEmpty { parts.append(word) }
    }
    var base = parts.joined(separator: "-")
    if base.isEmpty { base = "view" }
    // 'root' is reserved for the widget's root view.
    if base == "root", !isRoot { base = "root-view" }
    var free = base
    var number = 1
    while !taken.insert(free).inserted {
      number += 1
      free = "\(base)-\(number)"
    }
    return free
  }

  // MARK: Views

  /// Returns the tree as a JSON value.
  ///
  /// Recursion is safe because the reader limits the nesting of views.
  package mutating func root() -> JSONValue {
    view(ViewTree.root, constraintsByView())
  }

  private mutating func view(_ id: ViewID, _ constraints: [[String]]) -> JSONValue {
    let view = tree[id]
    var object = WrittenObject()
    // Children are converted first although they are written last, because conversion records the
    // bindings in order.
    let children = view.subviews.map { self.view($0, constraints) }
    let word = ViewKey(view.kind)
    // A container's views are written last. Any other view begins with its content.
    if !word.holdsViews(view.kind) { putContent(of: view, word, &object) }
    object.put(CommonViewKeys.keys.id, names[id.index])
    object.put(CommonViewKeys.keys.name, label(of: view))
    if word.holdsViews(view.kind) { putDetails(of: view, &object) }
    putLayout(of: view, id, word: word, object: &object)
    putAppKit(of: view, id, &object)
    putLook(of: view.style, view.kind, &object)
    if word.holdsViews(view.kind) {
      object.put(word.rawValue, .array(children))
    } else if !children.isEmpty {
      object.put(CommonViewKeys.keys.subviews, .array(children))
    }
    if !constraints[id.index].isEmpty {
      object.put(CommonViewKeys.keys.constraints, strings: constraints[id.index])
    }
    return object.value
  }

  /// Returns a view's user-visible label.
  ///
  /// A label in braces would be read as a binding.
  private func label(of view: View) -> String? {
    let label = view.userLabel ?? labels[view.name]
    return label.flatMap { $0.isEmpty || $0.hasPrefix("{") ? nil : $0 }
  }

  private func putLayout(
    of view: View, _ id: ViewID, word: ViewKey, object: inout WrittenObject
  ) {
    if let frame = view.frame, needsFrame(id) {
      let edges = [frame.minX, frame.minY, frame.width, frame.height]
      object.put(
        LayoutKeys.keys.frame, numbers: edges.map { WrittenObject.within(-100_000...100_000, $0) })
      if view.translatesAutoresizingMask, id != ViewTree.root {
        let words = DocumentBuilder.flexible.filter { view.autoresizingMask.contains($0.1) }
        object.put(LayoutKeys.keys.autoresizing, strings: words.map(\.0))
      }
    }
    object.put(LookKeys.keys.hidden, view.isHidden, unless: false)
    put(LayoutKeys.keys.hugging, view.hugging, unless: word.standardHugging, object: &object)
    let resistance = AxisPriorities(horizontal: .high, vertical: .high)
    put(LayoutKeys.keys.resistance, view.compressionResistance, unless: resistance, object: &object)
    put(LayoutKeys.keys.intrinsicWidth, view.intrinsicWidth, object: &object)
    if word == .table, view.intrinsicHeight == .measured {
      // A document's table is as high as its rows. A storyboard's table has no intrinsic height.
      object.put(LayoutKeys.keys.intrinsicHeight, "none")
    } else {
      put(LayoutKeys.keys.intrinsicHeight, view.intrinsicHeight, object: &object)
    }
    if let insets = view.alignmentInsets {
      object.put(LayoutKeys.keys.alignmentInsets, insets, unless: nil)
    }
    if let margins = view.layoutMargins {
      object.put(LayoutKeys.keys.layoutMargins, margins, unless: nil)
    }
    object.put(
      LayoutKeys.keys.preservesMargins, view.preservesSuperviewLayoutMargins, unless: false)
    object.put(LayoutKeys.keys.safeAreaMargins, view.insetsLayoutMarginsFromSafeArea, unless: true)
    if view.semanticDirection != .unspecified {
      object.put(LayoutKeys.keys.direction, view.semanticDirection.rawValue)
    }
    var guides = WrittenObject()
    for (index, guide) in tree.guides.enumerated() where guide.owner == id {
      guides.put(guideNames[index], guide.kind.rawValue)
    }
    if !guides.isEmpty { object.put(CommonViewKeys.keys.guides, guides.value) }
  }

  /// Writes one number if both axes have the same priority, or the axes that differ from the
  /// default.
  func put(
    _ key: some JSONKeyName, _ priorities: AxisPriorities, unless standard: AxisPriorities?,
    object: inout WrittenObject
  ) {
    guard priorities != standard else { return }
    let (across, down) = (Self.sayable(priorities.horizontal), Self.sayable(priorities.vertical))
    if across == down { return object.put(key, .number(across)) }
    var axes = WrittenObject()
    if priorities.horizontal != standard?.horizontal {
      axes.put(PriorityKeys.keys.horizontal, .number(across))
    }
    if priorities.vertical != standard?.vertical {
      axes.put(PriorityKeys.keys.vertical, .number(down))
    }
    object.put(key, axes.value)
  }

  /// Returns a priority clamped to the range of documents, 1 to 1,000.
  ///
  /// A file may contain any number.
  private static func sayable(_ priority: Priority) -> Double { max(1, min(1000, priority.value)) }

  private func put(
    _ key: some JSONKeyName, _ dimension: IntrinsicDimension, object: inout WrittenObject
  ) {
    switch dimension {
    case .measured: break
    case .fixed(let points):
      object.put(key, .number(WrittenObject.within(0...10_000, points)))
    case .none: object.put(key, "none")
    }
  }

  /// Returns whether layout reads a view's stored frame.
  private func needsFrame(_ id: ViewID) -> Bool {
    guard case .needed(let also) = frames else { return true }
    let view = tree[id]
    guard let parent = view.parent, !also.contains(id) else { return true }
    if view.translatesAutoresizingMask || view.preservesSuperviewLayoutMargins { return true }
    if view.subviews.contains(where: {
      tree[$0].translatesAutoresizingMask || tree[$0].preservesSuperviewLayoutMargins
    }) {
      return true
    }
    switch view.kind {
    case .scroll, .collection, .table, .tableCell, .collectionCell: return true
    default: break
    }
    switch tree[parent].kind {
    case .table, .tableCell, .collection: return true
    default: return false
    }
  }

  // MARK: Texts

  /// Returns a text as a document's text, with literal braces doubled.
  mutating func text(_ source: String) -> String {
    guard source.contains("{") else { return source }
    var result = ""
    var rest = source[...]
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      let after = rest.index(after: open)
      if let close = rest[after...].firstIndex(of: "}"), Self.isBinding(rest[after..<close]) {
        let name = String(rest[after..<close])
        if !bindings.contains(name) { bindings.append(name) }
        result += "{\(name)}"
        rest = rest[rest.index(after: close)...]
      } else {
        result += "{{"
        rest = rest[after...]
      }
    }
    return result + rest
  }

  private static func isBinding(_ name: Substring) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.last != "." && !name.contains("..")
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  /// Example data that maps each binding to its name, so that the texts look as in the storyboard.
  package var exampleData: JSONValue? {
    func object(_ names: [[Substring]], _ path: String) -> JSONValue {
      var written = WrittenObject()
      var seen: Set<Substring> = []
      for first in names.compactMap(\.first) where seen.insert(first).inserted {
        let inner = names.filter { $0.first == first && $0.count > 1 }.map { Array($0.dropFirst()) }
        let whole = path + first
        if inner.isEmpty {
          written.put(String(first), "{\(whole)}")
        } else {
          written.put(String(first), object(inner, whole + "."))
        }
      }
      return written.value
    }
    return bindings.isEmpty ? nil : object(bindings.map { $0.split(separator: ".") }, "")
  }
}
