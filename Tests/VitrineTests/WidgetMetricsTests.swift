import Testing
import Vitrine
import VitrineGraphics
import VitrineImport

@Suite struct WidgetMetricsTests {
  @Test(
    arguments: zip(
      ContentSizeCategory.allCases, [95.0, 100, 105, 110, 120, 130, 145, 170, 200, 200, 200, 200]))
  func `the compact height is two and a half rows of the text size`(
    category: ContentSizeCategory, height: Double
  ) {
    let metrics = WidgetMetrics(
      device: .standard, orientation: .portrait, category: category, scale: 2)
    #expect(metrics.compactHeight == height)
  }

  @Test func `a height is never below compact or above the maximum`() {
    let metrics = WidgetMetrics(
      device: .standard, orientation: .portrait, category: .l, scale: 2)
    #expect(metrics.height(asked: 20, in: .expanded) == 110)
    #expect(metrics.height(asked: 9999, in: .expanded) == 528)
    #expect(metrics.height(asked: 200.2, in: .expanded) == 200.5)
    #expect(metrics.height(asked: 300, in: .compact) == 110)
  }
}
