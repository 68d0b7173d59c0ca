package import VitrineBase
import VitrineGraphics
package import VitrineLayout

/// A canvas of its own: the size, scale and bars in which a widget was drawn up.
extension LayoutContext {
  /// `{ "size": [320, 110], "scale": 2, "system": 10, "margins": 8, "safeArea": 0, "guides": [0, 0] }`.
  init(canvas object: JSONObject) throws(InputError) {
    try object.allowOnly(["size", "scale", "system", "margins", "safeArea", "guides"])
    guard let size = try object.numbers("size") else {
      throw InputError(
        Diagnostic(.error, "missing-key", "the canvas has no 'size'", at: object.location))
    }
    guard size.count == 2, size.allSatisfy({ (0...10_000).contains($0) }) else {
      throw InputError(
        Diagnostic(
          .error, "wrong-type", "size needs a width and a height in points",
          at: object["size"]?.location))
    }
    let scale = try object.integer("scale", in: 1...3) ?? 2
    self.init(
      rootSize: .fixed(Size(width: size[0], height: size[1])), scale: Double(scale))
    systemVersion = try object.integer("system", in: 7...99) ?? 10
    rootMargins = try object.insets("margins") ?? rootMargins
    safeAreaInsets = try object.insets("safeArea") ?? .zero
    let guides = try object.numbers("guides") ?? [0, 0]
    guard guides.count == 2 else {
      throw InputError(
        Diagnostic(
          .error, "wrong-type", "guides needs the lengths of the top and the bottom guide",
          at: object["guides"]?.location))
    }
    (topGuideLength, bottomGuideLength) = (guides[0], guides[1])
  }

  /// The canvas as a document says it; nil for one whose height is to be found.
  package var written: JSONValue? {
    guard case .fixed(let size) = rootSize else { return nil }
    var object = WrittenObject()
    object.put("size", size)
    object.put("scale", scale, unless: 2)
    object.put("system", Double(systemVersion), unless: 10)
    object.put("margins", rootMargins, unless: Insets(all: 8))
    object.put("safeArea", safeAreaInsets)
    if topGuideLength != 0 || bottomGuideLength != 0 {
      object.put("guides", numbers: [topGuideLength, bottomGuideLength])
    }
    return object.value
  }
}
