package import VitrineGraphics

/// The frame of a view in the coordinates of the root, which is known when the view is placed.
package final class PlacedFrame {
  package var rect = Rect.zero

  package init() {}
}
