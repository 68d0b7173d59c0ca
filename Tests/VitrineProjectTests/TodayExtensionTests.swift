import TestSupport
import Testing
import VitrineBase
import VitrineProject

/// The Today extensions of whole projects.
@Suite struct TodayExtensionTests {
  private func search(_ path: String) -> ProjectSearch {
    ProjectSearch(PackageRoot.file("Tests/Fixtures/Projects/" + path), in: .disk)
  }

  private func only(_ path: String) throws -> TodayExtension {
    let found = search(path).extensions
    #expect(found.count == 1)
    return try #require(found.first)
  }

  @Test(arguments: [
    "swift-app", "swift-app/App.xcodeproj", "swift-app/App.xcodeproj/project.pbxproj",
    "swift-app/Today", "swift-app/Today/Base.lproj", "swift-app/Today/TodayViewController.swift",
    "swift-app/Today/Info.plist", "swift-app/Today/Base.lproj/MainInterface.storyboard",
  ])
  func `an extension is found from any place in its project`(path: String) throws {
    let found = try only(path)
    #expect(found.target == "Today")
    #expect(found.displayName == "Harbor")
    #expect(found.platform == .iOS)
    #expect(found.bundleIdentifier == "com.example.app.today")
    #expect(found.interface?.hasSuffix("Today/Base.lproj/MainInterface.storyboard") == true)
    #expect(found.sources.map { FilePath.name(of: $0) } == ["TodayViewController.swift"])
    #expect(found.app?.name == "App")
    #expect(found.app?.resources.map { FilePath.name(of: $0) } == ["Assets.xcassets"])
    #expect(found.notes.isEmpty)
  }

  @Test func `an extension of WidgetKit is found with the files of its folder`() throws {
    let path = PackageRoot.file("Examples/HomeWidgets")
    let found = try #require(ProjectSearch(path, in: .disk).extensions.first)
    #expect(found.kind == .widgetKit)
    #expect(found.target == "HarborWidgets")
    #expect(found.displayName == "Harbor")
    #expect(found.interface == nil)
    #expect(found.sources.count == 5)
    #expect(found.resources.map { FilePath.name(of: $0) } == ["Assets.xcassets"])
  }

  @Test func `a folder of the app alone is not the extension's`() {
    #expect(search("swift-app/App").extensions.isEmpty)
  }

  @Test(arguments: [
    ("name-from-xcconfig", "Northern Weather"), ("name-with-modifiers", "FERRY Today"),
    ("case-differs", "Cased"), ("xml-project", "In XML"),
  ])
  func `names are resolved through settings`(project: String, name: String) throws {
    #expect(try only(project).displayName == name)
  }

  @Test func `resources and sources are found wherever groups put them`() throws {
    let found = try only("resources-elsewhere")
    #expect(
      found.resources.map { FilePath.name(of: $0) } == [
        "MainInterface.storyboard", "Widget.xcassets", "star.png",
      ])
    #expect(found.resources.allSatisfy { Files.disk.exists($0) })
    #expect(
      found.sources.first?.hasSuffix("Extensions/Today/Code/TodayViewController.swift") == true)
  }

  @Test func `synchronized folders give and take by their exceptions`() throws {
    let found = try only("synchronized-groups")
    let names = found.resources.map { FilePath.name(of: $0) }
    #expect(names.contains("Art.xcassets"))
    #expect(!names.contains("Unused.xcassets"))
    #expect(!names.contains("Info.plist"))
    #expect(found.sources.count == 1)
  }

  @Test func `a Mac's extension shows the nib of its class`() throws {
    let found = try only("mac-widget")
    #expect(found.platform == .macOS)
    #expect(found.principalClass == "TodayViewController")
    #expect(found.interface?.hasSuffix("Base.lproj/TodayViewController.xib") == true)
  }

  @Test(arguments: [
    ("legacy-ios-8", true, "LastUpgradeCheck 0640"),
    ("legacy-ios-9", true, "LastSwiftUpdateCheck 0720"),
    ("swift-app", false, "LastUpgradeCheck 1010"), ("objective-c", false, "LastUpgradeCheck 0820"),
  ])
  func `the strongest trace of the tools decides on the system`(
    project: String, isLegacy: Bool, reason: String
  ) throws {
    let tools = try only(project).tools
    #expect(tools.isLegacy == isLegacy)
    #expect(tools.strongest?.reason == reason)
  }

  @Test func `a name may differ by language`() throws {
    let found = try only("localized-name")
    #expect(found.displayName(in: "de-AT", from: .disk) == "Wetter")
    #expect(found.displayName(in: "fr", from: .disk) == nil)
  }

  @Test func `a broken project is a problem with its place, and no extension`() {
    let search = search("broken-project")
    #expect(search.extensions.isEmpty)
    #expect(search.problems.first?.location?.line == 5)
  }

  @Test func `every extension of a repository is listed`() {
    #expect(search("two-extensions").extensions.map(\.target) == ["Today", "Second Widget"])
    #expect(search("two-extensions/Second Widget").extensions.map(\.target) == ["Second Widget"])
    #expect(search("app-without-extension").extensions.isEmpty)
  }
}
