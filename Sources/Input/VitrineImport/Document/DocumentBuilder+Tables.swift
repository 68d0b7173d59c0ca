import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Tables and their rows.
///
/// A row's title, detail and image become labels and an image in the cell's content view. Their
/// positions are those of UIKit's standard cells (docs/PLATFORM.md, "Intrinsic sizes"): titles are
/// inset by 15 points, and a subtitle cell's title by 5 points from the top of a row of 44.
extension DocumentBuilder {
  /// The left inset of a standard cell's texts and the gap after its image, in points.
  private static let inset = 15.0
  private static let detailGrey = Color(hex: 0x8E8E93)

  /// Creates a table.
  ///
  /// A row is 44 points high unless the table or the row sets its height, as in UIKit.
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

  /// Creates a cell.
  ///
  /// A row of views is a custom cell, and a row with a title a standard one. `cell` only selects
  /// among the standard styles.
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

  /// Makes a table as high as its rows, so that a stack can contain it.
  mutating func finishTable(
    _ table: Table, _ layout: KeyedObject<LayoutKeys>, id: ViewID
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
    // A table's content has no intrinsic size, as in UIKit.
    if !layout.contains(\.intrinsicHeight) {
      tree[id].intrinsicHeight = .fixed(height)
    } else if tree[id].intrinsicHeight == .none {
      tree[id].intrinsicHeight = .measured
    }
  }

  /// Returns whether a row or an item is in a table or a collection, is the root, or is placed by
  /// its frame.
  func isPlaced(_ id: ViewID) -> Bool {
    guard let parent = tree[id].parent, tree[id].frame == nil else { return true }
    switch tree[parent].kind {
    case .table, .collection: return true
    default: return false
    }
  }

  /// Adds the views of a row's standard cell.
  mutating func finishRow(
    _ cell: TableCell, _ keys: KeyedObject<RowKeys>, id: ViewID
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
      addPart("detail", .label(try detailLabel(cell, text, keys: keys)), of: id, in: content)
    }
    // The cell refers to its parts, because layout treats them as UIKit's labels.
    (cell.imageView, cell.textLabel, cell.detailLabel) = (image, title, detail)
    tree[id].kind = .tableCell(cell)

    let position = tree[id].location
    var start = Anchor(content, .leading)
    if let image {
      constrain(Anchor(image, .leading), .equal, to: start, constant: Self.inset, at: position)
      constrain(
        Anchor(image, .centerY), .equal, to: Anchor(content, .centerY), constant: 0,
        at: position)
      tree[image].hugging = AxisPriorities(horizontal: .high, vertical: .high)
      start = Anchor(image, .trailing)
    }
    // A value2 title ends at a fixed line, so its leading edge only has to be inside the inset.
    let isNarrow = cell.style == .value2 && detail != nil
    constrain(
      Anchor(title, .leading), isNarrow ? .greaterOrEqual : .equal, to: start,
      constant: Self.inset, at: position)
    let height = cell.rowHeight ?? table.rowHeight ?? 44
    placeTexts(
      cell.style, title, detail: detail, content: content, height: height, position: position)
  }

  /// Places title and detail by the cell's style.
  ///
  /// The constants are those of UIKit's standard cells in points. A subtitle cell's two lines are
  /// 34 points high together and centered in the row.
  private mutating func placeTexts(
    _ style: TableCell.Style, _ title: ViewID, detail: ViewID?, content: ViewID,
    height: Double, position: SourceLocation?
  ) {
    let end = Anchor(content, .trailing)
    let middle = Anchor(content, .centerY)
    switch (style, detail) {
    case (.subtitle, let detail?):
      constrain(
        Anchor(title, .top), .equal, to: Anchor(content, .top), constant: (height - 34) / 2,
        at: position)
      constrain(
        Anchor(title, .trailing), .lessOrEqual, to: end, constant: -Self.inset, at: position)
      constrain(
        Anchor(detail, .top), .equal, to: Anchor(title, .bottom), constant: 0, at: position)
      constrain(
        Anchor(detail, .leading), .equal, to: Anchor(title, .leading), constant: 0, at: position
      )
      constrain(
        Anchor(detail, .trailing), .lessOrEqual, to: end, constant: -Self.inset, at: position)
    case (.value1, let detail?):
      // The value ends at the accessory, or at the cell's inset if there isn't one.
      constrain(Anchor(title, .centerY), .equal, to: middle, constant: 0, at: position)
      constrain(Anchor(detail, .centerY), .equal, to: middle, constant: 0, at: position)
      constrain(
        Anchor(detail, .leading), .greaterOrEqual, to: Anchor(title, .trailing), constant: 8,
        at: position)
      constrain(
        Anchor(detail, .trailing), .equal, to: end, constant: -trailingInset(content),
        at: position)
      // The value has a higher priority, so that the title is truncated first.
      tree[detail].compressionResistance.horizontal = Priority(751)
    case (.value2, let detail?):
      // In a list of contacts, all titles end at one line and the values start there.
      constrain(
        Anchor(title, .trailing), .equal, to: Anchor(content, .leading),
        constant: Self.inset + 91, at: position)
      constrain(Anchor(title, .centerY), .equal, to: middle, constant: 0, at: position)
      constrain(Anchor(detail, .centerY), .equal, to: middle, constant: 0, at: position)
      constrain(
        Anchor(detail, .leading), .equal, to: Anchor(title, .trailing), constant: 6,
        at: position)
      constrain(
        Anchor(detail, .trailing), .lessOrEqual, to: end, constant: -Self.inset, at: position)
    default:
      constrain(Anchor(title, .centerY), .equal, to: middle, constant: 0, at: position)
      constrain(
        Anchor(title, .trailing), .lessOrEqual, to: end, constant: -Self.inset, at: position)
    }
  }

  /// Returns the value's distance from the content view's end, which an accessory has moved inward.
  private func trailingInset(_ content: ViewID) -> Double {
    guard let row = tree[content].parent, case .tableCell(let cell) = tree[row].kind else {
      return Self.inset
    }
    return cell.accessory == .none ? Self.inset : 2
  }

  /// Adds an implicit part of `owner` and names it after the owner.
  @discardableResult
  mutating func addPart(
    _ part: String, _ kind: ViewKind = .plain, of owner: ViewID, in parent: ViewID
  ) -> ViewID {
    var view = View("\(tree[owner].name)-\(part)", kind)
    view.location = tree[owner].location
    return tree.add(view, to: parent)
  }

  /// Returns the title, at 17 points, or at 12 points in the tint color for `value2`.
  private func titleLabel(
    _ cell: TableCell, _ keys: KeyedObject<RowKeys>
  ) throws(InputError) -> Label {
    let isNarrow = cell.style == .value2
    let font = try keys.font ?? .system(isNarrow ? 12 : 17)
    var label = Label(AttributedText(try text(keys.row), font: font))
    label.color = try color(keys.color) ?? (isNarrow ? Color(hex: 0x007AFF) : nil)
    return label
  }

  /// Returns the detail, gray at 17 points beside the title (`value1`), or at 12 points.
  private func detailLabel(
    _ cell: TableCell, _ detail: KeyedValue, keys: KeyedObject<RowKeys>
  ) throws(InputError) -> Label {
    let size = cell.style == .value1 ? 17.0 : 12.0
    var label = Label(AttributedText(try text(detail), font: .system(size)))
    label.color =
      try color(keys.detailColor) ?? (cell.style == .value1 ? Self.detailGrey : nil)
    return label
  }
}
