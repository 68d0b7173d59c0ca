package import VitrineGraphics

/// The box of a symbol: the size of its image beside text of 17 points.
///
/// Storyboards store the proportions. The heights follow from the frames of image views, because all
/// symbols are aligned by a box 21 points high (docs/PLATFORM.md, "Symbols").
package enum SymbolBox {
  /// The stored proportions by name, and the height if a stored frame or a similar symbol shows it.
  private static let records =
    """
    apple.terminal 128 97
    arrow.left.arrow.right 120 128
    arrow.triangle.2.circlepath.camera 128 93
    arrow.up 120 128
    arrow.up.bin 128 92 18
    arrowtriangle.down 128 120
    battery.0percent 128 59
    bell.badge 117 128 21.33
    bookmark 112 128
    calendar 128 107
    chart.bar 128 90
    checkmark 128 114 17.5
    chevron.backward 97 128 17.33
    chevron.down 128 70
    chevron.forward 97 128 17.33
    chevron.left 97 128 17.33
    chevron.right 97 128 17.33
    chevron.up 128 70
    circle 128 123 19.67
    clock 128 123 19.67
    delete.left 128 102
    divide 128 101 15.2
    doc 112 128 20.5
    doc.on.doc 116 128
    dot.scope 128 124
    drop 96 128
    equal 128 73 11
    eye 128 80
    gear 128 122 20.33
    gearshape 128 123 20.33
    globe 128 123 19.67
    globe.americas 128 123 19.67
    globe.asia.australia 128 123 19.67
    globe.europe.africa 128 123 19.67
    icloud.and.arrow.up 128 115
    keyboard.chevron.compact.down 128 100
    line.3.horizontal.decrease 128 73
    list.bullet 128 87
    lock 111 128
    map 128 110
    minus 128 26 3.9
    multiply 128 111 16.7
    network 128 123 19.67
    newspaper 128 111
    play 112 128
    plus 128 113 17
    qrcode 128 114 18
    rectangle.3.group 128 80
    repeat 128 98
    safari 128 123 19.67
    sensor.tag.radiowaves.forward 128 85
    speaker.slash 115 128 20.67
    speaker.wave.2 128 88 17.33
    square 128 114 18
    square.and.arrow.down 110 128
    square.and.arrow.up 110 128
    star 128 116
    text.rectangle.page 115 128
    wand.and.stars 128 115
    xmark 128 113 17
    """

  /// A stored box.
  private struct Box {
    /// The width by the height.
    var proportion: Double
    /// The height that a stored frame shows.
    var height: Double?

    var size: Size {
      let height =
        height ?? (proportion < 1 ? portraitHeight : (area / proportion).squareRoot())
      return Size(width: height * proportion, height: height)
    }
  }

  /// The height of a portrait symbol if no frame shows it.
  private static let portraitHeight = 20.67
  /// The area of another symbol if no frame shows its height.
  private static let area = 400.0
  /// The height of the box that aligns symbols.
  private static let alignmentHeight = 21.0

  private static let boxes: [Substring: Box] = {
    var boxes: [Substring: Box] = [:]
    for line in records.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count >= 3, let width = Double(fields[1]), let height = Double(fields[2]) else {
        continue
      }
      boxes[fields[0]] = Box(
        proportion: width / height, height: fields.count > 3 ? Double(fields[3]) : nil)
    }
    return boxes
  }()

  /// Returns the box of a symbol beside text of 17 points, or nil if no file stores it.
  ///
  /// A filled symbol has the box of its outline, and all symbols in a circle or a square have the
  /// circle's or the square's.
  package static func size(of name: String) -> Size? { box(of: name)?.size }

  /// Returns the box of a symbol with a stored size, which has the symbol's proportions.
  static func size(of name: String, stored: Size) -> Size {
    if let size = size(of: name) { return size }
    // A file can store any numbers.
    let proportion = stored.width / stored.height
    return Box(proportion: proportion.isFinite ? min(20, max(0.05, proportion)) : 1).size
  }

  /// Returns the alignment insets of an image view with a symbol of the standard size, which are
  /// negative because the box for alignment is larger (rule `lower-symbols`).
  package static func insets(of name: String) -> Insets {
    let (top, bottom) = reach(name)
    return Insets(top: -top, left: 0, bottom: -bottom, right: 0)
  }

  private static func reach(_ name: String) -> (top: Double, bottom: Double) {
    switch name {
    case "chevron.right", "chevron.left": return (2, 5.0 / 3)
    case "checkmark": return (2, 1.5)
    default:
      guard let height = box(of: name)?.height else { return (1, 1) }
      return ((alignmentHeight - height) / 2, (alignmentHeight - height) / 2)
    }
  }

  private static func box(of name: String) -> Box? {
    if let box = boxes[name[...]] { return box }
    var words = name.split(separator: ".")
    if words.last == "fill" { words.removeLast() }
    if let box = boxes[words.joined(separator: ".")[...]] { return box }
    guard let shape = words.last, shape == "circle" || shape == "square" else { return nil }
    return boxes[shape]
  }
}
