import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Paints the layers below the widgets: the wallpaper with its materials, and cards or sections
  /// with their headers.
  package mutating func paintChrome(
    of widgets: [HostedWidget], on board: Board, as variant: Variant, in workshop: Workshop
  ) throws(RenderError) {
    let whole = Rect(
      x: 0, y: 0, width: Double(board.width) / scale, height: Double(board.height) / scale)
    if variant.host == .home {
      return try paintHome(widgets, in: whole, on: board, as: variant, workshop: workshop)
    }
    let body = bodyMaterial
    if variant.effectiveChrome == .none {
      if widgets.allSatisfy({ $0.scene.hasNoBackdrop }) { return }
      return try paint(
        body, in: .rect(pixels(whole)), board: board, variant: variant, workshop: workshop)
    }
    switch variant.system.presentation {
    case .card:
      // Up to iOS 13 the wallpaper around cards is sharp, but quick actions blur it.
      let isBlurred = Self.blursHome(variant)
      let behind: Material = isBlurred ? .home : .none
      try paint(
        behind, in: .rect(pixels(whole)), board: board, variant: variant, workshop: workshop)
      // The cover sheet of iOS 11 to 13 darkens the wallpaper by a constant factor.
      if variant.host == .lock, !isBlurred, variant.system.version >= 11 {
        paintPlain(.rect(pixels(whole)), Color(white: 0, alpha: TodayLayout.coverShade))
      }
      for (widget, slot) in zip(widgets, board.slots) where !widget.isInvisible {
        try paintCard(slot.frame, body, board: board, variant: variant, workshop: workshop)
        paintCardHeader(widget, in: slot.frame, variant: variant, workshop: workshop)
      }
      if variant.host == .quickActions {
        try paintQuickActions(
          of: widgets, on: board, material: body, variant: variant, workshop: workshop)
      }
    case .center:
      try paint(
        .center, in: .rect(pixels(whole)), board: board, variant: variant, workshop: workshop)
      for (widget, slot) in zip(widgets, board.slots) where !widget.isInvisible {
        paintSectionHeader(widget, in: slot.frame, variant: variant, workshop: workshop)
      }
    case .panel:
      try paintPanel(widgets, in: whole, board: board, variant: variant, workshop: workshop)
    }
  }

  /// Paints the parts of a host's screen that are in front of its widgets.
  mutating func paintScreen(
    _ board: Board, _ variant: Variant, workshop: Workshop
  ) throws(RenderError) {
    guard variant.effectiveChrome == .screen else { return }
    let whole = Rect(
      x: 0, y: 0, width: Double(board.width) / scale, height: Double(board.height) / scale)
    screenInks = try screenInks(board, whole, variant: variant, workshop: workshop)
    switch (variant.system.presentation, variant.host) {
    case (_, .home): break
    case (.panel, _): paintPanelFurniture(board, whole, variant: variant)
    case (.center, _): try paintCenterFurniture(board, whole, variant: variant, workshop: workshop)
    case (.card, .quickActions): break
    case (.card, _): try paintTodayView(board, whole, variant: variant, workshop: workshop)
    }
    paintStatusBar(variant, whole)
  }

  /// The material of a card, of the notification center or of the panel.
  private var bodyMaterial: Material {
    switch surface {
    case .card: cardLook.body
    case .center: .center
    case .panel: isDark ? .panel : .lightPanel
    }
  }

  /// Paints the wallpaper through a material, at its position on the screen.
  mutating func paint(
    _ material: Material, in shape: Shape, board: Board, variant: Variant,
    workshop: Workshop
  ) throws(RenderError) {
    // With Reduce Transparency each material is one color, so the wallpaper isn't needed.
    if variant.reducesTransparency, material != .none {
      list.append(.fill(shape, .color(material.opaqueColor), .sourceOver))
      return
    }
    let screen = variant.device.screen(variant.orientation)
    let grid = PixelGrid(scale: scale)
    let x = Int(clamping: grid.round(board.screenOrigin.x) * scale)
    let y = Int(clamping: grid.round(board.screenOrigin.y) * scale)
    // Only a whole screen shows enough of a sharp wallpaper for its pixels to be seen.
    let isLarge = material == .none && variant.effectiveChrome == .screen
    // The screen is blurred once and cards are cut from it, so that neighboring cards continue one
    // picture.
    var key = BackdropKey(
      wallpaper: WallpaperCopy(variant.wallpaper, isLarge: isLarge), material: material,
      width: max(1, Int(screen.width * scale)), height: max(1, Int(screen.height * scale)),
      scale: scale)
    // A tall card or a wide canvas may extend beyond the screen.
    key.across = max(1, (x + board.width + key.width - 1) / key.width)
    key.down = max(1, (y + board.height + key.height - 1) / key.height)
    var backdrop = try workshop.backdrop(key, rows: y..<y + board.height)
    backdrop.x = x
    backdrop.y += y
    let index = list.add(backdrop)
    list.append(.backdrop(index, shape))
  }

  /// Returns a rectangle mirrored in `frame` if the interface is right-to-left.
  func mirrored(_ rect: Rect, in frame: Rect) -> Rect {
    guard direction == .rightToLeft else { return rect }
    return Rect(
      x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }
}
