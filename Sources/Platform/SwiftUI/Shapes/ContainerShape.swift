import CoreGraphics
import VitrineGraphics
import VitrineRaster

/// The rounded rectangle of a widget, to which `ContainerRelativeShape` is concentric.
package struct ContainerShape: Hashable, Sendable {
  package var size: CGSize
  package var cornerRadius: CGFloat

  package init(size: CGSize, cornerRadius: CGFloat) {
    self.size = size
    self.cornerRadius = cornerRadius
  }

  /// The container of the shape that is being drawn, or nil outside of containers.
  @TaskLocal static var current: ContainerShape?

  /// Returns the radius of a concentric shape in the middle of the container.
  ///
  /// The distance from the container's edges isn't known while a shape is drawn, so that it is
  /// taken from the difference of their sizes.
  package func radius(in size: CGSize) -> CGFloat {
    let distance = min(self.size.width - size.width, self.size.height - size.height) / 2
    return max(0, cornerRadius - max(0, distance))
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  /// The shape of the surrounding container, or nil.
  package var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Returns the view as the container of shapes that are relative to it, which isn't drawn: they are
  /// relative to the widget.
  public func containerShape<S: InsettableShape>(
    _ shape: S, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("containerShape(_:)", file, line) }
}

extension NodeContent {
  /// Returns the drawing inside of a container.
  func inside(_ container: ContainerShape?) -> NodeContent {
    guard let container, case .drawing(let items) = self else { return self }
    return .drawing { size, scale in
      ContainerShape.$current.withValue(container) { items(size, scale) }
    }
  }
}
