import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// The bar at the top of a phone's or iPad's screen with signal, time and battery, and the home
/// indicator at the bottom.
extension Painter {
  /// Paints the status bar.
  ///
  /// Its parts are drawn from memory, not measured (docs/PLATFORM.md, "Chrome").
  ///
  /// A phone in landscape hides the bar.
  mutating func paintStatusBar(_ variant: Variant, _ whole: Rect) {
    paintHomeLine(variant, whole)
    let isPad = variant.device.idiom == .pad
    guard variant.device.idiom != .desktop, isPad || variant.orientation == .portrait else {
      return
    }
    if variant.device.statusBarHeight >= 40 { return paintEars(variant, whole) }
    let middle = variant.device.statusBarHeight / 2
    let start = paintSignal(at: Point(x: 6.5, y: middle), variant)
    if isPad {
      paintWords(
        "iPad", .system(12), color: screenInks.top,
        in: Rect(x: 6.5, y: middle - 8, width: 60, height: 16), alignment: .left)
    } else {
      paintWiFi(at: Point(x: start + 10, y: middle + 4))
    }
    if variant.host == .lock {
      paintPadlock(at: Point(x: whole.midX, y: middle))
    } else {
      paintWords(
        variant.clock ?? "9:41 AM", .system(12, .medium), color: screenInks.top,
        in: Rect(x: whole.midX - 50, y: middle - 8, width: 100, height: 16), alignment: .center)
    }
    paintBattery(at: Point(x: whole.maxX - 5, y: middle))
  }

  /// Paints the home indicator if the screen has a bottom inset in any orientation.
  private mutating func paintHomeLine(_ variant: Variant, _ whole: Rect) {
    guard variant.device.safeArea(variant.orientation).bottom > 0 else { return }
    let line = homeLine(variant, whole)
    paintPlain(
      .roundedRect(pixels(line), radius: 2.5 * scale, curve: .circular), screenInks.bottom)
  }

  /// Returns the position of the home indicator.
  func homeLine(_ variant: Variant, _ whole: Rect) -> Rect {
    let width: Double
    switch (variant.device.idiom, variant.orientation) {
    case (.phone, .portrait): width = 134
    case (.phone, .landscape): width = 209
    default: width = 315
    }
    return Rect(x: whole.midX - width / 2, y: whole.maxY - 13, width: width, height: 5)
  }

  /// Paints the bar beside a notch: the time on its left, signal and battery on its right.
  private mutating func paintEars(_ variant: Variant, _ whole: Rect) {
    let middle = 23.0
    if variant.host == .lock {
      paintPadlock(at: Point(x: 52, y: middle))
    } else {
      paintWords(
        variant.clock ?? "9:41", .system(16, .semibold), color: screenInks.top,
        in: Rect(x: 21, y: middle - 10, width: 62, height: 20), alignment: .center)
    }
    var x = whole.maxX - 82
    for height in [4, 6, 8.5, 11] {
      paintPlain(
        .roundedRect(
          pixels(Rect(x: x, y: middle + 5.5 - height, width: 3, height: height)), radius: scale,
          curve: .circular), screenInks.top)
      x += 4.7
    }
    paintWiFi(at: Point(x: whole.maxX - 53, y: middle + 5.5))
    paintBattery(at: Point(x: whole.maxX - 14, y: middle))
  }

  /// Paints the signal: five dots up to iOS 10 and four bars from iOS 11.
  ///
  /// Returns the x of its end.
  private mutating func paintSignal(at start: Point, _ variant: Variant) -> Double {
    guard variant.device.idiom == .phone else { return start.x }
    var x = start.x
    if variant.system.version < 11 {
      for _ in 0..<5 {
        let dot = Rect(x: x, y: start.y - 2.75, width: 5.5, height: 5.5)
        paintPlain(
          .roundedRect(pixels(dot), radius: 2.75 * scale, curve: .circular), screenInks.top)
        x += 7
      }
      return x
    }
    for height in [3, 5, 7.5, 10] {
      let bar = Rect(x: x, y: start.y + 5 - height, width: 3, height: height)
      paintPlain(.roundedRect(pixels(bar), radius: 0.5 * scale, curve: .circular), screenInks.top)
      x += 4.5
    }
    return x
  }

  /// Paints three arcs above a point, with the bottom at `foot`.
  ///
  /// An arc is a quarter circle in twelve chords, which deviate from it by less than two hundredths
  /// of a point.
  private mutating func paintWiFi(at foot: Point) {
    for (radius, width) in [(8.4, 2.0), (5.3, 2.0), (2.4, 2.4)] {
      var arc = Path()
      for step in 0...12 {
        let turn = 0.75 + (Double(step) / 12 - 0.5) * 0.25
        let (cosine, sine) = Scalars.direction(turns: turn)
        let point = Point(x: foot.x + radius * cosine, y: foot.y + radius * sine) * scale
        if step == 0 { arc.move(to: point) } else { arc.line(to: point) }
      }
      list.append(.stroke(arc, Stroke(width: width * scale), .color(screenInks.top), .sourceOver))
    }
  }

  /// Paints a full battery that ends at `end`.
  private mutating func paintBattery(at end: Point) {
    let shell = Rect(x: end.x - 25, y: end.y - 5, width: 22.5, height: 10)
    list.append(
      .stroke(
        .roundedRectangle(pixels(shell.inset(by: Insets(all: 0.5))), radius: 2 * scale),
        Stroke(width: scale), .color(screenInks.top.withAlpha(0.9)), .sourceOver))
    paintPlain(
      .roundedRect(
        pixels(shell.inset(by: Insets(all: 2))), radius: scale, curve: .circular), screenInks.top)
    let knob = Rect(x: end.x - 2, y: end.y - 1.75, width: 1.5, height: 3.5)
    paintPlain(.roundedRect(pixels(knob), radius: 0.75 * scale, curve: .circular), screenInks.top)
  }

  /// Paints the padlock that replaces the time on the lock screen, because the large time is below.
  private mutating func paintPadlock(at middle: Point) {
    let body = Rect(x: middle.x - 4, y: middle.y - 0.5, width: 8, height: 6)
    paintPlain(.roundedRect(pixels(body), radius: scale, curve: .circular), screenInks.top)
    let bow = Rect(x: middle.x - 2.5, y: middle.y - 4.5, width: 5, height: 8)
    list.append(
      .beginClip(.rect(pixels(Rect(x: bow.minX - 2, y: bow.minY - 2, width: 9, height: 6)))))
    list.append(
      .stroke(
        .roundedRectangle(pixels(bow), radius: 2.5 * scale), Stroke(width: 1.3 * scale),
        .color(screenInks.top), .sourceOver))
    list.append(.endClip)
  }
}
