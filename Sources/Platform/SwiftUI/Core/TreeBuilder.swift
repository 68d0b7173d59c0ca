package import VitrineBase
package import VitrineGraphics
package import VitrineLayout
package import VitrinePlacement
package import VitrineRaster

/// The tree of layout nodes while views are evaluated, with the contents that are drawn.
@MainActor
package final class TreeBuilder {
  package var tree = PlacementTree()
  package private(set) var contents: [NodeContent] = []
  /// The authors' lines of nodes, by their indexes.
  package private(set) var sites: [_SourceSite] = []
  /// The parts of the views that the picture doesn't show, each once and in order.
  package private(set) var notes: [Diagnostic] = []
  /// The actions that run before the picture is taken.
  package var appearances: [@MainActor () -> Void] = []
  /// The values that custom layouts read, by the numbers in the nodes' traits.
  package let layoutValues = LayoutValueTable()

  package init() {}

  /// Adds a content and returns its number.
  package func add(_ content: NodeContent) -> Int {
    contents.append(content)
    return contents.count - 1
  }

  /// Records the author's line of the newest node.
  package func locate(_ id: NodeID, at site: _SourceSite) {
    while sites.count <= Int(id.index) { sites.append(_SourceSite()) }
    sites[Int(id.index)] = site
  }

  /// Removes the work and the notes of views that aren't shown.
  func remove(appearances: Range<Int>, notes: Range<Int>) {
    self.appearances.removeSubrange(appearances)
    self.notes.removeSubrange(notes)
  }

  /// Records a part that isn't drawn.
  package func note(_ message: String, _ place: CallSite) { note(message, at: place.location) }

  /// Adds a note about a part that isn't drawn, once for each line.
  package func note(_ message: String, at location: SourceLocation?) {
    let diagnostic = Diagnostic(.warning, "swiftui-not-drawn", message, at: location)
    if !notes.contains(where: { $0.message == message && $0.location == diagnostic.location }) {
      notes.append(diagnostic)
    }
  }
}

/// The author's line that uses a part of the library.
public struct CallSite: Hashable, Sendable {
  /// The module and the file.
  public var file: String
  /// The line.
  public var line: Int

  package init(_ file: StaticString, _ line: Int) {
    self.file = "\(file)"
    self.line = line
  }

  private init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The place of a part whose line isn't recorded.
  package static let unknown = CallSite(file: "", line: 0)

  package var location: SourceLocation? {
    line > 0 ? SourceLocation(file: file, line: line, column: 1) : nil
  }
}

/// The drawn content of a layout node.
package enum NodeContent {
  /// A text, which the painter lays out in its frame.
  case text(VitrineLayout.Label)
  case image(ImageContent)
  /// A drawing of a size in points, in pixels from its top left.
  case drawing(@MainActor (Size, _ scale: Double) -> [DisplayItem])
  /// A plain rectangle of a color, which becomes a background.
  case color(VitrineGraphics.Color)
  case material(BlurStyle)
  /// A change of the node's children as one picture.
  case effect(NodeEffect)
  /// Children of which the second is behind the first.
  case reversed
  /// A name for `layout --json`, tests and lint.
  case named(String)
  /// A box in place of a view that isn't drawn.
  case placeholder(String)
  /// A view of UIKit, with its name.
  case platform(UIView, String)
}

/// An image with its placement in a node.
package struct ImageContent {
  package var reference: ImageReference
  package var mode: VitrineLayout.ContentMode
  /// The color of a template.
  package var tint: VitrineGraphics.Color?

  package init(
    _ reference: ImageReference, mode: VitrineLayout.ContentMode,
    tint: VitrineGraphics.Color? = nil
  ) {
    self.reference = reference
    self.mode = mode
    self.tint = tint
  }
}

/// A change of a node's drawing.
package enum NodeEffect {
  case opacity(Double)
  case clip
  case clipRounded(radius: Double, CornerCurve)
  /// The second child masks the first.
  case mask
  /// The first child masks the second.
  case stencil
  case shadow(VitrineLayout.Shadow)
  /// A transform about an anchor in fractions of the size.
  case transform(Affine, anchor: Point)
  /// A transform about the top left that depends on the size.
  case sized(@MainActor (Size) -> Affine)
  case hidden
  /// A change of the finished picture, in points.
  case filter(PictureFilter)
  /// A combination with the views behind, as one picture.
  case blend(VitrineGraphics.BlendMode)
}
