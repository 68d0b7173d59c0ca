public import Foundation
import VitrineGraphics
import VitrineRaster

extension CGContext {
  /// Removes the content of a rectangle, so that it is transparent.
  public func clear(_ rect: CGRect) {
    erase(.path(Path.rectangle(rect.rect).mapped(by: state.transform), .nonZero))
  }

  /// Removes the content of a shape.
  func erase(_ shape: Shape) {
    guard !items.isEmpty else { return }
    let (outline, rule): (Path, FillRule) =
      switch shape {
      case .path(let path, let rule): (path, rule)
      case .rect(let rect): (.rectangle(rect), .nonZero)
      default: (.rectangle(pixelBounds), .nonZero)
      }
    guard
      rule == .evenOdd
        || outline.elements.filter({ if case .move = $0 { true } else { false } }).count == 1
    else { return PlatformNotes.add("erasing several shapes at once isn't drawn") }
    var outside = Path.rectangle(pixelBounds)
    outside.append(outline)
    maskDrawing(by: [.fill(.path(outside, .evenOdd), .color(.white), .sourceOver)])
  }
}
