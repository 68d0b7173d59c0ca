import Foundation
import TestSupport
import Testing

/// Tests code that uses Apple's frameworks of which only inert parts exist.
@Suite struct FrameworkTests {
  private func layout(_ folder: String, _ options: [String] = []) throws -> Program.Outcome {
    try Program.run(
      ["layout", folder, "--run", "--json"] + options,
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
  }

  @Test func `a widget with frameworks of its app compiles wholly, and their results are honest`()
    throws
  {
    let outcome = try layout(PackageRoot.file("Tests/Fixtures/Home/Frameworks"))
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("isn't there"), "\(outcome.errors)")
    for fact in [
      "name boat none", "time 1.5", "mean 3.0", "image 3×2", "link www.example.com", "code none",
      "card none", "reachable true", "sugar 5.55", "warm 68.0", "address 127.0.0.1 true true",
      // MD5 of "abc" begins with 90 01 50.
      // RFC 4231, test case 2, and FIPS 180-4's example for "abc".
      "hmac 5bdcc146bf60754e", "sha512 ddaf35a193617aba", "person Ada Lovelace AL", "table 1",
      "region true false", "password OSStatus -25300", "md5 144 1 80", "lock 3", "number 2.5",
      "latest 1b2.5", "scoped true", "labels true true",
      "family read set",
    ] {
      #expect(outcome.output.contains("\"\(fact)\""), "\(fact)")
    }
    #expect(outcome.errors.contains("the filter 'CIQRCodeGenerator' of Core Image has no result"))
    #expect(outcome.errors.contains("a style's blend mode 'hue' isn't drawn"))
  }

  @Test func `objects that code inserts are found again, and an app's publishers send`() throws {
    let outcome = try layout(
      PackageRoot.file("Tests/Fixtures/Home/Storage"), ["--family", "large"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("left out"), "\(outcome.errors)")
    // A module after `#if canImport` needn't be there.
    #expect(!outcome.errors.contains("isn't there"), "\(outcome.errors)")
    for fact in [
      "all Gull Tern", "first Gull", "id Tern", "name Gull", "same Tern", "fetched 2",
      "words Tern Gull", "ports Tern Lost 1", "green 0.25", "font 20.0",
      "id 00000000-0000-0000-0000-00000000002A 7",
      "view Auk Skua",
    ] {
      #expect(outcome.output.contains("\"\(fact)\""), "\(fact)")
    }
  }

  /// Returns a copy of the example with more code.
  private func example(adding code: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Examples/HomeWidgets"), toPath: folder.path + "/Harbor")
    let file = folder.path + "/Harbor/Widgets/WindWidget.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try (text + code).write(toFile: file, atomically: true, encoding: .utf8)
    return folder
  }

  @Test func `code sees the keys of the bundle as Xcode writes them`() throws {
    let folder = try example(
      adding: """

        #Preview("Bundle") {
          VStack {
            Text(Bundle.main.bundleIdentifier ?? "none")
            Text(Bundle.main.object(forInfoDictionaryKey: "Port") as? String ?? "none")
            Text(Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? "none")
            Text(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "none")
            Text(Bundle.main.infoDictionary?["NSHumanReadableCopyright"] as? String ?? "none")
            Text(Bundle.main.executableURL?.lastPathComponent ?? "none")
          }
        }
        """)
    let plist = folder.path + "/Harbor/Widgets/Info.plist"
    let text = try String(contentsOfFile: plist, encoding: .utf8)
    try text.replacing(
      "<dict>\n  <key>NSExt",
      with: "<dict>\n  <key>Port</key><string>a &amp; $(TARGET_NAME:upper)</string>\n"
        + "  <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>\n  <key>NSExt"
    ).write(toFile: plist, atomically: true, encoding: .utf8)
    let outcome = try layout(folder.path + "/Harbor", ["--preview", "Bundle"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"com.example.harbor.widgets\""), "\(outcome.output)")
    #expect(outcome.output.contains("\"Harbor\""))
    #expect(outcome.output.contains("\"Widget\""))
    #expect(outcome.output.contains("\"a & "))
    #expect(!outcome.output.contains("$("))
    #expect(outcome.output.contains("\"1.0\""))
    // A key whose build setting isn't set is missing.
    #expect(outcome.output.contains("\"none\""))
  }

  @Test(arguments: [
    (
      "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor",
      """
      @MainActor func depth() -> Int { 3 }
      struct Chart { func sum() -> Int { depth() + 1 } }
      """
    ),
    (
      "SWIFT_VERSION = 6.0",
      """
      final class Anchor { var chain = 3 }
      func lower(_ anchor: Anchor) {
        Task { anchor.chain += 1 }
        anchor.chain += 1
      }
      struct Chart {
        @MainActor func sum() -> Int {
          let anchor = Anchor()
          lower(anchor)
          return anchor.chain
        }
      }
      """
    ),
  ])
  func `code is compiled in the language mode of its target`(
    setting: String, code: String
  ) throws {
    let folder = try example(
      adding: "\n\(code)\n#Preview(\"Mode\") { Text(\"sum \\(Chart().sum())\") }\n")
    let project = folder.path + "/Harbor/Harbor.xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: project, encoding: .utf8)
    #expect(text.contains("SWIFT_VERSION = 5.0;"))
    try text.replacing("SWIFT_VERSION = 5.0;", with: setting + ";")
      .write(toFile: project, atomically: true, encoding: .utf8)
    let outcome = try layout(folder.path + "/Harbor", ["--preview", "Mode"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(!outcome.errors.contains("left out"), "\(outcome.errors)")
    #expect(outcome.output.contains("\"sum 4\""), "\(outcome.output)")
  }

  @Test func `previews find the images of the catalog when they are listed`() throws {
    let folder = try example(
      adding: """

        struct Sample_Previews: PreviewProvider {
          static let boat = UIImage(named: "boat.png")!
          static var previews: some View {
            let boat = Sample_Previews.boat
            return Text("boat \\(Int(boat.size.width))").previewDisplayName("Boat")
          }
        }
        """)
    let set = folder.path + "/Harbor/Widgets/Assets.xcassets/boat.imageset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("docs/home-widget.png"), toPath: set + "/boat.png")
    try #"{"images":[{"idiom":"universal","filename":"boat.png","scale":"1x"}]}"#
      .write(toFile: set + "/Contents.json", atomically: true, encoding: .utf8)
    let outcome = try layout(folder.path + "/Harbor", ["--preview", "Boat"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"boat "), "\(outcome.output)")
  }

  private let provider = """
    import SwiftUI
    import WidgetKit
    struct Entry: TimelineEntry { var date: Date; var boat = Boat() }
    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(placeholder(in: context))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
      }
    }

    """

  @Test func `a preview of a widget's view in a family that it lacks isn't the first choice`()
    throws
  {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      provider + """
        struct Boat {}
        struct LockView: View { let entry: Entry; var body: some View { Text("lock") } }
        struct LockView_Previews: PreviewProvider {
          static var previews: some View {
            LockView(entry: Entry(date: Date()))
              .previewContext(WidgetPreviewContext(family: .systemSmall))
          }
        }
        struct HomeWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "home", provider: Provider()) { _ in Text("home") }
          }
        }
        struct LockWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "lock", provider: Provider()) { LockView(entry: $0) }
              .supportedFamilies([.accessoryRectangular])
          }
        }
        @main struct All: WidgetBundle {
          var body: some Widget {
            HomeWidget()
            LockWidget()
          }
        }
        """, to: "Widget/Widget.swift")
    let outcome = try layout(folder.path + "/Widget")
    #expect(outcome.errors.contains("the snapshot"), "\(outcome.errors)")
    #expect(outcome.output.contains("\"home\""), "\(outcome.output)")
  }

  @Test func `views know the margins that their widget disables`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      provider + """
        struct Boat {}
        struct Inside: View {
          @Environment(\\.widgetContentMargins) private var margins
          var body: some View {
            Text("margin \\(Int(margins.leading))").containerBackground(.white, for: .widget)
          }
        }
        @main struct HomeWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "home", provider: Provider()) { _ in Inside() }
              .contentMarginsDisabled()
          }
        }
        """, to: "Widget/Widget.swift")
    let outcome = try layout(folder.path + "/Widget")
    #expect(outcome.output.contains("\"margin 16\""), "\(outcome.output)")
  }

  @Test func `an initializer without its code makes a structure of empty values`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      provider + """
        struct Boat { var name: String; var seats: Int; var deck: Color }
        extension Boat { init() { self.init(name: "a", seats: 4, deck: Missing.color) } }
        @main struct BoatWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: "boat", provider: Provider()) { entry in
              Text("\\(entry.boat.seats) seats").containerBackground(.white, for: .widget)
            }
          }
        }
        """, to: "Boat.swift")
    let outcome = try layout(folder.path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("init() is left out"), "\(outcome.errors)")
    #expect(outcome.output.contains("\"0 seats\""), "\(outcome.output)")
  }

  @Test func `an extension without widgets names the code that is left out`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      provider + """
        struct Boat {}
        @main struct BoatWidget: Widget {
          var body: some WidgetConfiguration {
            StaticConfiguration(kind: Missing.kind, provider: Missing.provider) { _ in Missing.view }
          }
        }
        """, to: "Boat.swift")
    let outcome = try layout(folder.path)
    #expect(outcome.code != 0)
    #expect(
      outcome.errors.contains("the extension has no widgets, because the code of one is left out"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains(folder.path + "/Boat.swift:15:1: error"), "\(outcome.errors)")
  }
}
