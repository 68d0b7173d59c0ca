import BackgroundTasks
import CommonCrypto
import LocalAuthentication
import MessageUI
import SafariServices
import SwiftUI
import WidgetKit
import simd

// A widget whose provider needs code and data that aren't there.

enum Level: String {
  case low, high
}

struct Place {
  var name: String
  var height: Double
}

struct Tide: TimelineEntry {
  var date: Date
  var level: Level
  var place: Place
}

struct Provider: TimelineProvider {
  private static let stored: [Tide] = []

  // The code doesn't compile, and its result is a type of the author's.
  func placeholder(in context: Context) -> Tide { MissingStore.shared.tide(in: context) }

  // The code needs data of the app.
  func getSnapshot(in context: Context, completion: @escaping (Tide) -> Void) {
    completion(Self.stored[0])
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Tide>) -> Void) {
    completion(Timeline(entries: Self.stored, policy: .never))
  }
}

extension View {
  func widgetBackground() -> some View {
    guard #available(iOSApplicationExtension 17.0, *) else {
      return background(Color.white)
    }
    return containerBackground(.white, for: .widget)
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: Provider()) { entry in
      Text("\(entry.level.rawValue) \(entry.place.height, specifier: "%.1f")").unredacted()
        .widgetBackground()
    }
    .supportedFamilies([.systemSmall])
  }
}

struct LockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "lock", provider: Provider()) { _ in Text("lock") }
      .supportedFamilies([.accessoryInline])
  }
}

@main
struct TideWidgets: WidgetBundle {
  var body: some Widget {
    guard #available(iOSApplicationExtension 16.0, *) else {
      return TideWidget()
    }
    return WidgetBundleBuilder.buildBlock(TideWidget(), LockWidget())
  }
}

#if DEBUG && !RELEASE
  #Preview("Sample") { Text("sample") }
#endif

package struct Pier {
  package var name = "Pier"
}

extension EnvironmentValues {
  @Entry var isSpring = true
  @Entry package var quay: String? =
    nil
  @Entry var depth: Measurement<UnitLength> = Measurement(value: 2, unit: .meters)
}

struct PierText: View {
  @Environment(\.isSpring) private var isSpring
  @Environment(\.quay) private var quay
  @Environment(\.depth.value) private var depth

  var body: some View { Text(isSpring && depth > 1 ? quay ?? Pier().name : "neap") }
}

// Code that an app shares with its widget.
enum Dock {
  static func digest(_ data: Data) -> String {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA1($0.baseAddress, CC_LONG(data.count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
  }

  static func refresh() throws {
    let request = BGAppRefreshTaskRequest(identifier: "dock")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
    try BGTaskScheduler.shared.submit(request)
  }

  static func reach(_ a: simd_float3, _ b: simd_float3) -> Float { simd_distance(a, b) }

  static func isLocked() -> Bool {
    !LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
  }

  static func page(_ url: URL) -> SFSafariViewController { SFSafariViewController(url: url) }
}
