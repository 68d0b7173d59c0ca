import VitrineGraphics

extension Affine {
  /// Parses a `transform` attribute.
  ///
  /// Returns nil if it is malformed.
  init?(svgTransform text: String) {
    var scanner = SVGScanner(text)
    var map = Affine.identity
    while scanner.peek() != nil {
      let name = scanner.word()
      guard scanner.peek() == UInt8(ascii: "(") else { return nil }
      scanner.skip()
      let numbers = scanner.numbers()
      guard scanner.peek() == UInt8(ascii: ")"), let next = Affine(name, numbers) else {
        return nil
      }
      scanner.skip()
      // The last function in the list is applied first.
      map = next.then(map)
      guard map.isFinite else { return nil }
    }
    self = map
  }

  /// Creates the transform of one function (SVG 1.1, 7.6).
  ///
  /// Angles are in degrees.
  private init?(_ name: String, _ numbers: [Double]) {
    let x = numbers.first ?? 0
    switch (name, numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1), ("translate", 2):
      self = .translation(x: x, y: numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1), ("scale", 2): self = .scale(x: x, y: numbers.count > 1 ? numbers[1] : x)
    case ("rotate", 1): self = .rotation(degrees: x)
    case ("rotate", 3):
      self = Affine.translation(x: -numbers[1], y: -numbers[2]).then(.rotation(degrees: x))
        .then(.translation(x: numbers[1], y: numbers[2]))
    case ("skewX", 1):
      self.init(a: 1, b: 0, c: Self.tangent(degrees: x), d: 1, tx: 0, ty: 0)
    case ("skewY", 1):
      self.init(a: 1, b: Self.tangent(degrees: x), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  static func rotation(degrees: Double) -> Affine {
    let (cosine, sine) = Scalars.direction(turns: degrees / 360)
    return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns the tangent.
  ///
  /// At 90 degrees it isn't finite, and the caller rejects it.
  private static func tangent(degrees: Double) -> Double {
    let (cosine, sine) = Scalars.direction(turns: degrees / 360)
    return sine / cosine
  }
}
