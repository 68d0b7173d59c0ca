import VitrineGraphics
import VitrineLayout

extension InterfaceLowering {
  /// Returns the appearance of an AppKit button, or nil for a button of UIKit.
  func appKitLook(_ element: XMLElement) -> AppKitLook? {
    guard let style = element["appKitStyle"].flatMap(AppKitLook.Style.init(rawValue:)) else {
      return nil
    }
    var look = AppKitLook(style)
    look.isOn = element["appKitState"] == "on"
    look.imagePosition = element["imagePosition"].flatMap(AppKitLook.ImagePosition.init(rawValue:))
    return look
  }

  /// Sets the color of a button's title in this appearance.
  func colorAppKitTitle(_ button: inout Button) {
    guard button.faces[.normal]?.titleColor == nil else { return }
    let isInline = button.appKit?.style == .inline
    button.faces[.normal]?.titleColor = isInline ? .white : colors["labelColor"]
    button.faces[.disabled, default: Button.Face()].titleColor = colors["disabledControlTextColor"]
  }

  /// Adds the parts of a box: a line, or a translucent background with a title above it.
  ///
  /// Frames and autoresizing masks place the parts, so that they follow the box without
  /// constraints. AppKit insets the border of a group by 3 points at the sides and 4 at the bottom.
  /// The top inset is 14 with a title, the height of its line.
  mutating func addBoxLook(_ element: XMLElement, to box: ViewID) {
    guard let size = tree[box].frame?.size else { return }
    let name = tree[box].name
    func part(
      _ word: String, _ frame: Rect, mask: AutoresizingMask, kind: ViewKind
    ) -> View {
      var view = View("\(name)-\(word)", kind)
      view.location = element.location
      view.frame = frame
      view.translatesAutoresizingMask = true
      view.autoresizingMask = mask
      return view
    }
    switch element["boxType"] {
    // The line is one point wide and runs along the longer side of the box.
    case "separator":
      let isVertical = size.height > size.width
      let frame =
        isVertical
        ? Rect(x: (size.width - 1) / 2, y: 0, width: 1, height: size.height)
        : Rect(x: 0, y: (size.height - 1) / 2, width: size.width, height: 1)
      var line = part(
        "line", frame, mask: isVertical ? .flexibleHeight : .flexibleWidth, kind: .plain)
      line.style.backgroundColor = colors["separatorColor"]
      tree.add(line, to: box)
    case "custom":
      tree[box].style.cornerRadius = element.number("cornerRadius") ?? 0
      if element["borderType"] == "line" {
        tree[box].style.borderWidth = element.number("borderWidth") ?? 1
        tree[box].style.borderColor = color(element, "borderColor") ?? colors["separatorColor"]
      }
    default:
      let hasTitle = element["titlePosition"] != "noTitle" && element["title"]?.isEmpty == false
      let top = hasTitle ? 14.0 : 4
      var patch = part(
        "patch",
        Rect(
          x: 3, y: top, width: max(0, size.width - 6), height: max(0, size.height - top - 4)),
        mask: [.flexibleWidth, .flexibleHeight], kind: .plain)
      let isTransparent = element.bool("transparent") == true
      if !isTransparent, element["borderType"] != "none" {
        patch.style.backgroundColor = colors["vitrineGroupColor"]
        patch.style.borderColor = colors["separatorColor"]
        patch.style.borderWidth = 1
        patch.style.cornerRadius = 5
      }
      let border = tree.add(patch, to: box)
      guard hasTitle, let title = element["title"] else { return }
      if element.child(key: "contentView")?["id"] == nil { boxBorders[box] = border }
      guard !isTransparent else { return }
      var label = Label(AttributedText(title, font: .system(11)))
      label.color = colors["labelColor"]
      tree.add(
        part(
          "title", Rect(x: 8, y: 0, width: max(0, size.width - 16), height: 14),
          mask: .flexibleWidth, kind: .label(label)), to: box)
    }
  }

  /// Moves a constraint between a box and a view inside it from the box to the box's border.
  ///
  /// Files of Xcode 6 and earlier give the content view of a box no id and name the box instead.
  /// Their constraints refer to the border, whose top is 14 points below the box's if there is a
  /// title. If the content view has an id or the box has no title, the constraint refers to the
  /// box's alignment rectangle.
  func holdToBorder(_ constraint: inout Constraint) {
    guard let second = constraint.second else { return }
    func border(of anchor: Anchor, holding other: Anchor) -> LayoutItem? {
      guard case .view(let box) = anchor.item, let border = boxBorders[box],
        case .view(let view) = other.item,
        sequence(first: view, next: { tree[$0].parent }).dropFirst().contains(box)
      else { return nil }
      return .view(border)
    }
    if let border = border(of: constraint.first, holding: second) {
      constraint.first.item = border
    } else if let border = border(of: second, holding: constraint.first) {
      constraint.second?.item = border
    }
  }
}
