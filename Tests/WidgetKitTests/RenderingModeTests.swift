import CoreGraphics
import SwiftUI
import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineRaster
import WidgetKit

@Suite @MainActor struct RenderingModeTests {
  /// Returns the tree of a view in a mode with a red accent.
  func picture(_ view: some SwiftUI.View, _ mode: WidgetRenderingMode) -> ViewGraph.Picture {
    let root = view.environment(\.widgetRenderingMode, mode)
      .environment(\.widgetAccentColor, Color(red: 1, green: 0, blue: 0))
    return ViewGraph(root).picture(in: Proposal(width: 40, height: 20))
  }

  /// Returns the background colors of a picture's views: red, green, blue and alpha in percent.
  func colors(_ view: some SwiftUI.View, _ mode: WidgetRenderingMode) -> [[Int]] {
    picture(view, mode).tree.views.compactMap { view in
      guard let color = view.style.backgroundColor else { return nil }
      return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 100).rounded()) }
    }
  }

  private var pair: some SwiftUI.View {
    HStack(spacing: 0) {
      Color(red: 0, green: 1, blue: 0)
      Color(red: 0, green: 0, blue: 1).opacity(1).widgetAccentable()
      Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 0.5).widgetAccentable()
    }
  }

  @Test func `the full color mode keeps colors`() {
    #expect(
      colors(pair, .fullColor) == [[0, 100, 0, 100], [0, 0, 100, 100], [0, 0, 100, 50]])
  }

  @Test func `the accented mode paints two groups and keeps opacities`() {
    #expect(
      colors(pair, .accented) == [[100, 100, 100, 100], [100, 0, 0, 100], [100, 0, 0, 50]])
  }

  @Test func `the vibrant mode makes dark colors transparent`() {
    #expect(
      colors(pair, .vibrant) == [[100, 100, 100, 72], [100, 100, 100, 7], [100, 100, 100, 4]])
  }

  @Test(arguments: [WidgetRenderingMode.vibrant, .accented])
  func `a mask keeps its opacity`(_ mode: WidgetRenderingMode) {
    let picture = picture(Color.white.clipShape(Circle()), mode)
    let paints = picture.drawings.values.flatMap { $0 }.compactMap { item -> Paint? in
      if case .fill(_, let paint, _) = item { paint } else { nil }
    }
    #expect(paints == [.color(.black)])
  }

  @Test func `texts and shapes are painted in the color of their group`() {
    let view = VStack {
      Text(verbatim: "A").foregroundColor(.blue).widgetAccentable()
      Circle().fill(Color.green)
    }
    let picture = picture(view, .accented)
    let red = VitrineGraphics.Color(red: 1, green: 0, blue: 0, alpha: 1)
    let colors = picture.tree.views.compactMap { view -> VitrineGraphics.Color? in
      guard case .label(let label) = view.kind else { return nil }
      return label.text.runs.first?.attributes.color ?? label.color
    }
    #expect(colors == [red])
    let paints = picture.drawings.values.flatMap { $0 }.compactMap { item -> Paint? in
      if case .fill(_, let paint, _) = item { paint } else { nil }
    }
    #expect(paints == [.color(.white)])
  }

  @Test func `an image whose form isn't drawn is listed`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    #expect(
      picture(Image(uiImage: image), .accented).notes.map(\.message)
        == ["the accented form of an image isn't drawn"])
    let kept = Image(uiImage: image).widgetAccentedRenderingMode(.fullColor)
    #expect(picture(kept, .accented).notes.isEmpty)
  }

  @Test func `the background of a circular widget is a circle`() {
    let view = AccessoryWidgetBackground()
    let circle = picture(view.environment(\.widgetFamily, .accessoryCircular), .fullColor)
    let paths = circle.drawings.values.flatMap { $0 }.count
    #expect(paths == 1)
    let rectangle = view.environment(\.widgetFamily, .accessoryRectangular)
    #expect(colors(rectangle, .fullColor) == [[100, 100, 100, 12]])
  }

  @Test func `a shape relative to its container is concentric`() {
    let container = ContainerShape(size: CGSize(width: 100, height: 80), cornerRadius: 20)
    #expect(container.radius(in: CGSize(width: 100, height: 80)) == 20)
    #expect(container.radius(in: CGSize(width: 88, height: 68)) == 14)
    #expect(container.radius(in: CGSize(width: 40, height: 20)) == 0)
    #expect(hasCurves(inset: 6))
    #expect(!hasCurves(inset: 30))
  }

  /// Returns whether a container's relative shape is round at a distance from its edges.
  private func hasCurves(inset: CGFloat) -> Bool {
    var container = WidgetContainer(
      ContainerRelativeShape().fill(Color.red).padding(inset),
      size: CGSize(width: 100, height: 80), report: WidgetReport())
    container.cornerRadius = 20
    container.requiresBackground = false
    let picture = ViewGraph(container).picture(in: .unspecified)
    return picture.drawings.values.flatMap { $0 }.contains { item in
      guard case .fill(.path(let path, _), _, _) = item else { return false }
      return path.elements.contains { if case .cubic = $0 { true } else { false } }
    }
  }
}
