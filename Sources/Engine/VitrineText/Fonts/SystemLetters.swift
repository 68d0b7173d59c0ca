/// The font whose letters stand in for San Francisco at a size and weight
/// (docs/PLATFORM.md, "Letters").
///
/// Below 20 points they are Inter's text letters, and its display letters above. Each weight has
/// the named instance of Inter, except where San Francisco's strokes were measured to be different.
struct SystemLetters: Sendable {
  /// The weight of a font, in the order of the instances.
  enum Weight: Int, CaseIterable {
    case light, regular, medium, semibold, bold

    fileprivate var name: String {
      switch self {
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      }
    }
  }

  /// An instance that replaces the one of a weight in a range of sizes.
  private struct Exception {
    var name: String
    var weight: Weight
    var sizes: ClosedRange<Double>
    /// A Boolean value that indicates whether it is for weights below light only.
    var isThin = false
    /// A Boolean value that indicates whether it is for San Francisco only, not for Helvetica Neue.
    var isForSanFrancisco = false
  }

  /// The exceptions in order of precedence.
  ///
  /// Inter's regular weight has 6 to 10 % too much ink at 13 points (weights of 361, 367 and 390 fit
  /// best). In place of Helvetica Neue it has 96 to 101 % of the ink. Inter's light weight has 56 %
  /// too much in a thin date of 36 points (172 to 177), and 38 % in a clock of 80 points (210).
  /// InterDisplay-Regular is an instance of weight 417, because the weight of 400 has 6 % too little
  /// ink at 22 points.
  private static let exceptions = [
    Exception(
      name: "InterText-Book", weight: .regular, sizes: 0...13, isForSanFrancisco: true),
    Exception(
      name: "InterDisplay-ExtraLight", weight: .light, sizes: 60...Double.infinity, isThin: true),
    Exception(name: "InterDisplay-Thin", weight: .light, sizes: 0...60, isThin: true),
  ]

  /// The indices of the fonts by weight, of the exceptions, and of all of them.
  private let text: [Int]
  private let display: [Int]
  private let special: [Int]
  let all: Set<Int>

  /// Finds the instances with a function that returns the index of a font with a name.
  init(_ find: (String) throws(TextError) -> Int) throws(TextError) {
    var (text, display, special): ([Int], [Int], [Int]) = ([], [], [])
    for weight in Weight.allCases {
      text.append(try find("InterText-" + weight.name))
      display.append(try find("InterDisplay-" + weight.name))
    }
    for exception in Self.exceptions { special.append(try find(exception.name)) }
    (self.text, self.display, self.special) = (text, display, special)
    all = Set(text + display + special)
  }

  /// Returns the index of the font for a size and a weight from 0 to 4, light to bold.
  ///
  /// `isThin` indicates that the weight is below light.
  func index(
    size: Double, weight: Int, isThin: Bool, isDisplay: Bool, isHelveticaNeue: Bool
  ) -> Int {
    let exception = Self.exceptions.firstIndex {
      $0.weight.rawValue == weight && $0.isThin == isThin && $0.sizes.contains(size)
        && !($0.isForSanFrancisco && isHelveticaNeue)
    }
    if let exception { return special[exception] }
    return (isDisplay ? display : text)[weight]
  }
}
