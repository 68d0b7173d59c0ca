import Testing
import VitrineGraphics
import VitrineImport
import VitrineVector

/// Stand-ins of the system's symbols.
@Suite struct SymbolTests {
  /// The number of painted pixels of a symbol at 2x.
  private func ink(
    _ name: String, _ configuration: SymbolConfiguration = SymbolConfiguration(pointSize: 40)
  ) -> Double {
    let bitmap = SymbolDrawing(name, configuration).picture().bitmap(atScale: 2)
    var sum = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { sum += Double(bitmap[x, y].alpha) / 255 }
    }
    return sum
  }

  @Test(
    arguments: [
      ("star", "star", nil, false, false, nil),
      ("star.circle.fill", "star", .circle, true, false, nil),
      ("wifi.slash", "wifi.slash", nil, false, false, nil),
      ("person.slash", "person", nil, false, true, nil),
      ("bell.badge.slash.fill", "bell", nil, true, true, ""),
      ("phone.fill.badge.plus", "phone", nil, true, false, "plus"),
      ("person.crop.circle.badge.xmark", "person.crop.circle", nil, false, false, "xmark"),
      ("xmark.octagon", "xmark", .octagon, false, false, nil),
    ] as [(String, String?, SymbolName.Enclosure?, Bool, Bool, String?)])
  func `a name is its longest known base and variants`(
    name: String, base: String?, enclosure: SymbolName.Enclosure?, isFilled: Bool, isSlashed: Bool,
    badge: String?
  ) {
    let symbol = SymbolName(name)
    #expect(symbol.base == base)
    #expect(symbol.enclosure == enclosure)
    #expect(symbol.isFilled == isFilled)
    #expect(symbol.isSlashed == isSlashed)
    #expect(symbol.badge == badge)
    #expect(symbol.isKnown)
  }

  @Test(arguments: [
    "", ".", "..", "foo.bar", "star.foo", "bell.badge.foo", "fill", "circle.circle.",
  ])
  func `names without an icon are drawn and not known`(name: String) {
    #expect(!SymbolDrawing(name).isKnown || name == "circle.circle.")
    #expect(ink(name) > 0)
  }

  /// The 123 names that the code of 75 published extensions contains.
  private static let used = """
    ant arrow.2.squarepath arrow.circlepath arrow.clockwise arrow.counterclockwise
    arrow.down arrow.forward.to.line arrow.trianglehead.2.clockwise.rotate.90 arrow.up
    arrow.up.right battery.0 battery.100.bolt battery.25 battery.50 battery.75
    bell.badge.fill book books.vertical box.truck calendar calendar.badge.checkmark
    calendar.badge.exclamationmark camera checkmark.circle checkmark.circle.fill
    chevron.down chevron.forward chevron.left chevron.right clock creditcard cube
    doc.on.clipboard doc.text doc.text.fill dollarsign drop drop.fill drop.triangle.fill
    ellipsis.circle ellipsis.curlybraces envelope envelope.fill exclamationmark.circle
    exclamationmark.octagon exclamationmark.triangle exclamationmark.triangle.fill
    flag.checkered folder folder.badge.gearshape fork.knife gear globe hand.tap.fill
    hourglass house largecircle.fill.circle link list.dash location location.fill
    location.slash location.viewfinder lock lock.fill magnifyingglass message.fill
    minus.plus.batteryblock.fill moon.stars newspaper paintbrush.fill paperplane.fill pause
    pause.fill person.2.fill person.crop.circle.badge.exclamationmark
    person.crop.square.filled.and.at.rectangle person.fill phone phone.fill photo
    photo.badge.exclamationmark.fill photo.fill pip.enter play play.circle plus powerplug
    qrcode questionmark questionmark.circle questionmark.diamond.fill rays
    rectangle.and.text.magnifyingglass safari shippingbox.fill sparkles square
    square.2.layers.3d square.and.arrow.down square.and.arrow.up star star.circle.fill
    star.fill stop stop.fill sun.max sun.max.circle sun.max.fill sunrise sunrise.fill sunset
    sunset.fill terminal terminal.fill text.bubble timer truck.box video video.fill
    waveform.path.ecg wifi xmark.octagon
    """

  @Test func `every name that published extensions contain has an icon`() {
    let names = Self.used.split { $0.isWhitespace }.map(String.init)
    #expect(names.count == 123)
    for name in names { #expect(SymbolDrawing(name).isKnown, "\(name)") }
  }

  @Test(arguments: ["terminal.fill", "calendar.fill", "creditcard.fill"])
  func `lines inside of a filled outline are holes, wherever the icon draws them`(name: String) {
    let bitmap = SymbolDrawing(name, SymbolConfiguration(pointSize: 60)).picture().bitmap(
      atScale: 2)
    let (left, top) = (bitmap.width / 5, bitmap.height / 5)
    let hasHole = (top..<bitmap.height - top).contains { y in
      (left..<bitmap.width - left).contains { bitmap[$0, y].alpha == 0 }
    }
    #expect(hasHole)
  }

  @Test func `every listed symbol draws something within its box`() {
    #expect(SymbolList.names.count >= 600)
    for name in SymbolList.names {
      let symbol = SymbolDrawing(name)
      #expect(symbol.isKnown, "\(name)")
      #expect((1...30).contains(symbol.size.width), "\(name)")
      #expect((1...30).contains(symbol.size.height), "\(name)")
      #expect(ink(name, SymbolConfiguration()) > 5, "\(name)")
    }
  }

  @Test func `a fill has more ink than an outline, and a heavier weight more than a lighter`() {
    for name in ["star", "heart", "bell", "star.circle", "house", "photo", "terminal"] {
      #expect(ink(name + ".fill") > ink(name) * 1.2, "\(name)")
    }
    let weights: [FontDescription.Weight] = [.ultraLight, .light, .regular, .semibold, .black]
    let inks = weights.map { ink("gear", SymbolConfiguration(pointSize: 40, weight: $0)) }
    #expect(inks == inks.sorted())
    #expect(Set(inks).count == inks.count)
  }

  @Test func `a circle is 20 points wide at 17, and sizes follow text and scale`() {
    let circle = SymbolDrawing("star.circle")
    #expect(abs(circle.size.width - 20.33) < 0.5)
    #expect(abs(circle.size.height - 19.67) < 0.01)
    let double = SymbolDrawing("star.circle", SymbolConfiguration(pointSize: 34))
    #expect(abs(double.size.width - circle.size.width * 2) < 1e-9)
    let large = SymbolDrawing("star.circle", SymbolConfiguration(scale: .large))
    #expect(abs(large.size.width - circle.size.width * 1.29) < 1e-9)
  }

  @Test(arguments: [
    ("chevron.right", 13.0, 17.33), ("speaker.wave.2.fill", 25.2, 17.33), ("doc.fill", 18, 20.5),
    ("bell.square.fill", 20.2, 18), ("gearshape", 21.2, 20.33), ("list.bullet", 24.3, 16.5),
    ("bell.circle.fill", 20.33, 19.67), ("drop.fill", 15.5, 20.67),
  ])
  func `a symbol's box has the proportions that storyboards store`(
    name: String, width: Double, height: Double
  ) {
    let symbol = SymbolDrawing(name)
    #expect(abs(symbol.size.width - width) < 0.34, "\(symbol.size)")
    #expect(abs(symbol.size.height - height) < 0.34, "\(symbol.size)")
  }

  @Test func `a drawing is in the middle of its box and touches two sides, or is a sign`() throws {
    for name in [
      "chevron.right", "plus", "minus", "doc", "speaker.wave.2", "eye.fill", "star.circle",
    ] {
      let bitmap = SymbolDrawing(name, SymbolConfiguration(pointSize: 170)).picture().bitmap(
        atScale: 1)
      let columns = (0..<bitmap.width).filter { x in
        (0..<bitmap.height).contains { bitmap[x, $0].alpha > 0 }
      }
      let rows = (0..<bitmap.height).filter { y in
        (0..<bitmap.width).contains { bitmap[$0, y].alpha > 0 }
      }
      let (left, top) = (try #require(columns.first), try #require(rows.first))
      let right = bitmap.width - 1 - (try #require(columns.last))
      let bottom = bitmap.height - 1 - (try #require(rows.last))
      #expect(abs(left - right) <= 2 && abs(top - bottom) <= 2, "\(name)")
      // The space beside the ink is a hundredth of the grid.
      let ink = max(bitmap.width - 2 * left, bitmap.height - 2 * top)
      if name == "plus" || name == "minus" {
        // The longer side of a sign is 0.84 em, without the space beside it.
        #expect((136...144).contains(ink), "\(name): \(ink)")
      } else {
        #expect(min(left, top) <= 4, "\(name): \(left), \(top)")
      }
    }
  }

  /// The sizes follow from stored proportions and from frames of image views (docs/PLATFORM.md).
  @Test(arguments: [
    ("circle", 20.47, 19.67), ("chevron.left", 13.13, 17.33), ("chevron.right", 13.13, 17.33),
    ("chevron.down", 27.05, 14.79), ("checkmark", 19.65, 17.5), ("xmark", 19.26, 17),
    ("gear", 21.33, 20.33), ("equal", 19.29, 11), ("doc", 17.94, 20.5), ("bell.badge", 19.5, 21.33),
  ])
  func `a stored symbol has the box of its files`(name: String, width: Double, height: Double) {
    let size = SymbolBox.size(of: name)
    #expect(abs((size?.width ?? 0) - width) < 0.01 && abs((size?.height ?? 0) - height) < 0.01)
  }

  @Test func `a symbol that no file stores has the box of its icon`() {
    #expect(SymbolBox.size(of: "pencil") == nil)
    #expect(SymbolBox.size(of: "pencil.circle.fill") == SymbolBox.size(of: "circle"))
    #expect(SymbolDrawing("pencil").size.width > 10)
  }

  @Test func `a symbol is centered on the middle of capitals`() {
    for scale in [SymbolConfiguration.Scale.small, .medium, .large] {
      let symbol = SymbolDrawing("circle", SymbolConfiguration(pointSize: 17, scale: scale))
      let middle = symbol.baseline - 17 * 0.7046 / 2
      #expect(abs(middle - symbol.size.height / 2) < 0.01)
    }
  }

  @Test func `one color makes the symbol in a filled shape a hole, two colors draw it`() {
    let symbol = SymbolDrawing("minus.circle.fill", SymbolConfiguration(pointSize: 40))
    #expect(symbol.layerCount == 2)
    let single = symbol.picture().bitmap(atScale: 1)
    let middle = single[single.width / 2, single.height / 2]
    #expect(middle.alpha == 0)
    let double = symbol.picture([.white, .black]).bitmap(atScale: 1)
    #expect(double[double.width / 2, double.height / 2].red == 255)
    #expect(SymbolDrawing("star").layerCount == 1)
  }

  @Test(arguments: [-5, 0, .nan, .infinity] as [Double])
  func `a size that isn't positive and finite draws nothing or the standard size`(size: Double) {
    let symbol = SymbolDrawing("star", SymbolConfiguration(pointSize: size))
    #expect(symbol.size.width.isFinite)
    #expect(symbol.picture().bitmap(atScale: 2).width >= 1)
  }
}
