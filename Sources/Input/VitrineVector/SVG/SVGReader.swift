import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineRaster

/// A reader that converts an SVG file to a picture.
///
/// It draws paths and shapes, groups, `use`, nested pictures, fills and strokes with colors and
/// gradients, clip paths, masks, opacity, blend modes, style attributes and simple rules. Other
/// visible content is reported in the picture's `unsupported`.
package struct SVGReader {
  static let byteLimit = 8 << 20
  /// The maximum number of `use` elements in a chain.
  ///
  /// A longer chain is a cycle.
  private static let referenceLimit = 24

  let document: SVGDocument
  var builder = PictureBuilder()
  /// The number of references that are being followed.
  ///
  /// They may form a cycle.
  private var referenceDepth = 0

  /// Reads the bytes of a file.
  package static func read(_ bytes: [UInt8], file: String) throws(VectorError) -> VectorPicture {
    guard bytes.count <= byteLimit else { throw .tooManyBytes(limit: byteLimit) }
    let root: XMLElement
    do {
      root = try XMLReader.read(bytes, file: file)
    } catch {
      throw .broken(error.diagnostic.message)
    }
    guard root.name == "svg" else { throw .broken("found the element '\(root.name)', not 'svg'") }
    let document = SVGDocument(root)
    if let template = SVGSymbolTemplate(document) { return try template.picture() }
    var reader = SVGReader(document: document)
    return try reader.read()
  }

  private init(document: SVGDocument) { self.document = document }

  /// Draws the root's children, with the `viewBox` mapped to the picture's size.
  private mutating func read() throws(VectorError) -> VectorPicture {
    let root = document.root
    let viewBox = SVGViewBox(root["viewBox"])
    let size = Self.size(of: root, viewBox)
    guard size.width > 0, size.height > 0, size.width <= 10_000, size.height <= 10_000 else {
      throw .broken("the picture's size \(size.width)×\(size.height) is not between 0 and 10,000")
    }
    if document.hasUnsupportedRules { builder.report("style rules with combined selectors") }
    var scope = Scope(viewport: viewBox?.box.size ?? size)
    if let viewBox {
      let place = Rect(origin: .zero, size: size)
      scope.map = viewBox.map(to: place, root["preserveAspectRatio"])
    }
    let style = document.style(of: root, inheriting: SVGStyle.Inherited())
    scope.inherited = style.inherited
    try within(style, root, scope: scope) { (reader, scope) throws(VectorError) in
      try reader.children(of: root, scope)
    }
    return VectorPicture(size: size, items: builder.items, unsupported: builder.unsupported)
  }

  /// Returns the size in CSS pixels, which an asset catalog interprets as points.
  ///
  /// A missing or percentage side follows the `viewBox`, or is 100 without one.
  private static func size(of root: XMLElement, _ viewBox: SVGViewBox?) -> Size {
    func absolute(_ name: String) -> Double? {
      guard let length = root[name].flatMap(SVGLength.init), !length.isPercentage else {
        return nil
      }
      return length.value
    }
    let (width, height) = (absolute("width"), absolute("height"))
    guard let box = viewBox?.box else {
      return Size(width: width ?? 100, height: height ?? 100)
    }
    let ratio = box.height / box.width
    return Size(
      width: width ?? height.map { $0 / ratio } ?? box.width,
      height: height ?? width.map { $0 * ratio } ?? box.height)
  }

  /// The context of an element.
  struct Scope {
    var inherited = SVGStyle.Inherited()
    /// The transform from the element's coordinates to the picture's.
    var map = Affine.identity
    /// The size that percentages are relative to.
    var viewport: Size
  }

  mutating func children(of element: XMLElement, _ scope: Scope) throws(VectorError) {
    for child in element.children { try self.element(child, scope) }
  }

  /// Draws one element with its transform and style, and skips elements without a visible result.
  private mutating func element(_ element: XMLElement, _ scope: Scope) throws(VectorError) {
    guard element.meetsConditions else { return }
    var scope = scope
    if let text = element["transform"] {
      guard let map = Affine(svgTransform: text) else {
        return builder.report("the transform '\(text.prefix(40))'")
      }
      scope.map = map.then(scope.map)
      guard scope.map.isFinite else { return }
    }
    switch element.name {
    case "g", "a", "svg", "use", "switch", "path", "rect", "circle", "ellipse", "line", "polyline",
      "polygon":
      break
    case "text", "image", "foreignObject", "video":
      return builder.report("'\(element.name)' elements")
    case "animate", "animateTransform", "animateMotion", "set": return builder.report("animations")
    // Definitions are drawn where they are referenced. Unknown elements are invisible (SVG 1.1,
    // 5.1).
    default: return
    }
    let style = document.style(of: element, inheriting: scope.inherited)
    guard style.isDisplayed else { return }
    for feature in style.unsupported { builder.report(feature) }
    scope.inherited = style.inherited
    try within(style, element, scope: scope) { (reader, scope) throws(VectorError) in
      try reader.content(of: element, scope)
    }
  }

  private mutating func content(of element: XMLElement, _ scope: Scope) throws(VectorError) {
    switch element.name {
    case "g", "a": try children(of: element, scope)
    case "switch":
      // The first child that meets its conditions is drawn (5.8.2).
      if let first = element.children.first(where: \.meetsConditions) {
        try self.element(first, scope)
      }
    case "svg": try nested(element, element, scope: scope)
    case "use": try use(element, scope)
    default: try shape(element, scope)
    }
  }

  /// Draws the element that a `use` references, offset by its `x` and `y` (5.6).
  private mutating func use(_ element: XMLElement, _ scope: Scope) throws(VectorError) {
    guard let target = element["href"].flatMap(document.element(at:)) else {
      return builder.report("references to other files or missing elements")
    }
    guard referenceDepth < Self.referenceLimit else {
      throw .tooMany("nested references", limit: Self.referenceLimit)
    }
    referenceDepth += 1
    defer { referenceDepth -= 1 }
    var scope = scope
    let origin = SVGShape(element: element, viewport: scope.viewport).point("x", "y")
    scope.map = Affine.translation(x: origin.x, y: origin.y).then(scope.map)
    guard target.name == "symbol" || target.name == "svg" else {
      return try self.element(target, scope)
    }
    let style = document.style(of: target, inheriting: scope.inherited)
    scope.inherited = style.inherited
    try nested(target, element, scope: scope)
  }

  /// Draws a nested picture or symbol with the size of `sized`.
  private mutating func nested(
    _ element: XMLElement, _ sized: XMLElement, scope: Scope
  ) throws(VectorError) {
    var scope = scope
    let shape = SVGShape(element: sized, viewport: scope.viewport)
    let inner = SVGShape(element: element, viewport: scope.viewport)
    let size = Size(
      width: shape.length("width", .width) ?? inner.length("width", .width) ?? scope.viewport.width,
      height: shape.length("height", .height) ?? inner.length("height", .height)
        ?? scope.viewport.height)
    guard size.width > 0, size.height > 0 else { return }
    // The scope's transform already includes the position of a `use`.
    let origin = sized.name == "use" ? .zero : shape.point("x", "y")
    let place = Rect(origin: origin, size: size)
    // A nested picture is clipped at its edges, because `overflow` defaults to `hidden` (14.3.3).
    let clip = Path.rectangle(place).mapped(by: scope.map)
    if let viewBox = SVGViewBox(element["viewBox"]) {
      scope.map = viewBox.map(to: place, element["preserveAspectRatio"]).then(scope.map)
      scope.viewport = viewBox.box.size
    } else {
      scope.map = Affine.translation(x: origin.x, y: origin.y).then(scope.map)
      scope.viewport = size
    }
    try builder.open(.clip(clip, .nonZero))
    try children(of: element, scope)
    builder.close()
  }
}

extension XMLElement {
  /// A Boolean value that indicates whether an element's conditions are met (SVG 1.1, 5.8).
  ///
  /// No extension is supported. The language is English, because a picture looks the same in every
  /// language of the widget.
  fileprivate var meetsConditions: Bool {
    guard self["requiredExtensions"] == nil else { return false }
    guard let languages = self["systemLanguage"] else { return true }
    return languages.split(separator: ",").contains { language in
      let tag = String(language).trimmedASCII.lowercased()
      return tag == "en" || tag.hasPrefix("en-")
    }
  }
}
