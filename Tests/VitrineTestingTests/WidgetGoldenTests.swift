import Foundation
import SwiftUI
import TestSupport
import Testing
import VitrineBase
import VitrineTesting
import WidgetKit

private struct TideEntry: TimelineEntry {
  var date: Date
  var water: Int
}

private struct TideProvider: TimelineProvider {
  /// A Boolean value that indicates whether the provider keeps its completion for later.
  var isSlow = false
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  func placeholder(in context: Context) -> TideEntry { TideEntry(date: start, water: 0) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (TideEntry) -> Void) {
    let entry = TideEntry(date: start, water: 14)
    guard isSlow else { return completion(entry) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { completion(entry) }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<TideEntry>) -> Void
  ) {
    let entries = (1...3).map { TideEntry(date: start + Double($0) * 3600, water: 10 * $0) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

private struct TideView: SwiftUI.View {
  var entry: TideEntry

  var body: some SwiftUI.View {
    Text("\(entry.water) m").containerBackground(.background, for: .widget)
  }
}

private struct TideWidget: SwiftUI.Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { TideView(entry: $0) }
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct SlowWidget: SwiftUI.Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "slow", provider: TideProvider(isSlow: true)) { TideView(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}

private struct TidePreviews: PreviewProvider {
  static var previews: some SwiftUI.View {
    Group {
      Text("Low").previewContext(WidgetPreviewContext(family: .systemSmall))
        .previewDisplayName("Low tide")
      Text("High").previewContext(WidgetPreviewContext(family: .systemMedium))
        .previewDisplayName("High tide")
    }
  }
}

/// Expectations of widgets of WidgetKit, into folders that are gone afterwards.
@MainActor @Suite(.usesGallery) struct WidgetGoldenTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-\(UUID().uuidString)").path

  private func settings(_ mode: RecordMode) -> GoldenSettings {
    var settings = GoldenSettings(record: mode, folder: folder)
    settings.environment = Environment([:])
    return settings
  }

  private func pictures(of name: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + name)
    return (names ?? []).filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test func `a widget has a golden in each family that it supports`() async {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await GoldenTrait.$current.withValue(settings(.missing)) {
      await expectGolden(TideWidget.self, named: "Tide")
    }
    #expect(
      pictures(of: "Tide") == ["iphone-12-medium-ios26.png", "iphone-12-small-ios26.png"])
    await GoldenTrait.$current.withValue(settings(.never)) {
      await expectGolden(TideWidget.self, named: "Tide")
    }
  }

  @Test func `entries and variants have goldens of their own`() async {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var dark = Variant.ofView
    dark.appearance = .dark
    await GoldenTrait.$current.withValue(settings(.missing)) {
      await expectGolden(
        TideWidget.self, families: [.systemSmall], entries: [.placeholder, .timeline(2)], [dark],
        named: "Entries")
    }
    #expect(
      pictures(of: "Entries") == [
        "iphone-12-small-ios26-dark-placeholder.png", "iphone-12-small-ios26-dark-timeline-2.png",
      ])
  }

  @Test func `a missing golden fails`() async {
    await withKnownIssue {
      await GoldenTrait.$current.withValue(settings(.never)) {
        await expectGolden(TideWidget.self, families: [.systemSmall], named: "Missing")
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no golden in ") }
    }
  }

  @Test func `a family that the widget lacks fails`() async {
    await withKnownIssue {
      await GoldenTrait.$current.withValue(settings(.never)) {
        await expectGolden(TideWidget.self, families: [.systemLarge], named: "Large")
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("doesn't support the family large") }
    }
  }

  @Test func `a provider may answer later from another thread`() async {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await GoldenTrait.$current.withValue(settings(.missing)) {
      await expectGolden(SlowWidget.self, named: "Slow")
    }
    #expect(pictures(of: "Slow") == ["iphone-12-small-ios26.png"])
  }

  @Test func `previews have their own families, and one is chosen by name`() async {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await GoldenTrait.$current.withValue(settings(.missing)) {
      await expectGolden(of: TidePreviews.self, named: "All")
      await expectGolden(preview: "High tide", of: TidePreviews.self, named: "High")
    }
    #expect(pictures(of: "All").count == 2)
    #expect(pictures(of: "High") == ["iphone-12-ios26-preview-high-tide.png"])
  }

  @Test func `an unknown preview fails with the names of all`() async {
    await withKnownIssue {
      await GoldenTrait.$current.withValue(settings(.never)) {
        await expectGolden(preview: "Ebb", of: TidePreviews.self, named: "Ebb")
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the previews are 'Low tide', 'High tide'") }
    }
  }
}
