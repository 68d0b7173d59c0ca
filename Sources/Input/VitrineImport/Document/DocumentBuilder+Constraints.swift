import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Constraints between the views of a document.
extension DocumentBuilder {
  /// Adds constraints.
  ///
  /// Each entry is an equation, `a.top = b.bottom + 8`, or in the visual format, `H:|-[a]-|`.
  mutating func addConstraints(_ value: JSONValue?) throws(InputError) {
    guard let value else { return }
    guard case .array(let entries) = value.kind else {
      throw wrongType(value, "constraints", expected: "an array of strings")
    }
    for entry in entries {
      guard case .string(let text) = entry.kind else {
        throw wrongType(entry, "a constraint", expected: "a string")
      }
      let parsed: [ConstraintText]
      do throws(ConstraintTextError) {
        parsed =
          VisualFormat.recognizes(text)
          ? try VisualFormat.parse(text) : [try ConstraintText.parse(text)]
      } catch {
        var position = entry.location
        // The text starts after its quotation mark.
        position.column += error.column
        throw InputError(
          Diagnostic(
            .error, "bad-constraint", "the constraint \"\(text)\" cannot be read: \(error.message)",
            at: position))
      }
      try add(parsed, at: entry.location)
    }
  }

  /// Adds the constraints of one text.
  ///
  /// The superview in it is that of its first view, as on the platform. A text about a view in a
  /// branch that wasn't chosen is left out.
  private mutating func add(
    _ texts: [ConstraintText], at location: SourceLocation
  ) throws(InputError) {
    let names = texts.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } }
    for name in names where absentNames.contains(name) && item(named: name) == nil { return }
    let first = names.first { $0 != VisualFormat.superview }
    let subject = first.flatMap { item(named: $0) }
    let superview: ViewID =
      if case .view(let view)? = subject { tree[view].parent ?? ViewTree.root } else {
        ViewTree.root
      }
    for text in texts {
      let (first, second) = (text.first, text.second)
      let left = try anchor(first, superview, location)
      let right = try second.map { name throws(InputError) in try anchor(name, superview, location)
      }
      constrain(
        left, text.relation, to: right, constant: text.constant, priority: text.priority,
        at: location)
      tree.constraints[tree.constraints.count - 1].multiplier = text.multiplier
    }
  }

  private mutating func anchor(
    _ name: ConstraintText.Name, _ superview: ViewID, _ location: SourceLocation
  ) throws(InputError) -> Anchor {
    if name.item == VisualFormat.superview { return Anchor(superview, name.attribute) }
    guard let item = item(named: name.item) else {
      throw unknownView(
        name.item, tree.views.map(\.name) + tree.guides.map(\.name), location: location)
    }
    return Anchor(item, name.attribute)
  }

  /// Returns the view or guide of a name.
  ///
  /// It is looked up in the guides, then in the copies of enclosing repeated views, then in all
  /// views.
  private mutating func item(named name: String) -> LayoutItem? {
    if let guide = guide(named: name) { return .guide(guide) }
    let root = name == "root" ? ViewTree.root : nil
    return (repeated(name) ?? names.view(named: name, in: tree) ?? root).map { .view($0) }
  }
}
