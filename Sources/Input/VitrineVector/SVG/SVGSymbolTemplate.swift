import VitrineGraphics
import VitrineImport
import VitrineRaster

/// The symbol in a template of the SF Symbols app: an SVG file with a group for each weight and
/// scale, and lines that mark the baseline and the margins.
///
/// A template is 100 points high per em. The regular weight is drawn in the medium scale; a newer
/// template has the small scale only, from which the others follow.
struct SVGSymbolTemplate {
  /// The space beside a symbol without margins, in units of the template.
  private static let defaultMargin = 9.0
  /// The space above and below a symbol.
  private static let verticalMargin = 7.0

  private let document: SVGDocument
  private let group: XMLElement
  private let scale: String

  /// Returns nil for a file that isn't a template.
  init?(_ document: SVGDocument) {
    guard document.element(id: "Symbols") != nil else { return nil }
    let scales = ["M", "S"].lazy.compactMap { scale in
      document.element(id: "Regular-\(scale)").map { (scale, $0) }
    }
    guard let (scale, group) = scales.first else { return nil }
    self.document = document
    self.group = group
    self.scale = scale
  }

  /// Returns the symbol in black, in the size of body text.
  func picture() throws(VectorError) -> VectorPicture {
    var layers: [Layer] = []
    try addLayers(of: group, .identity, to: &layers)
    let boxes = layers.compactMap(\.path.tightBounds)
    // A symbol in one color leaves out the layers for several colors.
    if layers.contains(where: \.isMonochrome) { layers.removeAll { !$0.isMonochrome } }
    guard let first = boxes.first else { throw .broken("the group 'Regular-\(scale)' is empty") }
    let shape = boxes.dropFirst().reduce(first) { $0.union($1) }
    let margins = margins(of: shape)
    let box = Rect(
      x: shape.minX - margins.left, y: shape.minY - Self.verticalMargin,
      width: shape.width + margins.left + margins.right,
      height: shape.height + 2 * Self.verticalMargin)
    let em = SymbolConfiguration().pointSize / 100
    let factor = scale == "S" ? em / SymbolConfiguration.Scale.small.factor : em
    let size = Size(width: box.width * factor, height: box.height * factor)
    guard size.width > 0, size.height > 0, size.width <= 1000, size.height <= 1000 else {
      throw .broken("the symbol's size \(size.width)×\(size.height) is not between 0 and 1,000")
    }
    let map = Affine.translation(x: -box.minX, y: -box.minY).then(.scale(x: factor, y: factor))
    var items: [VectorItem] = []
    for layer in layers {
      let fill = VectorItem.fill(layer.path.mapped(by: map), .nonZero, .color(.black))
      if layer.clearsBehind { items.append(.group(alpha: 1, .destinationOut, [fill])) }
      if layer.isVisible { items.append(fill) }
    }
    let clears = layers.contains(where: \.clearsBehind)
    return VectorPicture(
      size: size, items: clears ? [.group(alpha: 1, .sourceOver, items)] : items)
  }

  /// A shape of the symbol.
  private struct Layer {
    var path: Path
    /// A Boolean value that indicates whether the shape is marked as one of the symbol in one color.
    var isMonochrome = false
    /// A Boolean value that indicates whether the shape removes the layers below it.
    var clearsBehind = false
    var isVisible = true

    init(_ path: Path, _ element: XMLElement, in document: SVGDocument) {
      self.path = path
      guard let name = element.classes.first(where: { $0.hasPrefix("monochrome-") }) else { return }
      isMonochrome = true
      for declaration in document.declarations(ofClass: name) {
        switch declaration.name {
        case "-sfsymbols-clear-behind": clearsBehind = declaration.value == "true"
        case "opacity": isVisible = SVGLength(declaration.value)?.value != 0
        default: break
        }
      }
    }
  }

  /// Adds the shapes of an element, without the colors and lines that a template has for its preview.
  private func addLayers(
    of element: XMLElement, _ outer: Affine, to layers: inout [Layer]
  ) throws(VectorError) {
    var map = outer
    if let text = element["transform"] {
      guard let own = Affine(svgTransform: text) else { return }
      map = own.then(outer)
      guard map.isFinite else { return }
    }
    guard element.name == "g" else {
      guard layers.count < PictureBuilder.itemLimit else {
        throw .tooMany("shapes", limit: PictureBuilder.itemLimit)
      }
      if let path = Path(svgShape: element, in: Size(width: 100, height: 100)), !path.isEmpty {
        layers.append(Layer(path.mapped(by: map), element, in: document))
      }
      return
    }
    for child in element.children { try addLayers(of: child, map, to: &layers) }
  }

  /// Returns the space at the left and the right of the symbol's shape.
  private func margins(of shape: Rect) -> (left: Double, right: Double) {
    func line(_ side: String) -> Double? {
      document.element(id: "\(side)-margin-Regular-\(scale)")?["x1"].flatMap(SVGLength.init)?.value
    }
    guard let left = line("left"), let right = line("right"), left < right else {
      return (Self.defaultMargin, Self.defaultMargin)
    }
    return (shape.minX - left, right - shape.maxX)
  }
}
