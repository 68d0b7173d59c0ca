import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Tables and their rows. A row's title, detail and image become labels and an image inside the
/// cell's content view, placed as UIKit's standard cells place them (docs/PLATFORM.md, "Intrinsic
/// sizes"): titles 15 points in, a subtitle's title 5 points down in a row of 44.
extension DocumentBuilder {
  private static let inset = 15.0
  private static let detailGrey = Color(hex: 0x8E8E93)

  func table(_ keys: KeyedObject<TableKeys>) throws(InputError) -> Table {
    var table = Table()
    table.rowHeight = try (keys.rowHeight ?? .points(44)).points
    table.style = try keys.kind ?? .plain
    table.isScrollEnabled = try keys.scrolls ?? false
    table.separators = try keys.separators ?? .automatic
    table.separatorColor = try color(keys.separatorColor)
    table.separatorInset = try keys.separatorInset
    return table
  }

  func row(_ keys: KeyedObject<RowKeys>) throws(InputError) -> TableCell {
    var cell = TableCell()
    let holdsViews = keys.json.holdsRowViews
    cell.style = try keys.cell ?? (holdsViews ? .custom : .standard)
    guard holdsViews || cell.style != .custom else {
      throw unknownValue(
        TableCell.Style.custom.rawValue, for: "cell of a row",
        TableCell.Style.allCases.filter { $0 != .custom }.map(\.rawValue),
        at: keys.place(of: \.cell))
    }
    if cell.style == .standard, let detail = keys.written(\.detail) {
      throw InputError(
        Diagnostic(
          .error, "unused-key", "a row of the standard cell shows no detail", at: detail.location,
          hint: "give it \"cell\": \"subtitle\", \"value1\" or \"value2\""))
    }
    cell.accessory = try keys.accessory ?? .none
    cell.isSelected = try keys.selected ?? false
    cell.rowHeight = try keys.rowHeight?.points
    return cell
  }

  /// A table is as high as its rows, so that it can be in a stack.
  mutating func finishTable(
    _ table: Table, _ layout: KeyedObject<LayoutKeys>, _ id: ViewID
  ) throws(InputError) {
    var height = 0.0
    for child in tree[id].subviews {
      guard case .tableCell(let cell) = tree[child].kind else {
        // A header or footer is placed by its frame.
        if tree[child].frame != nil { continue }
        throw InputError(
          Diagnostic(
            .error, "not-a-row", "a table holds rows only, not the \(tree[child].kind.name)",
            at: tree[child].location, hint: "write { \"row\": \"Title\" }"))
      }
      if !tree[child].isHidden { height += cell.rowHeight ?? table.rowHeight ?? 44 }
    }
    // A table's own content asks for nothing, as UIKit's doesn't.
    if !layout.contains(\.intrinsicHeight) {
      tree[id].intrinsicHeight = .fixed(height)
    } else if tree[id].intrinsicHeight == .none {
      tree[id].intrinsicHeight = .measured
    }
  }

  /// Checks that a row or an item is in a table or a collection, alone as the
  /// root, or where its frame says.
  func isPlaced(_ id: ViewID) -> Bool {
    guard let parent = tree[id].parent, tree[id].frame == nil else { return true }
    switch tree[parent].kind {
    case .table, .collection: return true
    default: return false
    }
  }

  /// Makes the views of a row's standard cell.
  mutating func finishRow(
    _ cell: TableCell, _ keys: KeyedObject<RowKeys>, _ id: ViewID
  ) throws(InputError) {
    if keys.json.holdsRowViews, isPlaced(id) {
      var cell = cell
      cell.contentView = tree[id].subviews.first
      if cell.style != .custom, let content = cell.contentView {
        // A standard cell's first label is its title, the second its detail.
        let labels = tree[content].subviews.filter {
          if case .label = tree[$0].kind { true } else { false }
        }
        cell.textLabel = labels.first
        cell.detailLabel = labels.dropFirst().first
      }
      tree[id].kind = .tableCell(cell)
      return
    }
    guard let parent = tree[id].parent, case .table(let table) = tree[parent].kind else {
      throw InputError(
        Diagnostic(
          .error, "row-outside-table", "a row must be inside a table", at: tree[id].location,
          hint: "put it in { \"table\": [ … ] }"))
    }
    var cell = cell
    let content = addPart("content", .plain, of: id, in: id)
    cell.contentView = content
    let image = try reference(keys.image).map { reference in
      addPart("image", .image(ImageView(reference)), of: id, in: content)
    }
    let title = addPart("title", .label(try titleLabel(cell, keys)), of: id, in: content)
    let detail = try keys.detail.map { text throws(InputError) in
      addPart("detail", .label(try detailLabel(cell, text, keys)), of: id, in: content)
    }
    (cell.imageView, cell.textLabel, cell.detailLabel) = (image, title, detail)
    tree[id].kind = .tableCell(cell)

    let position = tree[id].location
    var start = Anchor(content, .leading)
    if let image {
      constrain(Anchor(image, .leading), .equal, start, Self.inset, at: position)
      constrain(Anchor(image, .centerY), .equal, Anchor(content, .centerY), 0, at: position)
      tree[image].hugging = AxisPriorities(horizontal: .high, vertical: .high)
      start = Anchor(image, .trailing)
    }
    let isNarrow = cell.style == .value2 && detail != nil
    constrain(
      Anchor(title, .leading), isNarrow ? .greaterOrEqual : .equal, start, Self.inset, at: position)
    let height = cell.rowHeight ?? table.rowHeight ?? 44
    placeTexts(cell.style, title, detail, content, height, position)
  }

  private mutating func placeTexts(
    _ style: TableCell.Style, _ title: ViewID, _ detail: ViewID?, _ content: ViewID,
    _ height: Double, _ position: SourceLocation?
  ) {
    let end = Anchor(content, .trailing)
    let middle = Anchor(content, .centerY)
    switch (style, detail) {
    case (.subtitle, let detail?):
      constrain(
        Anchor(title, .top), .equal, Anchor(content, .top), (height - 34) / 2, at: position)
      constrain(Anchor(title, .trailing), .lessOrEqual, end, -Self.inset, at: position)
      constrain(Anchor(detail, .top), .equal, Anchor(title, .bottom), 0, at: position)
      constrain(Anchor(detail, .leading), .equal, Anchor(title, .leading), 0, at: position)
      constrain(Anchor(detail, .trailing), .lessOrEqual, end, -Self.inset, at: position)
    case (.value1, let detail?):
      // Beside an accessory the value ends at it; else at the cell's inset.
      constrain(Anchor(title, .centerY), .equal, middle, 0, at: position)
      constrain(Anchor(detail, .centerY), .equal, middle, 0, at: position)
      constrain(
        Anchor(detail, .leading), .greaterOrEqual, Anchor(title, .trailing), 8, at: position)
      constrain(Anchor(detail, .trailing), .equal, end, -trailingInset(content), at: position)
      tree[detail].compressionResistance.horizontal = Priority(751)
    case (.value2, let detail?):
      // The titles of a list of contacts end at one line, their values start at it.
      constrain(
        Anchor(title, .trailing), .equal, Anchor(content, .leading), Self.inset + 91, at: position)
      constrain(Anchor(title, .centerY), .equal, middle, 0, at: position)
      constrain(Anchor(detail, .centerY), .equal, middle, 0, at: position)
      constrain(Anchor(detail, .leading), .equal, Anchor(title, .trailing), 6, at: position)
      constrain(Anchor(detail, .trailing), .lessOrEqual, end, -Self.inset, at: position)
    default:
      constrain(Anchor(title, .centerY), .equal, middle, 0, at: position)
      constrain(Anchor(title, .trailing), .lessOrEqual, end, -Self.inset, at: position)
    }
  }

  private func trailingInset(_ content: ViewID) -> Double {
    guard let row = tree[content].parent, case .tableCell(let cell) = tree[row].kind else {
      return Self.inset
    }
    return cell.accessory == .none ? Self.inset : 2
  }

  /// Adds a part of `owner` that the document doesn't write, named after it.
  @discardableResult
  mutating func addPart(
    _ part: String, _ kind: ViewKind = .plain, of owner: ViewID, in parent: ViewID
  ) -> ViewID {
    var view = View("\(tree[owner].name)-\(part)", kind)
    view.location = tree[owner].location
    return tree.add(view, to: parent)
  }

  private func titleLabel(
    _ cell: TableCell, _ keys: KeyedObject<RowKeys>
  ) throws(InputError) -> Label {
    let isNarrow = cell.style == .value2
    let font = try keys.font ?? .system(isNarrow ? 12 : 17)
    var label = Label(AttributedText(try text(keys.row), font: font))
    label.color = try color(keys.color) ?? (isNarrow ? Color(hex: 0x007AFF) : nil)
    return label
  }

  private func detailLabel(
    _ cell: TableCell, _ detail: KeyedValue, _ keys: KeyedObject<RowKeys>
  ) throws(InputError) -> Label {
    let size = cell.style == .value1 ? 17.0 : 12.0
    var label = Label(AttributedText(try text(detail), font: .system(size)))
    label.color =
      try color(keys.detailColor) ?? (cell.style == .value1 ? Self.detailGrey : nil)
    return label
  }
}
