import VitrineBase
import VitrineGraphics
import VitrineLayout

/// `{ "path": "M0 12 L12 0 L24 12 Z", "fill": "red" }`: an outline in SVG's path data.
struct ShapeKeys: JSONKeys {
  let path = JSONKey(.path, .text, "an outline in SVG's path data, such as M0 12 L12 0 L24 12 Z")
  let viewBox = JSONKey(
    "viewBox", .frame, "x, y, width and height of the part of the path that fills the view")
  let fill = JSONKey("fill", .color, "inside of the path (default: the tint color)")
  let stroke = JSONKey("stroke", .color, "of the line along the path (default: none)")
  let lineWidth = JSONKey("lineWidth", .number(in: 0...1000), "in points, at any size of the view")
  let lineCap = JSONKey<ShapeView.Cap>("lineCap", .choice)
  let lineJoin = JSONKey<ShapeView.Join>("lineJoin", .choice)
  let dash = JSONKey<[Double]>(
    "dash", .array(of: .number(in: 0.01...1000), count: 1...16), "points of lines and gaps")

  static let shape = JSONShape(Self())
}
