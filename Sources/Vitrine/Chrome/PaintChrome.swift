import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster
import VitrineText

extension Painter {
  /// The wallpaper through its materials, the card, and its header.
  mutating func paintChrome(
    of scene: Scene, at placement: Placement, as variant: Variant, in workshop: Workshop
  ) throws(RenderError) {
    let whole = Shape.rect(
      Rect(x: 0, y: 0, width: Double(placement.width), height: Double(placement.height)))
    let corner = WidgetMetrics.cornerRadius * scale
    let body = pixels(placement.card)
    switch variant.effectiveChrome {
    case .none: try paint(.card, in: whole, placement, variant, workshop)
    case .card, .screen:
      try paint(.today, in: whole, placement, variant, workshop)
      try paint(
        .card, in: .roundedRect(body, radius: corner, curve: .continuous), placement, variant,
        workshop)
      var strip = body
      strip.size.height = WidgetMetrics.headerHeight * scale
      list.append(
        .fill(
          .roundedRect(strip, radius: corner, curve: .continuous, corners: .top),
          .color(Material.headerOverlay), .sourceOver))
      paintHeader(scene, in: placement.card, variant, workshop)
      if variant.effectiveChrome == .screen { paintTodayView(placement, variant) }
    }
  }

  private mutating func paint(
    _ material: Material, in shape: Shape, _ placement: Placement, _ variant: Variant,
    _ workshop: Workshop
  ) throws(RenderError) {
    if variant.reducesTransparency {
      list.append(.fill(shape, .color(material.opaqueColor), .sourceOver))
      return
    }
    let screen = variant.device.screen(variant.orientation)
    let grid = PixelGrid(scale: scale)
    let x = Int(grid.round(placement.screenOrigin.x) * scale)
    let y = Int(grid.round(placement.screenOrigin.y) * scale)
    // A tall card or a wide canvas may reach beyond the screen; the wallpaper is then as large.
    let key = BackdropKey(
      wallpaper: variant.wallpaper, material: material,
      width: max(Int(screen.width * scale), x + placement.width),
      height: max(Int(screen.height * scale), y + placement.height), scale: scale)
    let backdrop = try workshop.backdrop(key)
    let index = list.add(DisplayList.Backdrop(bitmap: backdrop, x: x, y: y))
    list.append(.backdrop(index, shape))
  }

  /// The icon, the name in capitals, and Show More or Show Less where the widget can change.
  private mutating func paintHeader(
    _ scene: Scene, in card: Rect, _ variant: Variant, _ workshop: Workshop
  ) {
    let isMirrored = variant.layoutDirection == .rightToLeft
    let isFirst = variant.system == .ios10
    func mirrored(_ rect: Rect) -> Rect {
      isMirrored
        ? Rect(
          x: card.minX + card.maxX - rect.maxX, y: rect.minY, width: rect.width,
          height: rect.height) : rect
    }
    let iconX = isFirst ? 8.0 : 10
    let icon = mirrored(Rect(x: card.minX + iconX, y: card.minY + 8, width: 20, height: 20))
    paintIcon(scene, in: icon, workshop)
    var plain = Surroundings(vibrancy: .widgetSecondary, tint: .black, alpha: 1)
    var room = card.width - (isFirst ? 36 : 37) - 12
    if scene.header.offersToggle {
      let title = variant.mode == .compact ? "Show More" : "Show Less"
      let text = localizedToggle(title, variant.locale)
      let size = typesetter.layout(
        AttributedText(text, font: .system(13)), numberOfLines: 1, width: nil
      ).size
      let place = mirrored(
        Rect(
          x: card.maxX - 12 - size.width, y: card.minY + 10, width: size.width, height: size.height)
      )
      paintLine(text, .system(13), .black, in: place, alignment: .left, ViewTree.root, plain)
      room -= size.width + 16
    }
    plain.vibrancy = .widgetSecondary
    let title = mirrored(
      Rect(x: card.minX + (isFirst ? 36 : 37), y: card.minY + 10, width: max(0, room), height: 16))
    paintLine(
      scene.header.title.uppercased(), .system(13), .black, in: title,
      alignment: isMirrored ? .right : .left, ViewTree.root, plain)
  }

  private mutating func paintIcon(_ scene: Scene, in box: Rect, _ workshop: Workshop) {
    let shape = Shape.roundedRect(pixels(box), radius: 4.5 * scale, curve: .continuous)
    guard let path = scene.header.icon, let icon = workshop.image(at: path) else {
      list.append(.fill(shape, .color(Color(white: 0.6)), .sourceOver))
      return
    }
    list.append(.beginClip(shape))
    list.append(.image(icon, in: pixels(box), ImageDrawing(), .sourceOver))
    list.append(.endClip)
  }

  /// The system's own words in the languages that the examples come in.
  private func localizedToggle(_ title: String, _ locale: String) -> String {
    if let pseudo = PseudoLocale(rawValue: locale) { return pseudo.rewritten(title) }
    let isMore = title == "Show More"
    let words: [(String, String, String)] = [
      ("es", "Mostrar más", "Mostrar menos"), ("de", "Mehr anzeigen", "Weniger anzeigen"),
      ("fr", "Afficher plus", "Afficher moins"), ("ja", "表示を増やす", "表示を減らす"),
      ("zh-Hans", "展开", "折叠"), ("zh-Hant", "顯示較多", "顯示較少"), ("ko", "더 보기", "간략히 보기"),
      ("ar", "عرض المزيد", "عرض أقل"), ("he", "הצג עוד", "הצג פחות"),
      ("th", "แสดงเพิ่มเติม", "แสดงน้อยลง"),
    ]
    guard let found = words.first(where: { locale.hasPrefix($0.0) }) else { return title }
    return isMore ? found.1 : found.2
  }

  /// The search field and the edit button of the Today view.
  private mutating func paintTodayView(_ placement: Placement, _ variant: Variant) {
    let white = Surroundings(vibrancy: .none, tint: .white, alpha: 1)
    let top = placement.card.minY - 52
    let field = Rect(x: placement.card.minX, y: top, width: placement.card.width, height: 36)
    fill(
      .roundedRect(pixels(field), radius: 9 * scale, curve: .continuous),
      Color(white: 1, alpha: 0.25), ViewTree.root, white)
    paintLoupe(
      centre: Point(x: field.minX + 18, y: field.midY), Color(white: 1, alpha: 0.8), ViewTree.root,
      white)
    paintLine(
      "Search", .system(17), Color(white: 1, alpha: 0.8),
      in: Rect(x: field.minX + 36, y: field.midY - 11, width: field.width - 44, height: 22),
      alignment: .left, ViewTree.root, white)
    let button = Rect(
      x: placement.card.midX - 30, y: placement.card.maxY + 20, width: 60, height: 26)
    fill(
      .roundedRect(pixels(button), radius: 13 * scale, curve: .circular),
      Color(white: 1, alpha: 0.3), ViewTree.root, white)
    paintLine(
      "Edit", .system(15), .white, in: button, alignment: .center, ViewTree.root, white)
  }
}
