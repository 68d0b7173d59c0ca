import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster
import VitrineText

extension Painter {
  /// Everything around the widgets: the wallpaper through its materials, cards or sections with
  /// their headers, and what the screen has besides.
  mutating func paintChrome(
    of widgets: [HostedWidget], on board: Board, as variant: Variant, in workshop: Workshop
  ) throws(RenderError) {
    let whole = Rect(
      x: 0, y: 0, width: Double(board.width) / scale, height: Double(board.height) / scale)
    let body = Self.cardMaterial(variant)
    if variant.effectiveChrome == .none {
      return try paint(body, in: .rect(pixels(whole)), board, variant, workshop)
    }
    switch variant.system.presentation {
    case .card:
      let behind: Material = variant.host == .quickActions ? .home : .today
      try paint(behind, in: .rect(pixels(whole)), board, variant, workshop)
      for (widget, slot) in zip(widgets, board.slots) {
        try paintCard(slot.frame, body, board, variant, workshop)
        paintCardHeader(widget, in: slot.frame, variant, workshop)
      }
      if variant.host == .quickActions {
        try paintQuickActions(of: widgets, on: board, body, variant, workshop)
      }
    case .center:
      try paint(.center, in: .rect(pixels(whole)), board, variant, workshop)
      for (widget, slot) in zip(widgets, board.slots) {
        paintSectionHeader(widget, in: slot.frame, variant, workshop)
      }
    case .panel: try paintPanel(widgets, in: whole, board, variant, workshop)
    }
  }

  /// What a host's screen has besides its widgets, over them.
  mutating func paintScreen(
    _ board: Board, _ variant: Variant, _ workshop: Workshop
  ) throws(RenderError) {
    guard variant.effectiveChrome == .screen else { return }
    let whole = Rect(
      x: 0, y: 0, width: Double(board.width) / scale, height: Double(board.height) / scale)
    paintStatusBar(variant, whole)
    switch (variant.system.presentation, variant.host) {
    case (.panel, _): paintPanelFurniture(board, whole, variant)
    case (.center, _): try paintCenterFurniture(board, whole, variant, workshop)
    case (.card, .quickActions): break
    case (.card, .lock):
      paintTodayView(board, variant)
      paintClock(board, variant)
    case (.card, _): paintTodayView(board, variant)
    }
  }

  private static func cardMaterial(_ variant: Variant) -> Material {
    switch variant.system.presentation {
    case .card: variant.increasesContrast ? .contrastCard : .card
    case .center: .center
    case .panel: .panel
    }
  }

  /// A wallpaper seen through a material, where the picture lies on the screen.
  mutating func paint(
    _ material: Material, in shape: Shape, _ board: Board, _ variant: Variant,
    _ workshop: Workshop
  ) throws(RenderError) {
    if variant.reducesTransparency, material != .none {
      list.append(.fill(shape, .color(material.opaqueColor), .sourceOver))
      return
    }
    let screen = variant.device.screen(variant.orientation)
    let grid = PixelGrid(scale: scale)
    let x = Int(grid.round(board.screenOrigin.x) * scale)
    let y = Int(grid.round(board.screenOrigin.y) * scale)
    var key = BackdropKey(
      wallpaper: variant.wallpaper, material: material, width: max(1, Int(screen.width * scale)),
      height: max(1, Int(screen.height * scale)), scale: scale)
    // A tall card or a wide canvas may reach beyond the screen.
    key.across = max(1, (x + board.width + key.width - 1) / key.width)
    key.down = max(1, (y + board.height + key.height - 1) / key.height)
    var backdrop = try workshop.backdrop(key)
    (backdrop.x, backdrop.y) = (x, y)
    let index = list.add(backdrop)
    list.append(.backdrop(index, shape))
  }

  /// A rectangle on the other side of `frame` where the interface runs from right to left.
  func mirrored(_ rect: Rect, in frame: Rect) -> Rect {
    guard direction == .rightToLeft else { return rect }
    return Rect(
      x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// One line of the host's own text, at the leading edge of `box` unless said.
  mutating func paintWords(
    _ text: String, _ font: FontDescription, _ color: Color, in box: Rect,
    _ vibrancy: Vibrancy = .none, alignment: TextAlignment? = nil
  ) {
    let leading: TextAlignment = direction == .rightToLeft ? .right : .left
    paintLine(
      text, font, color, in: box, alignment: alignment ?? leading, ViewTree.root,
      Surroundings(vibrancy: vibrancy, tint: .black, alpha: 1))
  }

  /// How wide a line of the host's own text is.
  func width(of text: String, _ font: FontDescription) -> Double {
    typesetter.layout(AttributedText(text, font: font), numberOfLines: 1, width: nil).size.width
  }

  /// A date in the two lines that large letters have room for.
  func dateLines(_ date: String) -> [String] {
    let comma = date.firstIndex { $0 == "," || $0 == "،" } ?? date.firstIndex(of: " ")
    guard let comma, date.index(after: comma) < date.endIndex else { return [date] }
    let first = date[...comma]
    let rest = date[date.index(after: comma)...].drop { $0 == " " }
    return [first.last == " " ? String(first.dropLast()) : String(first), String(rest)]
  }

  mutating func paintPlain(_ shape: Shape, _ color: Color) {
    list.append(.fill(shape, .color(color), .sourceOver))
  }

  /// An app's icon with the corners of its size.
  mutating func paintIcon(_ path: String?, in box: Rect, _ workshop: Workshop) {
    let shape = Shape.roundedRect(
      pixels(box), radius: box.width * 0.225 * scale, curve: .continuous)
    guard let path, let icon = workshop.image(at: path) else {
      return paintPlain(shape, Color(white: 0.6))
    }
    list.append(.beginClip(shape))
    list.append(.image(icon, in: pixels(box), ImageDrawing(), .sourceOver))
    list.append(.endClip)
  }
}
