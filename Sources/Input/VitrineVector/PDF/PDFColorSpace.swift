import VitrineGraphics

/// A color space (PDF 32000-1, 8.6).
///
/// A space with a profile is replaced by the device space with as many components, because the
/// profiles in icons are sRGB, gray, and press profiles that are close to the conversion below.
indirect enum PDFColorSpace {
  case gray
  case rgb
  case cmyk
  case indexed(PDFColorSpace, table: [UInt8])
  /// A spot color, approximated in another space.
  case tint(PDFColorSpace, PDFFunction)
  /// A pattern.
  ///
  /// If the pattern only defines shapes, they are painted in the underlying space.
  case pattern

  init?(name: String) {
    switch name {
    case "/DeviceGray", "/G", "/CalGray": self = .gray
    case "/DeviceRGB", "/RGB", "/CalRGB": self = .rgb
    case "/DeviceCMYK", "/CMYK": self = .cmyk
    case "/Pattern": self = .pattern
    default: return nil
    }
  }

  static func read(_ object: PDFObject, depth: Int = 0) throws(VectorError) -> PDFColorSpace? {
    guard depth < 6 else { return nil }
    if let name = object.name { return PDFColorSpace(name: name) }
    guard let items = object.items, let kind = items.first?.name else { return nil }
    switch kind {
    case "/ICCBased":
      guard items.count > 1 else { return nil }
      switch items[1]["/N"]?.integer {
      case 1: return .gray
      case 3: return .rgb
      case 4: return .cmyk
      default: return nil
      }
    case "/Indexed", "/I":
      guard items.count > 3, let base = try read(items[1], depth: depth + 1) else { return nil }
      let table = items[3].isStream ? try items[3].unpacked() : items[3].string
      return table.map { .indexed(base, table: $0) }
    case "/Separation", "/DeviceN":
      guard items.count > 3, items[1].items.map({ $0.count == 1 }) ?? true,
        let base = try read(items[2], depth: depth + 1),
        let function = try PDFFunction.read(items[3])
      else { return nil }
      return .tint(base, function)
    default: return PDFColorSpace(name: kind)
    }
  }

  /// The number of components of a color.
  var componentCount: Int {
    switch self {
    case .gray, .indexed, .tint: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: 0
    }
  }

  /// The initial color of the space.
  var initialComponents: [Double] {
    switch self {
    case .gray, .indexed: [0]
    case .rgb: [0, 0, 0]
    case .cmyk: [0, 0, 0, 1]
    case .tint: [1]
    case .pattern: []
    }
  }

  func color(_ components: [Double]) -> Color {
    func component(_ index: Int) -> Double {
      index < components.count ? max(0, min(1, components[index])) : 0
    }
    switch self {
    case .gray: return Color(white: component(0))
    case .rgb: return Color(red: component(0), green: component(1), blue: component(2))
    case .cmyk: return .process(component(0), component(1), component(2), component(3))
    case .indexed(let base, let table):
      let count = base.componentCount
      let raw = max(0, min(255, components.first ?? 0))
      let start = Int(clamping: raw) * count
      guard start + count <= table.count else { return .black }
      return base.color(table[start..<start + count].map { Double($0) / 255 })
    case .tint(let base, let function): return base.color(function.values(at: component(0)))
    case .pattern: return .black
    }
  }
}

extension Color {
  /// Returns the color of four printing inks on paper.
  ///
  /// The sixteen solid mixtures have the colors of a coated sheet (U.S. Web Coated, as design
  /// programs display it: cyan #00AEEF, magenta #EC008C, yellow #FFF200, black #231F20 and their
  /// overprints). Other colors are averages of these by area, because a halftone screen mixes dots
  /// (Neugebauer).
  static func process(_ c: Double, _ m: Double, _ y: Double, _ k: Double) -> Color {
    var sum = (red: 0.0, green: 0.0, blue: 0.0)
    for (index, hex) in processMixtures.enumerated() {
      let share =
        (index & 8 != 0 ? c : 1 - c) * (index & 4 != 0 ? m : 1 - m)
        * (index & 2 != 0 ? y : 1 - y) * (index & 1 != 0 ? k : 1 - k)
      let color = Color(hex: hex)
      sum.red += share * color.red
      sum.green += share * color.green
      sum.blue += share * color.blue
    }
    return Color(red: sum.red, green: sum.green, blue: sum.blue)
  }

  /// The solid mixtures.
  ///
  /// The bits of an index are cyan, magenta, yellow and black, cyan highest.
  private static let processMixtures: [UInt32] = [
    0xFFFFFF, 0x231F20, 0xFFF200, 0x1C1A00, 0xEC008C, 0x210000, 0xED1C24, 0x220000,
    0x00AEEF, 0x000F24, 0x00A651, 0x001300, 0x2E3192, 0x000002, 0x363639, 0x000000,
  ]
}
