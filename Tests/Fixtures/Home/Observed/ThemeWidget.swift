import Observation
import SwiftUI
import WidgetKit

// A widget with an observable class, of which a macro copies a property that doesn't compile.

@Observable final class Theme {
  final class Storage {
    var other = 1
  }

  let storage = Storage()
  var size = 3 { didSet { storage.chosen = size } }
  var name = "Harbor"
}

struct Moment: TimelineEntry {
  var date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Moment { Moment(date: Date()) }

  func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

@main struct ThemeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "theme", provider: Provider()) { _ in
      let theme = Theme()
      Text("\(theme.name) \(theme.size)").containerBackground(.white, for: .widget)
    }
  }
}
