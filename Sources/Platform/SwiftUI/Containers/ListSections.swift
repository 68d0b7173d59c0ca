import VitrinePlacement

/// The sections and rows of a list while its nodes are created.
@MainActor
final class ListBuilder {
  /// The properties of a row that its modifiers set.
  struct RowTraits {
    var insets: EdgeInsets?
    var background: NodeID?
    var hidesLine = false
    var lineColor: Color?
  }

  let look: ListLook
  /// The nodes that are finished sections.
  private(set) var sections: Set<NodeID> = []
  private var headers: Set<NodeID> = []
  var traits: [NodeID: RowTraits] = [:]
  /// The leaves of texts.
  var texts: Set<NodeID> = []

  init(_ look: ListLook) { self.look = look }

  /// Returns the node of a section.
  func section(
    _ rows: [NodeID], header: NodeID?, footer: NodeID?, in context: _ViewContext
  ) -> NodeID {
    var parts: [NodeID] = []
    if let header {
      parts.append(leading(header, context))
    }
    if !rows.isEmpty { parts.append(card(rows, context)) }
    if let footer {
      parts.append(leading(footer, context))
    }
    let stack = StackRule(
      .vertical, alignment: HorizontalAlignment.leading.guide, spacing: 0)
    let inset = EdgeInsets(top: 0, leading: look.inset, bottom: 0, trailing: look.inset)
    let node = context.wrap(context.add(stack, parts), in: PaddingRule(inset.engine))
    sections.insert(node)
    if header != nil { headers.insert(node) }
    return node
  }

  /// Returns the whole list from the rows and sections in their order.
  ///
  /// Rows between sections are a section of their own.
  func list(_ nodes: [NodeID], in context: _ViewContext) -> NodeID {
    var parts: [NodeID] = []
    var loose: [NodeID] = []
    func close() {
      guard !loose.isEmpty else { return }
      let index = parts.count
      parts.append(section(loose, header: nil, footer: nil, in: context.child(100 + index)))
      loose = []
    }
    for node in nodes {
      if sections.contains(node) {
        close()
        parts.append(node)
      } else {
        loose.append(node)
      }
    }
    close()
    for index in parts.indices where look.hasCards && !headers.contains(parts[index]) {
      let spacing = context.environment.listSectionSpacing ?? look.sectionSpacing
      let space = index == 0 ? look.top : spacing
      let insets = EdgeInsets(top: space, leading: 0, bottom: 0, trailing: 0)
      parts[index] = context.wrap(parts[index], in: PaddingRule(insets.engine))
    }
    return context.add(
      StackRule(.vertical, alignment: HorizontalAlignment.leading.guide, spacing: 0), parts)
  }

  /// Returns the rows below each other, on their background.
  private func card(_ rows: [NodeID], _ context: _ViewContext) -> NodeID {
    let scale = context.environment.displayScale
    let nodes = rows.enumerated().map { index, row in
      let traits = traits[row] ?? RowTraits()
      let insets = traits.insets ?? look.rowInsets
      let padded = context.wrap(row, in: PaddingRule(insets.engine))
      let frame = FlexibleFrameRule(
        width: .init(maximum: .infinity),
        height: .init(
          minimum: Double(context.environment.rowHeight ?? look.rowHeight)),
        alignment: Alignment.leading.guides)
      var node = context.wrap(padded, in: frame)
      if let background = traits.background {
        node = context.child(200 + index).single(
          _Built(ids: [node]).background { _Built(ids: [background]) })
      }
      guard index + 1 < rows.count || !look.hasCards, !traits.hidesLine else { return node }
      if let text = firstText(in: row, context) {
        let rule = context.builder.tree[text].rule
        context.builder.tree[text].rule = GuidedRule(rule, look.lineRule.guide)
      }
      let line = context.child(10 + index).single(look.line(scale: scale, color: traits.lineColor))
      return context.wrap(node, with: [line], in: look.lineRule)
    }
    let stack = StackRule(
      .vertical, alignment: HorizontalAlignment.leading.guide, spacing: 0)
    let shape = RoundedRectangle(cornerRadius: look.radius, style: .continuous)
    return context.child(5).single(
      _Built(ids: [context.add(stack, nodes)]).background(look.rowBackground).clipShape(shape))
  }

  /// Returns the first text of a row, at which the line below the row begins.
  private func firstText(in node: NodeID, _ context: _ViewContext) -> NodeID? {
    if texts.contains(node) { return node }
    for child in context.builder.tree[node].children {
      if let text = firstText(in: child, context) { return text }
    }
    return nil
  }

  private func leading(_ node: NodeID, _ context: _ViewContext) -> NodeID {
    context.wrap(
      node,
      in: FlexibleFrameRule(
        width: .init(maximum: .infinity), height: .init(),
        alignment: Alignment.leading.guides))
  }
}

/// Nodes that exist already, as a view.
struct _Built: PrimitiveView {
  let ids: [NodeID]

  static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes { _Nodes(view.ids) }
}

private struct ListBuilderKey: EnvironmentKey {
  static var defaultValue: ListBuilder? { nil }
}

extension EnvironmentValues {
  /// The list whose rows are created, or nil outside of a list.
  var list: ListBuilder? {
    get { self[ListBuilderKey.self] }
    set { self[ListBuilderKey.self] = newValue }
  }
}

private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
  /// The beginning of the line below a list's row.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The end of the line below a list's row, which isn't moved.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}
