package import VitrineGraphics
import VitrineImport
package import VitrineLayout
package import VitrineRaster
package import VitrineText
import VitrineVector

/// A painter that collects drawing commands in one pass over the tree, from back to front.
///
/// Layout is in points. All items of the list are in pixels.
package struct Painter {
  private(set) var tree = ViewTree()
  private(set) var layout: SolvedLayout
  let scale: Double
  let typesetter: Typesetter
  let direction: LayoutDirection
  /// The surface that widgets are on.
  ///
  /// `isDark` indicates whether it is dark.
  let surface: SystemGeneration.Presentation
  let isDark: Bool
  let systemVersion: Int
  /// A Boolean value that indicates whether a host shows the widget, rather than a canvas of a
  /// fixed size.
  let isHosted: Bool
  /// A Boolean value that indicates whether the views are on the blurred material of a Today widget.
  let isOnCard: Bool
  let increasesContrast: Bool
  /// A Boolean value that indicates whether the widget is a document rather than a storyboard.
  private(set) var isDocument = true
  /// The colors of the screen's parts around the cards.
  var screenInks = ScreenInks()
  package var list: DisplayList
  var images: [String: Bitmap] = [:]
  /// The vector images that are rendered at their drawn size, by name.
  var pictures: [String: VectorPicture] = [:]
  /// The images that their asset declares as templates.
  var templates: Set<String> = []
  /// The slices that assets declare, by image name.
  var slices: [String: ImageSlices] = [:]
  /// The position of the tree's origin in points.
  var origin = Point.zero
  /// The drawings of views' code, in pixels from their top left.
  private(set) var drawings: [ViewID: [DisplayItem]] = [:]
  /// The record of drawn texts and images, or nil if it isn't needed.
  package var record: DrawingRecord?

  package init(as variant: Variant, _ typesetter: Typesetter, width: Int, height: Int) {
    layout = SolvedLayout(
      frames: [], isAmbiguous: [], sizeSources: [], conflicts: [], diagnostics: [])
    scale = variant.scale
    self.typesetter = typesetter
    direction = variant.layoutDirection
    surface = variant.system.presentation
    isDark = variant.isDark
    systemVersion = variant.system.version
    if case .host = variant.canvas { isHosted = true } else { isHosted = false }
    isOnCard = isHosted && variant.host != .home
    increasesContrast = variant.increasesContrast
    list = DisplayList(width: width, height: height)
  }

  /// Selects the widget whose views are painted next.
  package mutating func turn(to widget: HostedWidget, in workshop: Workshop) {
    tree = widget.scene.tree
    layout = widget.layout
    isDocument = !widget.scene.content.hasOwnRoot
    drawings = widget.scene.drawings
    images = [:]
    pictures = [:]
    templates = []
    slices = [:]
    loadImages(from: widget.scene.images, in: workshop)
  }

  /// The properties that a view passes to its subviews.
  package struct Surroundings {
    var vibrancy: Vibrancy
    var tint: Color
    var alpha: Double
    /// The ink that replaces the vibrancy's, used for the host's texts.
    var ink: Ink?

    package init(vibrancy: Vibrancy, tint: Color, alpha: Double, ink: Ink? = nil) {
      self.vibrancy = vibrancy
      self.tint = tint
      self.alpha = alpha
      self.ink = ink
    }
  }

  package mutating func paintRoot(at origin: Point) {
    self.origin = origin
    let tint = hasFilledControls ? controlColors.tint : Color(hex: 0x007AFF)
    let surroundings = Surroundings(vibrancy: .none, tint: tint, alpha: 1)
    paint(ViewTree.root, at: origin, in: surroundings)
  }

  mutating func paint(_ id: ViewID, at parent: Point, in outer: Surroundings) {
    let view = tree[id]
    guard !view.isHidden, view.style.alpha > 0 else { return }
    let frame = layout[id].offset(by: parent)
    let mark = list.entries.count
    let filter = view.style.filter?.scaled(by: scale)
    if let filter { list.append(.beginFilter(filter), from: id.index) }
    let mask = beginMask(of: view, id, in: frame)
    paint(view, id, in: frame, outer: outer)
    if let mask { endMask(mask, id, in: frame, surroundings: outer) }
    if filter != nil { list.append(.endFilter, from: id.index) }
    if let transform = view.style.transform, transform != .identity {
      turn(itemsFrom: mark, by: transform, about: Point(x: frame.midX, y: frame.midY))
    }
  }

  private mutating func paint(
    _ view: View, _ id: ViewID, in frame: Rect, outer: Surroundings
  ) {
    var inner = outer
    inner.vibrancy = view.style.vibrancy ?? view.kind.contentVibrancy ?? outer.vibrancy
    inner.tint = view.style.tintColor ?? outer.tint

    // A group would hide the material from a vibrant subview, so vibrant and single views apply
    // their alpha to each paint.
    let fades = view.style.alpha < 1
    let blend = view.style.blendMode
    let groups =
      blend != nil || fades && !view.subviews.isEmpty && inner.vibrancy == .none
    if groups {
      list.append(.beginGroup(alpha: view.style.alpha, blend ?? .sourceOver), from: id.index)
    } else if fades {
      inner.alpha = outer.alpha * view.style.alpha
    }
    paintBacking(of: view, id, in: frame, inner)
    let clip = view.clipsSubviews
    if clip { list.append(.beginClip(outline(of: view, frame)), from: id.index) }
    paintContent(of: view, id, in: frame, inner)
    if let drawing = drawings[id] { paintDrawing(drawing, id, in: frame, surroundings: inner) }
    for child in view.subviews where !tree[child].style.isMask {
      paint(child, at: frame.origin, in: inner)
    }
    if case .table(let table) = view.kind {
      paintSeparators(of: table, view, id: id, in: frame, surroundings: inner)
    }
    if clip { list.append(.endClip, from: id.index) }
    paintBorder(of: view, id, in: frame, inner)
    if groups { list.append(.endGroup, from: id.index) }
  }
}

extension ViewKind {
  /// The vibrancy of an effect view's content, or nil for other views.
  fileprivate var contentVibrancy: Vibrancy? {
    if case .effect(.vibrancy(let vibrancy)) = self { vibrancy } else { nil }
  }
}

extension Painter {
  /// Converts a rectangle to pixels.
  func pixels(_ rect: Rect) -> Rect { rect * scale }

  func outline(of view: View, _ frame: Rect) -> Shape {
    guard view.style.cornerRadius > 0 else { return .rect(pixels(frame)) }
    let radius = min(view.style.cornerRadius, min(frame.width, frame.height) / 2)
    return .roundedRect(
      pixels(frame), radius: radius * scale, curve: view.style.cornerCurve,
      corners: view.style.corners)
  }

  /// Appends a filled shape with the ink of its surroundings.
  mutating func fill(_ shape: Shape, _ color: Color, id: ViewID, surroundings: Surroundings) {
    let ink = self.ink(color, surroundings)
    list.append(.fill(shape, .color(ink.color), ink.mode), from: id.index)
  }

  private mutating func paintBacking(
    of view: View, _ id: ViewID, in frame: Rect, _ surroundings: Surroundings
  ) {
    let shape = outline(of: view, frame)
    if let shadow = view.style.shadow {
      let offset = shadow.offset * scale
      let caster =
        shadow.path.map { path -> Shape in
          let place = Affine.translation(x: frame.minX, y: frame.minY).then(
            .scale(x: scale, y: scale))
          return .path(path.mapped(by: place), .nonZero)
        } ?? shadowOutline(of: view, in: frame)
      // A layer's shadow radius is twice the standard deviation of its Gaussian.
      list.append(
        .shadow(
          caster ?? shape, shadow.color.withAlpha(shadow.color.alpha * surroundings.alpha),
          offset: offset,
          sigma: shadow.radius * scale / 2),
        from: id.index)
    }
    if let color = view.style.backgroundColor, color.alpha > 0 {
      fill(shape, color, id: id, surroundings: surroundings)
    }
  }

  private mutating func paintBorder(
    of view: View, _ id: ViewID, in frame: Rect, _ surroundings: Surroundings
  ) {
    let breadth = view.style.borderWidth
    guard breadth > 0 else { return }
    paintFrame(
      frame, radius: view.style.cornerRadius, corners: view.style.corners, breadth: breadth,
      color: view.style.borderColor ?? .black, id: id, surroundings: surroundings)
  }

  /// Paints a line of `breadth` points along the inside of a rounded rectangle.
  mutating func paintFrame(
    _ frame: Rect, radius: Double, corners: Corners = .all, breadth: Double, color: Color,
    id: ViewID, surroundings: Surroundings
  ) {
    let center = pixels(frame.inset(by: Insets(all: breadth / 2)))
    guard !center.isEmpty else { return }
    let corner = max(0, min(radius, min(frame.width, frame.height) / 2) - breadth / 2) * scale
    let ink = self.ink(color, surroundings)
    let outline =
      corners == .all
      ? Path.roundedRectangle(center, radius: corner)
      : Path.rounded(center, radius: corner, curve: .circular, corners: corners)
    list.append(
      .stroke(outline, Stroke(width: breadth * scale), .color(ink.color), ink.mode),
      from: id.index)
  }
}
