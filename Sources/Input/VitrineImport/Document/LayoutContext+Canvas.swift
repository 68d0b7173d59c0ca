package import VitrineBase
import VitrineGraphics
package import VitrineLayout

/// A document's canvas: the size, scale and bars in which a widget was designed.
extension LayoutContext {
  /// Creates a canvas from `{ "size": [320, 110], "scale": 2, "system": 10, "margins": 8,
  /// "safeArea": 0, "guides": [0, 0] }`.
  init(canvas keys: KeyedObject<CanvasKeys>) throws(InputError) {
    let scale = try keys.scale ?? 2
    self.init(rootSize: .fixed(try keys.required(\.size)), scale: Double(scale))
    systemVersion = try keys.system ?? 10
    isWidget = try keys.widget ?? true
    rootMargins = try keys.margins ?? rootMargins
    safeAreaInsets = try keys.safeArea ?? .zero
    let guides = try keys.guides ?? [0, 0]
    guard guides.count == 2 else {
      throw InputError(
        Diagnostic(
          .error, "wrong-type", "guides needs the lengths of the top and the bottom guide",
          at: keys.place(of: \.guides)))
    }
    (topGuideLength, bottomGuideLength) = (guides[0], guides[1])
  }

  /// The canvas as a document's value, or nil if its height has to be computed.
  package var written: JSONValue? {
    guard case .fixed(let size) = rootSize else { return nil }
    var object = WrittenObject()
    object.put(CanvasKeys.keys.size, size)
    object.put(CanvasKeys.keys.scale, scale, unless: 2)
    object.put(CanvasKeys.keys.system, Double(systemVersion), unless: 10)
    object.put(CanvasKeys.keys.widget, isWidget, unless: true)
    object.put(CanvasKeys.keys.margins, rootMargins, unless: Insets(all: 8))
    object.put(CanvasKeys.keys.safeArea, safeAreaInsets)
    if topGuideLength != 0 || bottomGuideLength != 0 {
      object.put(CanvasKeys.keys.guides, numbers: [topGuideLength, bottomGuideLength])
    }
    return object.value
  }
}
