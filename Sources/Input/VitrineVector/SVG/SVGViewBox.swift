import VitrineGraphics

/// The mapping of a `viewBox` to an area by `preserveAspectRatio` (SVG 1.1, 7.8).
struct SVGViewBox {
  var box: Rect

  init?(_ text: String?) {
    guard let text else { return nil }
    var scanner = SVGScanner(text)
    let numbers = scanner.numbers()
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    box = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the transform to `place`.
  ///
  /// The default, `xMidYMid meet`, fits the box and centers it.
  ///
  /// `slice` covers the area instead, and `none` stretches the box.
  func map(to place: Rect, _ preserveAspectRatio: String?) -> Affine {
    var scale = Size(width: place.width / box.width, height: place.height / box.height)
    let words = (preserveAspectRatio ?? "").split(separator: " ").map(String.init)
    let align = words.first { $0 != "defer" } ?? "xMidYMid"
    if align != "none" {
      let both =
        words.contains("slice")
        ? max(scale.width, scale.height) : min(scale.width, scale.height)
      scale = Size(width: both, height: both)
    }
    func offset(_ room: Double, _ used: Double, min: String, max: String) -> Double {
      guard align != "none" else { return 0 }
      return align.contains(min) ? 0 : align.contains(max) ? room - used : (room - used) / 2
    }
    let x = offset(place.width, box.width * scale.width, min: "xMin", max: "xMax")
    let y = offset(place.height, box.height * scale.height, min: "YMin", max: "YMax")
    return Affine.translation(x: -box.minX, y: -box.minY)
      .then(.scale(x: scale.width, y: scale.height))
      .then(.translation(x: place.minX + x, y: place.minY + y))
  }
}
