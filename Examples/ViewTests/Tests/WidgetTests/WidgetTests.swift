import Harbor
import SwiftUI
import Testing
import VitrineTesting

@MainActor @Suite struct WidgetTests {
  @Test func `a widget in its families`() async { await expectGolden(TideWidget.self) }

  @Test func `entries of the timeline in a family`() async {
    await expectGolden(
      TideWidget.self, families: [.systemSmall], entries: [.placeholder, .timeline(2)])
  }

  @Test func `a widget in the dark`() async {
    var dark = Variant.ofView
    dark.appearance = .dark
    await expectGolden(TideWidget.self, families: [.systemMedium], [dark], named: "dark")
  }

  @Test func `a preview by its name`() async {
    await expectGolden(preview: "Spring tide", of: TidePreviews.self)
  }
}
