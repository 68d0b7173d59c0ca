package import VitrineBase
import VitrineGraphics
package import VitrineLayout
import VitrineSolver

/// Writes a view tree as a widget document's `root`: the way back from `DocumentBuilder`.
///
/// Everything that layout or painting uses is written, each key only where it differs from what
/// the reader assumes. Constraints are written with the view that holds both their items,
/// so that they come in the same order again, which decides conflicts between equals.
package struct DocumentWriter {
  /// Which frames are written beside those that place a view.
  ///
  /// Constraints alone place most views, and a stored frame that nothing reads would only go stale.
  package enum Frames: Hashable, Sendable {
    /// Those that layout starts from, and these views'.
    case needed(also: Set<ViewID>)
    case all
  }

  let tree: ViewTree
  let frames: Frames
  /// The name of each view in the document, by its place in the tree.
  ///
  /// Ids of Interface Builder, such as `a1B-2c-D3e`, are kept: they are what constraints and
  /// translations refer to. Characters that a constraint's text couldn't hold are left out.
  package let names: [String]
  package let guideNames: [String]
  private let labels: [String: String]
  /// Names in braces that texts are bound to.
  package private(set) var bindings: [String] = []

  /// `labels` are names that people gave views, by id: outlets.
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

  /// A name that constraints can say and that nothing else has.
  private static func free(_ name: String, _ taken: inout Set<String>, isRoot: Bool) -> String {
    var parts: [String] = []
    for part in name.split(separator: "-") {
      let word = part.filter { $0.isLetter || $0.isNumber || $0 == "_" }
      if !word.isEmpty { parts.append(word) }
    }
    var base = parts.joined(separator: "-")
    if base.isEmpty { base = "view" }
    // 'root' means the widget's own view.
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

  /// The whole tree as a value.
  ///
  /// Recursion is safe here: the reader limited how deep views are nested.
  package mutating func root() -> JSONValue {
    view(ViewTree.root, constraintsByView())
  }

  private mutating func view(_ id: ViewID, _ constraints: [[String]]) -> JSONValue {
    let view = tree[id]
    var object = WrittenObject()
    // Children come first in time although they are written last, since writing notes the bindings
    // in order.
    let children = view.subviews.map { self.view($0, constraints) }
    let word = ViewKey(view.kind)
    // What holds views says so last, the rest begins with its content.
    if !word.holdsViews(view.kind) { putContent(of: view, word, &object) }
    object.put(CommonViewKeys.keys.id, names[id.index])
    object.put(CommonViewKeys.keys.name, label(of: view))
    if word.holdsViews(view.kind) { putDetails(of: view, &object) }
    putLayout(of: view, id, word, &object)
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

  /// What people call a view; a name in braces would be taken for a binding.
  private func label(of view: View) -> String? {
    let label = view.userLabel ?? labels[view.name]
    return label.flatMap { $0.isEmpty || $0.hasPrefix("{") ? nil : $0 }
  }

  private func putLayout(
    of view: View, _ id: ViewID, _ word: ViewKey, _ object: inout WrittenObject
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
    put(LayoutKeys.keys.hugging, view.hugging, unless: word.standardHugging, &object)
    let resistance = AxisPriorities(horizontal: .high, vertical: .high)
    put(LayoutKeys.keys.resistance, view.compressionResistance, unless: resistance, &object)
    put(LayoutKeys.keys.intrinsicWidth, view.intrinsicWidth, &object)
    if word == .table, view.intrinsicHeight == .measured {
      // A document's table is as high as its rows, a storyboard's as anything lets it.
      object.put(LayoutKeys.keys.intrinsicHeight, "none")
    } else {
      put(LayoutKeys.keys.intrinsicHeight, view.intrinsicHeight, &object)
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

  /// One number where both axes have the same priority, else those that differ from the standard.
  func put(
    _ key: some JSONKeyName, _ priorities: AxisPriorities, unless standard: AxisPriorities?,
    _ object: inout WrittenObject
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

  /// A priority within the range that a document may have, 1 to 1,000; a file may hold any number.
  private static func sayable(_ priority: Priority) -> Double { max(1, min(1000, priority.value)) }

  private func put(
    _ key: some JSONKeyName, _ dimension: IntrinsicDimension, _ object: inout WrittenObject
  ) {
    switch dimension {
    case .measured: break
    case .fixed(let points):
      object.put(key, .number(WrittenObject.within(0...10_000, points)))
    case .none: object.put(key, "none")
    }
  }

  /// Whether layout asks for a view's stored frame.
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

  /// A text as a document says it: braces that aren't bindings are doubled.
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

  /// Data that show the names that texts are bound to, as a storyboard does without data.
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
