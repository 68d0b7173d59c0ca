import Testing
import Vitrine
import VitrineGraphics
import VitrineImport

/// Tests of quick actions from iOS 13 on, which are a context menu (docs/PLATFORM.md, "Chrome").
@Suite struct MeasuredMenuTests {
  private static let keys = ##"""
    "actions": [ { "title": "HHHH", "icon": "add" } ],
    """##

  private func screen(_ system: SystemGeneration, keys: String = "") throws -> ScreenMeasure {
    try ScreenMeasure(system, .black, keys: keys) { $0.host = .quickActions }
  }

  /// Returns the menu's top and bottom, below the card.
  private func extent(_ screen: ScreenMeasure) throws -> (top: Double, bottom: Double) {
    // The column is between texts and icons, and the step is greater than that of a separator.
    let edges = screen.edges(downAt: 200, 100...600, step: 50)
    try #require(edges.count == 4)
    return (edges[2], edges[3])
  }

  @Test func `a menu has rows of the system without own actions`() throws {
    // Share App and Edit Home Screen.
    let (top, bottom) = try extent(try screen(.ios13))
    #expect(bottom - top == 88)
    let own = try extent(try screen(.ios13, keys: Self.keys))
    #expect(own.bottom - own.top == 132)
    // The icon stays alone up to iOS 12.
    let earlier = try screen(.ios12).edges(downAt: 200, 100...600, step: 50)
    #expect(earlier.count == 2)
  }

  @Test func `a menu's icons are at its trailing side`() throws {
    let screen = try screen(.ios13, keys: Self.keys)
    let (top, _) = try extent(screen)
    let title = screen.ink(in: Rect(x: 30, y: top + 10, width: 120, height: 26), step: 30)
    #expect(abs(title.minX - 27 - 16) <= 2)
    let icon = screen.ink(in: Rect(x: 230, y: top + 8, width: 44, height: 28), step: 30)
    #expect(abs(icon.midX - 27 - 250 + 26) <= 1 && abs(icon.midY - top - 22) <= 1)
  }
}
