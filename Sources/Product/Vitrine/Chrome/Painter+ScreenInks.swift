import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Returns the colors on a variant's wallpaper.
  ///
  /// The upper part is the area above the first card, and the lower part is the home indicator's.
  func screenInks(
    _ board: Board, _ whole: Rect, variant: Variant, workshop: Workshop
  ) throws(RenderError) -> ScreenInks {
    guard variant.system.presentation == .card else { return ScreenInks() }
    let isBlurred = Self.blursHome(variant)
    // Reduce Transparency hides a blurred home screen behind a dark color.
    if isBlurred, variant.reducesTransparency { return ScreenInks() }
    var factor = isBlurred ? 0.88 : 1.0
    if !isBlurred, variant.host == .lock, variant.system.version >= 11 {
      factor = 1 - TodayLayout.coverShade
    }
    let key = BackdropKey(
      wallpaper: WallpaperCopy(variant.wallpaper), material: .none, width: board.width,
      height: board.height,
      scale: scale)
    func luminance(_ area: Rect) throws(RenderError) -> Double {
      try (workshop.luminance(of: key, in: pixels(area)) ?? 0) * factor
    }
    let layout = TodayLayout(variant)
    let isList = variant.host == .quickActions
    let height = isList ? variant.device.statusBarHeight : layout.firstCardTop
    var inks = ScreenInks()
    // The strip of a scrolled view is darker than its backdrop.
    let shade = variant.scroll > 0 ? 0.79 : 1
    let top = try luminance(Rect(x: 0, y: 0, width: whole.width, height: height))
    inks.top = ScreenInks.color(on: top * shade)
    let line = homeLine(variant, whole)
    var bottom = try luminance(line)
    if board.slots.contains(where: { $0.frame.minY <= line.midY && line.midY < $0.frame.maxY }) {
      let tint = cardLook.body.recipe(scale: scale).tint
      bottom = bottom * (1 - tint.alpha) + tint.red * tint.alpha
    }
    inks.bottom = ScreenInks.color(on: bottom)
    return inks
  }

  /// Returns whether the home screen behind the cards is blurred: up to iOS 13 only behind quick
  /// actions.
  static func blursHome(_ variant: Variant) -> Bool {
    variant.host == .quickActions || variant.host == .today && variant.system.version >= 14
  }
}
