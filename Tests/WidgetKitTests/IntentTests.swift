import AppIntents
import Foundation
import SwiftUI
import TestSupport
import Testing
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import WidgetKit

extension SharedGalleryTests {
  @Suite @MainActor struct IntentTests {
    init() {
      _WidgetGallery.removeAll()
      _WidgetGallery.register(bundle: TideBundle.self)
    }

    /// Returns the text of a picture.
    func text(_ picture: _WidgetPicture) -> String {
      let tree = ViewGraph(picture.content).picture(in: .unspecified).tree
      return tree.views.compactMap { view -> String? in
        if case .label(let label) = view.kind { label.text.string } else { nil }
      }.joined(separator: "|")
    }

    @Test func `parameters have the defaults of authors, types, queries and options`() async throws
    {
      let snapshot = try await _WidgetGallery.picture(request(.snapshot, kind: "Tide"))
      #expect(text(snapshot) == "3 meters Oslo B - true")
      let timeline = try await _WidgetGallery.picture(request(.timeline(0), kind: "Tide"))
      #expect(text(timeline) == "3 meters Oslo B - true")
      #expect(timeline.policy == .atEnd)
    }

    @Test func `an intent before its queries has the defaults of types`() async throws {
      let placeholder = try await _WidgetGallery.picture(request(.placeholder, kind: "Tide"))
      #expect(text(placeholder) == "3 meters -  - true")
    }

    @Test func `a preview uses the author's options`() async throws {
      let intent = TideIntent()
      intent.count = 7
      intent.unit = .feet
      intent.harbor = HarborQuery.harbors[0]
      _WidgetGallery.register(
        _Preview("Feet", as: .systemSmall, using: intent) {
          TideWidget()
        } timelineProvider: {
          TideProvider()
        })
      let picture = try await _WidgetGallery.picture(request(.preview("Feet", entry: 0)))
      #expect(text(picture) == "7 feet Bergen  - true")
    }

    @Test func `a provider of SiriKit receives an empty intent`() async throws {
      let snapshot = try await _WidgetGallery.picture(request(.snapshot, kind: "City"))
      #expect(text(snapshot) == "Nowhere")
      let timeline = try await _WidgetGallery.picture(request(.timeline(0), kind: "City"))
      #expect(text(timeline) == "Timeline")
    }

    @Test func `Live Activities and controls are listed and not drawn`() async {
      let widgets = _WidgetGallery.widgets
      #expect(widgets.map(\.category) == [.liveActivity, .widget, .widget, .control])
      #expect(widgets.map(\.kind) == ["TripAttributes", "Tide", "City", "Lamp"])
      #expect(widgets[3].displayName == "Lamp")
      let (file, line) = (widgets[0].file, widgets[0].line)
      #expect(file == "WidgetKitTests/Tides.swift" && line > 0)
      await #expect(
        throws: _WidgetError.undrawn("ActivityConfiguration", file: file, line: line)
      ) { _ = try await _WidgetGallery.picture(request(.snapshot, kind: "TripAttributes")) }
      _WidgetGallery.register(
        _Preview("Trip", as: .content, using: TripAttributes(name: "A")) {
          TripActivity()
        } contentStates: {
          TripAttributes.ContentState(stops: 1)
          TripAttributes.ContentState(stops: 2)
        })
      #expect(_WidgetGallery.previews.map(\.undrawn) == ["a Live Activity"])
      await #expect(throws: _WidgetError.self) {
        _ = try await _WidgetGallery.picture(request(.preview("Trip", entry: 0)))
      }
    }

    @Test func `without a kind the first widget that is drawn is shown`() async throws {
      let picture = try await _WidgetGallery.picture(request(.snapshot))
      #expect(picture.kind == "Tide")
    }

    @Test func `names of entities and cases are localized strings`() {
      #expect(String(localized: HarborQuery.harbors[0].displayRepresentation.title) == "Bergen")
      #expect(String(localized: TideUnit.feet.localizedStringResource) == "Feet")
      #expect(String(localized: "\(3) of \("x")") == "3 of x")
      #expect(String(localized: "100 %") == "100 %")
    }
  }
}
