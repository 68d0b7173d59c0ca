import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// The list that Notification Center on a Mac provides for widgets, lowered to a stack of boxes.
///
/// Each row is a box with its controls and a divider. Show More… or the add button follows the
/// rows. Which parts appear is the platform's behavior. Their positions and sizes are documented
/// defaults (docs/PLATFORM.md, "Chrome").
extension DocumentBuilder {
  /// The minimum height of a row, and the padding above and below its content, in points.
  private static let rowHeight = 20.0
  private static let rowPadding = 4.0
  /// The side of the signs and the handle, and their distance from the content.
  private static let controlSize = 14.0
  private static let controlGap = 8.0

  /// Throws an error if the host isn't Notification Center on a Mac, which alone has such views.
  func requireMac(_ word: ViewKey, _ object: JSONObject) throws(InputError) {
    guard !request.isTolerant, !request.host.isOnMac else { return }
    let replacement = word == .list ? "a vstack or a table" : "a searchBar over a table"
    throw InputError(
      Diagnostic(
        .error, "mac-only", "only Notification Center on a Mac has a '\(word.rawValue)'",
        at: object[word.rawValue]?.location ?? object.location,
        hint: "ask for --host macos, or write \(replacement)"))
  }

  func list(
    _ keys: KeyedObject<ListKeys>, _ rows: KeyedObject<ListRowKeys>
  ) throws(InputError) -> WidgetList {
    var list = WidgetList()
    list.minimumVisibleRows = try keys.minimumVisibleRows ?? 0
    list.hasDividers = try keys.dividers ?? true
    list.showsAddButton = try keys.addButton ?? true
    list.canRemove = try rows.canRemove ?? true
    list.canReorder = try rows.canReorder ?? true
    return list
  }

  /// Returns the superview for a child of `parent`.
  ///
  /// A list's child gets a separate box.
  mutating func place(in parent: ViewID) -> ViewID {
    guard lists[parent] != nil else { return parent }
    let number = tree[parent].subviews.count + 1
    return addPart("row\(number)", of: parent, in: parent)
  }

  /// Records a list's row.
  ///
  /// A row's key in any other view is an error.
  ///
  /// The list's `canRemove` and `canReorder` are the defaults of its rows.
  mutating func noteRow(
    _ kind: ViewKey, _ keys: KeyedObject<ListRowKeys>, id: ViewID, in parent: ViewID?
  ) throws(InputError) {
    guard let box = parent, let owner = tree[box].parent, let list = lists[owner] else {
      guard kind != .list else { return }
      for key in ListRowKeys.shape.descriptions {
        guard let value = keys.json[key.name] else { continue }
        throw InputError(
          Diagnostic(
            .error, "unused-key", "unused key '\(key.name)': the view is not a row of a list",
            at: value.location))
      }
      return
    }
    guard kind != .list else {
      throw InputError(
        Diagnostic(
          .error, "nested-list", "a list cannot be inside a list", at: keys.json.location,
          hint: "a row may be a vstack"))
    }
    lists[owner]?.rows.append(
      WidgetList.Row(
        box: box, content: id, canRemove: try keys.canRemove ?? list.canRemove,
        canReorder: try keys.canReorder ?? list.canReorder))
  }

  /// Selects the visible rows and adds their controls and dividers.
  mutating func finishList(_ list: WidgetList, _ id: ViewID) {
    let rows = list.rows.filter { !tree[$0.content].isHidden }
    // A list is truncated only while it is closed and not being edited. It then ends with Show
    // More….
    let isCut =
      !request.host.isEditing && request.mode == .compact && list.minimumVisibleRows > 0
      && rows.count > list.minimumVisibleRows
    let adds = request.host.isEditing && list.showsAddButton
    let count = isCut ? list.minimumVisibleRows : rows.count
    // The boxes of hidden and truncated rows are hidden, so the stack allots no space to them.
    for row in list.rows { tree[row.box].isHidden = true }
    for (index, row) in rows.enumerated() {
      tree[row.box].isHidden = index >= count
      let isLast = index + 1 == count && !isCut && !adds
      finish(row, hasDivider: list.hasDividers && !isLast)
    }
    if isCut { addShowMore(to: id) }
    hasMoreRows = hasMoreRows || isCut
    if adds { addAddButton(to: id) }
  }

  /// Constrains a row's content between its controls, and the box's height to the content.
  ///
  /// The content has a padding of 4 points above and below and is centered. A constraint of
  /// priority 200 places it at the top otherwise. The box is 20 points high unless its content is
  /// higher.
  private mutating func finish(_ row: WidgetList.Row, hasDivider: Bool) {
    let box = row.box
    let content = row.content
    let position = tree[content].location
    let line = hasDivider ? addDivider(to: box) : nil
    let bottom = line.map { Anchor($0, .top) } ?? Anchor(box, .bottom)
    var (start, startGap) = (Anchor(box, .leading), 0.0)
    var (end, endGap) = (Anchor(box, .trailing), 0.0)
    if request.host.isEditing, row.canRemove {
      let sign = addSign(.remove, to: box)
      (start, startGap) = (Anchor(sign, .trailing), Self.controlGap)
    }
    if request.host.isEditing, row.canReorder {
      let handle = addHandle(to: box)
      (end, endGap) = (Anchor(handle, .leading), Self.controlGap)
    }
    constrain(Anchor(content, .leading), .equal, to: start, constant: startGap, at: position)
    constrain(Anchor(content, .trailing), .equal, to: end, constant: -endGap, at: position)
    // A higher row centers content with an intrinsic height.
    let top = Anchor(box, .top)
    constrain(
      Anchor(content, .top), .greaterOrEqual, to: top, constant: Self.rowPadding, at: position)
    constrain(
      Anchor(content, .bottom), .lessOrEqual, to: bottom, constant: -Self.rowPadding,
      at: position)
    constrain(
      Anchor(content, .centerY), .equal, to: Anchor(box, .centerY), constant: 0, at: position)
    constrain(
      Anchor(content, .top), .equal, to: top, constant: Self.rowPadding,
      priority: Priority(200), at: position)
    constrain(
      Anchor(box, .height), .greaterOrEqual, to: nil, constant: Self.rowHeight, at: position)
    constrain(
      Anchor(box, .height), .equal, to: nil, constant: Self.rowHeight, priority: .fitting,
      at: position)
  }

  /// Adds a line of one pixel along the bottom of a row.
  private mutating func addDivider(to box: ViewID) -> ViewID {
    let line = addPart("divider", of: box, in: box)
    tree[line].style.backgroundColor = .white
    tree[line].style.vibrancy = .widgetQuaternary
    let position = tree[box].location
    for edge in [LayoutAttribute.leading, .trailing, .bottom] {
      constrain(Anchor(line, edge), .equal, to: Anchor(box, edge), constant: 0, at: position)
    }
    constrain(
      Anchor(line, .height), .equal, to: nil, constant: 1 / request.host.scale, at: position)
    return line
  }

  /// Adds the row that opens the list.
  private mutating func addShowMore(to list: ViewID) {
    let box = addPart("more", of: list, in: list)
    var label = Label(AttributedText(request.host.showMoreTitle, font: .system(11)))
    label.color = .white
    let title = addPart("title", .label(label), of: box, in: box)
    tree[title].style.vibrancy = .widgetSecondary
    constrain(Anchor(title, .leading), .equal, to: Anchor(box, .leading), constant: 0)
    constrain(Anchor(title, .trailing), .lessOrEqual, to: Anchor(box, .trailing), constant: 0)
    constrain(Anchor(title, .top), .equal, to: Anchor(box, .top), constant: Self.rowPadding)
    constrain(
      Anchor(title, .bottom), .equal, to: Anchor(box, .bottom), constant: -Self.rowPadding)
  }

  private mutating func addAddButton(to list: ViewID) {
    let box = addPart("add", of: list, in: list)
    _ = addSign(.add, to: box)
    constrain(
      Anchor(box, .height), .equal, to: nil, constant: Self.rowHeight + 2 * Self.rowPadding)
  }

  /// The sign at the leading edge of a row in the editor, in the colors of macOS lists.
  private enum Sign {
    case remove, add

    var name: String { self == .remove ? "remove" : "plus" }
    var color: Color { Color(hex: self == .remove ? 0xFF3B30 : 0x4CD964) }
  }

  /// Adds a red disc with a minus, or a green one with a plus, at the leading edge.
  private mutating func addSign(_ sign: Sign, to box: ViewID) -> ViewID {
    let size = Self.controlSize
    let disc = addPart(sign.name, of: box, in: box)
    tree[disc].style.backgroundColor = sign.color
    tree[disc].style.cornerRadius = size / 2
    tree[disc].style.vibrancy = Vibrancy.none
    constrain(Anchor(disc, .leading), .equal, to: Anchor(box, .leading), constant: 0)
    constrain(Anchor(disc, .centerY), .equal, to: Anchor(box, .centerY), constant: 0)
    constrain(Anchor(disc, .width), .equal, to: nil, constant: size)
    constrain(Anchor(disc, .height), .equal, to: nil, constant: size)
    addBar("bar", width: 8, height: 2, color: .white, to: disc)
    if sign == .add { addBar("upright", width: 2, height: 8, color: .white, to: disc) }
    return disc
  }

  /// Adds the reorder handle, three lines at the trailing edge.
  private mutating func addHandle(to box: ViewID) -> ViewID {
    let handle = addPart("reorder", of: box, in: box)
    tree[handle].style.vibrancy = .widgetTertiary
    constrain(Anchor(handle, .trailing), .equal, to: Anchor(box, .trailing), constant: 0)
    constrain(Anchor(handle, .centerY), .equal, to: Anchor(box, .centerY), constant: 0)
    constrain(Anchor(handle, .width), .equal, to: nil, constant: Self.controlSize)
    constrain(Anchor(handle, .height), .equal, to: nil, constant: Self.controlSize)
    for (index, offset) in [-4.0, 0, 4].enumerated() {
      addBar(
        "line\(index + 1)", width: Self.controlSize, height: 1, offset: offset, color: .white,
        to: handle)
    }
    return handle
  }

  /// Adds a small filled rectangle in the center of a control.
  private mutating func addBar(
    _ part: String, width: Double, height: Double, offset: Double = 0, color: Color,
    to control: ViewID
  ) {
    let bar = addPart(part, of: control, in: control)
    tree[bar].style.backgroundColor = color
    constrain(Anchor(bar, .centerX), .equal, to: Anchor(control, .centerX), constant: 0)
    constrain(Anchor(bar, .centerY), .equal, to: Anchor(control, .centerY), constant: offset)
    constrain(Anchor(bar, .width), .equal, to: nil, constant: width)
    constrain(Anchor(bar, .height), .equal, to: nil, constant: height)
  }
}
