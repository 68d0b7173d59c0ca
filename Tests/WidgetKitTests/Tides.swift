import ActivityKit
import AppIntents
import Foundation
import Intents
import SwiftUI
import WidgetKit

/// Widgets of the tests with options, as an author writes them.
enum TideUnit: String, AppEnum {
  case meters, feet

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Unit" }
  static var caseDisplayRepresentations: [TideUnit: DisplayRepresentation] {
    [.meters: "Meters", .feet: DisplayRepresentation(title: "Feet", subtitle: "ft")]
  }
}

struct Harbor: AppEntity {
  let id: String
  let name: String

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Harbor")
  }
  static var defaultQuery: HarborQuery { HarborQuery() }
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct HarborQuery: EntityStringQuery {
  static let harbors = [Harbor(id: "b", name: "Bergen"), Harbor(id: "o", name: "Oslo")]

  func entities(for identifiers: [Harbor.ID]) async throws -> [Harbor] {
    Self.harbors.filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Harbor] {
    Self.harbors.filter { $0.name.contains(string) }
  }
  func suggestedEntities() async throws -> [Harbor] { Self.harbors }
  func defaultResult() async -> Harbor? { try? await suggestedEntities().last }
}

struct NameOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["A", "B"] }
  func defaultResult() async -> String? { "B" }
}

struct TideIntent: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Tide" }
  static var description: IntentDescription? { IntentDescription("Shows the tide.") }

  @Parameter(title: "Count", default: 3, controlStyle: .stepper, inclusiveRange: (1, 9))
  var count: Int
  @Parameter(title: "Unit") var unit: TideUnit
  @Parameter(title: "Harbor") var harbor: Harbor?
  @Parameter(title: "Name", optionsProvider: NameOptions()) var name: String
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Large", default: true) var isLarge: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$isLarge, .equalTo, true) {
      Summary("Show \(\.$count) of \(\.$harbor)") { \.$unit }
    } otherwise: {
      Summary("Show \(\.$count)")
    }
  }
}

struct TideEntry: TimelineEntry {
  let date: Date
  let text: String

  init(_ intent: TideIntent) {
    date = Date(timeIntervalSince1970: 0)
    text =
      "\(intent.count) \(intent.unit) \(intent.harbor?.name ?? "-") \(intent.name) "
      + "\(intent.note ?? "-") \(intent.isLarge)"
  }
}

struct TideProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(TideIntent()) }
  func snapshot(for configuration: TideIntent, in context: Context) async -> TideEntry {
    await Task.yield()
    return TideEntry(configuration)
  }
  func timeline(for configuration: TideIntent, in context: Context) async -> Timeline<TideEntry> {
    Timeline(entries: [TideEntry(configuration)], policy: .atEnd)
  }
}

struct TideWidget: SwiftUI.Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Tide", intent: TideIntent.self, provider: TideProvider()) {
      // The tests read the texts of placeholders, too.
      Text(verbatim: $0.text).unredacted().containerBackground(.fill.tertiary, for: .widget)
    }
  }
}

/// A class as Xcode creates it from an `.intentdefinition` file.
class CityIntent: INIntent, @unchecked Sendable {
  var city: String?
}

struct CityProvider: IntentTimelineProvider {
  struct Entry: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
    let city: String
  }

  func placeholder(in context: Context) -> Entry { Entry(city: "?") }
  func getSnapshot(
    for configuration: CityIntent, in context: Context, completion: @escaping (Entry) -> Void
  ) { completion(Entry(city: configuration.city ?? "Nowhere")) }
  func getTimeline(
    for configuration: CityIntent, in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void
  ) { completion(Timeline(entries: [Entry(city: "Timeline")], policy: .never)) }
}

struct CityWidget: SwiftUI.Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "City", intent: CityIntent.self, provider: CityProvider()) {
      Text(verbatim: $0.city).containerBackground(.clear, for: .widget)
    }
  }
}

struct TripAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stops: Int
  }
  var name: String
}

struct TripActivity: SwiftUI.Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      Text("\(context.attributes.name) \(context.state.stops)").activityBackgroundTint(.cyan)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(verbatim: "L") }
        if context.state.stops > 3 { DynamicIslandExpandedRegion(.bottom) { EmptyView() } }
      } compactLeading: {
        Text(verbatim: "L")
      } compactTrailing: {
        Text(verbatim: "T")
      } minimal: {
        Text(verbatim: "M")
      }
      .keylineTint(.red)
    }
  }
}

struct ToggleIntent: SetValueIntent {
  static var title: LocalizedStringResource { "Toggle" }
  @Parameter(title: "Value") var value: Bool
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> { .result(value: value) }
}

struct LampControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lamp") {
      ControlWidgetToggle("Lamp", isOn: true, action: ToggleIntent()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "lamp")
      }
    }
    .displayName("Lamp")
  }
}

struct TideBundle: WidgetBundle {
  var body: some SwiftUI.Widget {
    TripActivity()
    TideWidget()
    CityWidget()
    LampControl()
  }
}
