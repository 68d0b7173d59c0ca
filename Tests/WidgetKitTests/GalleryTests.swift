import CoreGraphics
import Foundation
import SwiftUI
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import WidgetKit

/// Returns the frames of a picture's views: `color-1 0 0 50 50`.
@MainActor
func frames(_ picture: _WidgetPicture) -> [String] {
  let tree = ViewGraph(picture.content).picture(in: .unspecified).tree
  return tree.views.map { view in
    let frame = view.frame ?? .zero
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0))" }
    return "\(view.name) \(numbers.joined(separator: " "))"
  }
}

/// A request for 100×60 points with margins of 16.
func request(
  _ entry: _WidgetRequest.Entry, _ family: WidgetFamily = .systemSmall, kind: String? = nil
) -> _WidgetRequest {
  _WidgetRequest(
    entry, kind: kind, family: family,
    size: { $0 == .systemSmall ? CGSize(width: 100, height: 60) : CGSize(width: 200, height: 60) },
    margins: { _ in EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) })
}

/// The suites that register widgets in the gallery of the process, one after the other.
@Suite(.serialized, .usesGallery) enum SharedGalleryTests {}

extension SharedGalleryTests {
  @Suite @MainActor struct GalleryTests {
    init() {
      _WidgetGallery.removeAll()
      _WidgetGallery.register(bundle: RainBundle.self)
    }

    @Test func `a bundle lists its widgets with their names and families`() {
      let widgets = _WidgetGallery.widgets
      #expect(widgets.map(\.kind) == ["Rain", "Bare"])
      #expect(widgets[0].displayName == "Rain")
      #expect(widgets[0].summary == "Shows the rain of 3 hours.")
      #expect(widgets[0].families == [.systemSmall, .systemMedium, .accessoryCircular])
      #expect(widgets[0].configuration == "StaticConfiguration")
      #expect(widgets[0].file == "WidgetKitTests/Rainfall.swift")
      #expect(!widgets[0].disablesContentMargins && widgets[0].isBackgroundRemovable)
      #expect(widgets[1].disablesContentMargins && !widgets[1].isBackgroundRemovable)
      #expect(
        widgets[1].families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    }

    @Test func `a single widget can be registered`() {
      _WidgetGallery.removeAll()
      _WidgetGallery.register(widget: RainWidget.self)
      #expect(_WidgetGallery.widgets.map(\.kind) == ["Rain"])
    }

    @Test func `a snapshot is the first completion and knows the size`() async throws {
      let picture = try await _WidgetGallery.picture(request(.snapshot))
      #expect(picture.date == Date(timeIntervalSince1970: 100))
      #expect(frames(picture).contains("color-2 -5 16 110 28"))
    }
    @Test func `the placeholder is redacted`() async throws {
      struct Redacted: SwiftUI.View {
        @Environment(\.redactionReasons) var reasons
        var body: some SwiftUI.View {
          Color.red.frame(width: reasons.contains(.placeholder) ? 30 : 50)
            .containerBackground(.blue, for: .widget)
        }
      }
      struct RedactedWidget: SwiftUI.Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Redacted", provider: RainProvider()) { _ in Redacted() }
        }
      }
      _WidgetGallery.removeAll()
      _WidgetGallery.register(widget: RedactedWidget.self)
      let placeholder = try await _WidgetGallery.picture(request(.placeholder))
      #expect(frames(placeholder).contains { $0.hasSuffix(" 30 28") })
      let snapshot = try await _WidgetGallery.picture(request(.snapshot))
      #expect(frames(snapshot).contains { $0.hasSuffix(" 50 28") })
    }

    @Test func `a timeline has its dates and its policy`() async throws {
      let picture = try await _WidgetGallery.picture(request(.timeline(1)))
      #expect(picture.date == Date(timeIntervalSince1970: 3600))
      #expect(picture.timeline.map(\.timeIntervalSince1970) == [0, 3600, 7200])
      #expect(picture.policy == .after(Date(timeIntervalSince1970: 10_800)))
      #expect(frames(picture).contains { $0.hasSuffix(" 11 28") })
      await #expect(throws: _WidgetError.noEntry(3, count: 3)) {
        _ = try await _WidgetGallery.picture(request(.timeline(3)))
      }
    }

    @Test(arguments: [(-5.0, 0.0), (0, 0), (3599, 0), (3600, 3600), (90_000, 7200)])
    func `a date shows the last entry that isn't later`(_ date: Double, _ entry: Double)
      async throws
    {
      let picture = try await _WidgetGallery.picture(
        request(.timelineAt(Date(timeIntervalSince1970: date))))
      #expect(picture.date == Date(timeIntervalSince1970: entry))
    }

    @Test func `margins surround the content and not the background`() async throws {
      let rain = try await _WidgetGallery.picture(request(.timeline(0), .systemMedium))
      #expect(frames(rain) == ["root 0 0 200 60", "color-1 0 0 200 60", "color-2 95 16 10 28"])
      #expect(rain.hasContainerBackground)
      #expect(rain.url == URL(string: "rain://systemMedium"))
      var bare = request(.snapshot, kind: "Bare")
      bare.requiresContainerBackground = false
      #expect(
        frames(try await _WidgetGallery.picture(bare)) == ["root 0 0 100 60", "color-1 0 0 100 60"])
    }

    @Test func `a message replaces a widget without a container background`() async throws {
      let picture = try await _WidgetGallery.picture(request(.snapshot, kind: "Bare"))
      #expect(!frames(picture).contains { $0.hasPrefix("color") })
      let tree = ViewGraph(picture.content).picture(in: .unspecified).tree
      let texts = tree.views.compactMap { view -> String? in
        if case .label(let label) = view.kind { label.text.string } else { nil }
      }
      #expect(texts == ["Please adopt containerBackground API"])
    }

    @Test func `a host without backgrounds removes the removable ones`() async throws {
      var removed = request(.timeline(0))
      removed.showsBackground = false
      #expect(
        frames(try await _WidgetGallery.picture(removed)) == [
          "root 0 0 100 60", "color-1 45 16 10 28",
        ])
    }

    @Test func `a preview provider has a preview for each view`() async throws {
      _WidgetGallery.register(RainPreviews.self, named: "RainPreviews", file: "a.swift", line: 9)
      let previews = _WidgetGallery.previews
      #expect(previews.map(\.name) == ["Drizzle", "RainPreviews 2", "RainPreviews 3"])
      #expect(previews.map(\.family) == [.systemSmall, .systemMedium, .systemMedium])
      #expect(previews.map(\.line) == [9, 9, 9])
      let picture = try await _WidgetGallery.picture(
        request(.preview("RainPreviews 3", entry: 0), .systemSmall))
      #expect(picture.size.width == 200)
      #expect(frames(picture).contains { $0.hasSuffix(" 13 28") })
      await #expect(
        throws: _WidgetError.unknownPreview(
          "Hail", ["Drizzle", "RainPreviews 2", "RainPreviews 3"])
      ) { _ = try await _WidgetGallery.picture(request(.preview("Hail", entry: 0))) }
    }

    @Test func `a preview of a widget has its entries`() async throws {
      _WidgetGallery.register(
        _Preview("Hours", as: .systemMedium) {
          RainWidget()
        } timeline: {
          RainEntry(date: Date(timeIntervalSince1970: 1), millimeters: 4)
          for amount in 5...6 {
            RainEntry(date: Date(timeIntervalSince1970: 2), millimeters: amount)
          }
        })
      _WidgetGallery.register(
        _Preview(as: .systemSmall) {
          RainWidget()
        } timelineProvider: {
          RainProvider()
        })
      _WidgetGallery.register(_Preview { Text("One") })
      let previews = _WidgetGallery.previews
      #expect(previews.map(\.name).first == "Hours")
      #expect(previews.map(\.entryCount) == [3, nil, 1])
      let picture = try await _WidgetGallery.picture(request(.preview("Hours", entry: 2)))
      #expect(frames(picture).contains { $0.hasSuffix(" 16 28") })
      let second = try await _WidgetGallery.picture(request(.previewAt(1, entry: 2)))
      #expect(second.date == Date(timeIntervalSince1970: 7200))
      await #expect(throws: _WidgetError.noEntry(3, count: 3)) {
        _ = try await _WidgetGallery.picture(request(.preview("Hours", entry: 3)))
      }
    }

    @Test func `an entry of another widget is an error`() async throws {
      struct Snow: TimelineEntry { let date: Date }
      _WidgetGallery.register(
        _Preview("Snow", as: .systemSmall) {
          RainWidget()
        } timeline: {
          Snow(date: Date(timeIntervalSince1970: 1))
        })
      await #expect(throws: _WidgetError.foreignEntry(type: "Snow", kind: "Rain")) {
        _ = try await _WidgetGallery.picture(request(.preview("Snow", entry: 0)))
      }
    }

    @Test func `errors for unknown kinds and families list the valid ones`() async {
      await #expect(throws: _WidgetError.unknownKind("Hail", ["Rain", "Bare"])) {
        _ = try await _WidgetGallery.picture(request(.snapshot, kind: "Hail"))
      }
      await #expect(
        throws: _WidgetError.unsupportedFamily(
          .systemLarge, kind: "Rain", [.systemSmall, .systemMedium, .accessoryCircular])
      ) { _ = try await _WidgetGallery.picture(request(.snapshot, .systemLarge)) }
      _WidgetGallery.removeAll()
      await #expect(throws: _WidgetError.noWidget) {
        _ = try await _WidgetGallery.picture(request(.snapshot))
      }
    }
  }
}
