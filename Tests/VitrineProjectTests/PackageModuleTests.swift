import Testing
import VitrineBase
import VitrineProject

/// Tests the search for modules of local packages.
@Suite struct PackageModuleTests {
  private func match(_ manifest: String) -> ModuleSearch.Match? {
    let texts = [
      "/r/.git/HEAD": "", "/r/App.xcodeproj/project.pbxproj": "{}",
      "/r/Kit/Package.swift": manifest, "/r/Kit/Sources/A.swift": "", "/r/Kit/Core/B.swift": "",
    ]
    let files = Files(texts.mapValues { Array($0.utf8) })
    return ModuleSearch(besides: "/r/App.xcodeproj", in: files).match("Kit")
  }

  private func sources(_ manifest: String) -> [String]? { match(manifest)?.sources }

  @Test func `a package's only target is in Sources`() {
    #expect(sources("targets: [.target(name: \"Kit\")]") == ["/r/Kit/Sources/A.swift"])
  }

  @Test func `a manifest can name the folder`() {
    #expect(
      sources("targets: [.target(name: \"Kit\", path: \"Core\")]") == ["/r/Kit/Core/B.swift"])
  }

  @Test(arguments: [
    ("", [:]), ("// swift-tools-version: 5.9\n", [:]),
    ("// swift-tools-version: 6.2\n", ["SWIFT_VERSION": "6.0"]),
    ("// swift-tools-version:6.0\nswiftLanguageModes: [.v5],", [:]),
  ])
  func `the version of a manifest is the language mode`(
    _ start: String, _ language: [String: String]
  ) {
    #expect(match("\(start)targets: [.target(name: \"Kit\")]")?.language == language)
  }

  @Test(arguments: ["[SETTINGS]", "own"])
  func `a target's isolation and features are read, also by a name`(_ value: String) {
    let settings = ".defaultIsolation(MainActor.self), .enableUpcomingFeature(\"A\")"
    let manifest = """
      let own: [SwiftSetting] = [\(value == "own" ? settings : "")]
      targets: [
        .target(name: "Other", swiftSettings: [.enableUpcomingFeature("B")]),
        .target(name: "Kit", swiftSettings: \(value.replacing("SETTINGS", with: settings))),
      ]
      """
    let language = match(manifest)?.language
    #expect(language?["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor")
    let features = language?["SWIFT_UPCOMING_FEATURES"]?.split(separator: " ") ?? []
    #expect(features.contains("A"))
    #expect(features.contains("B") == (value == "own"))
  }

  @Test(arguments: ["", ".target(name: \"Other\", dependencies: [\"Kit\"])", ".target(name:"])
  func `a manifest without the target is no match`(_ manifest: String) {
    #expect(sources(manifest) == nil)
  }
}
