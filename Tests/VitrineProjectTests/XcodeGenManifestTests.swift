import Testing
import VitrineBase
import VitrineImport
import VitrineProject

/// Tests of projects that XcodeGen generates from a manifest.
@Suite struct XcodeGenManifestTests {
  private static let widget = "import WidgetKit\nimport SwiftUI\n@main struct A: Widget {}\n"

  private func files(_ manifest: String, _ others: [String: String] = [:]) -> Files {
    var contents = [
      "/r/.git/HEAD": "", "/r/project.yml": manifest, "/r/Widget/A.swift": Self.widget,
      "/r/Widget/B.swift": "let b = 1\n", "/r/Shared/C.swift": "let c = 1\n",
      "/r/Shared/Deep/D.swift": "let d = 1\n", "/r/Assets.xcassets/Contents.json": "{}",
    ]
    contents.merge(others) { $1 }
    return Files(contents.mapValues { Array($0.utf8) })
  }

  private func only(_ manifest: String, _ others: [String: String] = [:]) throws -> TodayExtension {
    let found = ProjectSearch("/r", in: files(manifest, others))
    #expect(found.problems.isEmpty)
    #expect(found.extensions.count == 1)
    return try #require(found.extensions.first)
  }

  private let plain = """
    name: Harbor
    options:
      bundleIdPrefix: org.example
      deploymentTarget: { iOS: "17.0" }
    targets:
      App:
        type: application
        platform: iOS
        sources: [Assets.xcassets]
        dependencies: [{ target: Tides }]
      Tides:
        type: app-extension
        platform: iOS
        sources:
          - Widget
          - path: Shared/C.swift
          - path: Assets.xcassets
        info:
          path: Widget/Info.plist
          properties: { CFBundleDisplayName: High Tides }
    """

  @Test func `an extension has the folders and files that its target lists`() throws {
    let found = try only(plain)
    #expect(found.target == "Tides")
    #expect(found.kind == .widgetKit)
    #expect(found.platform == .iOS)
    #expect(
      found.sources.sorted() == ["/r/Shared/C.swift", "/r/Widget/A.swift", "/r/Widget/B.swift"])
    #expect(found.resources == ["/r/Assets.xcassets"])
    #expect(found.displayName == "High Tides")
    #expect(found.bundleIdentifier == "org.example.Tides")
    #expect(found.app?.name == "App")
    #expect(found.settings["IPHONEOS_DEPLOYMENT_TARGET"] == "17.0")
  }

  @Test func `a generated project goes before its manifest`() {
    let found = ProjectSearch("/r", in: files(plain, ["/r/Harbor.xcodeproj/project.pbxproj": "{}"]))
    #expect(found.projects == ["/r/Harbor.xcodeproj"])
  }

  @Test(arguments: [
    ("excludes: [B.swift]", ["/r/Widget/A.swift"]),
    ("excludes: [\"*.swift\"]", []),
    ("excludes: [\"**/B*\"]", ["/r/Widget/A.swift"]),
    ("includes: [A.swift]", ["/r/Widget/A.swift"]),
    ("excludes: [\"**/*.md\"]", ["/r/Widget/A.swift", "/r/Widget/B.swift"]),
  ])
  func `patterns leave files out`(option: String, sources: [String]) throws {
    let manifest = """
      targets:
        Tides:
          type: app-extension
          platform: iOS
          sources: [{ path: Widget, \(option) }]
          info: { path: Tides.plist }
      """
    let plist = """
      <plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict></dict></plist>
      """
    let found = try only(manifest, ["/r/Tides.plist": plist])
    #expect(found.sources.sorted() == sources)
  }

  @Test func `templates, groups of settings and files of settings count`() throws {
    let manifest = """
      settingGroups: { names: { PRODUCT_BUNDLE_IDENTIFIER: org.group } }
      targetTemplates:
        Extension:
          type: app-extension
          platform: iOS
          sources: ["${folder}"]
      targets:
        Tides:
          templates: [Extension]
          templateAttributes: { folder: Widget }
          settings:
            groups: [names]
            base: { INFOPLIST_KEY_CFBundleDisplayName: Tides of $(REGION), FLAG: true }
          configFiles: { Release: Harbor.xcconfig }
      """
    let found = try only(manifest, ["/r/Harbor.xcconfig": "REGION = North\n"])
    #expect(found.sources.count == 2)
    #expect(found.bundleIdentifier == "org.group")
    #expect(found.displayName == "Tides of North")
    #expect(found.settings["FLAG"] == "YES")
  }

  @Test func `templates and manifests that name themselves, and texts that multiply, end`() throws {
    let names = (0..<40).map { "n\($0): \"${n\($0 + 1)}${n\($0 + 1)}\"" }.joined(separator: ", ")
    let manifest = """
      include: [project.yml, project.yml]
      targetTemplates:
        One: { templates: [Two, Two, One], type: app-extension, sources: ["${folder}"] }
        Two: { templates: [One, One, Two], platform: iOS }
      targets:
        Tides:
          templates: [One, Two]
          templateAttributes: { folder: Widget, \(names) }
          settings: { base: { FLAG: "${folder}", MANY: "${n0}", OTHER: "a ${" } }
      """
    let found = try only(manifest)
    #expect(found.sources.count == 2)
    #expect(found.settings["FLAG"] == "Widget")
    #expect(found.settings["OTHER"] == "a ${")
  }

  @Test func `an included manifest has paths from its folder, and values that others replace`()
    throws
  {
    let manifest = """
      include: [Widget/part.yml, secrets.yml]
      targets: { Tides: { type: app-extension } }
      """
    let part = """
      targets:
        Tides: { type: framework, platform: iOS, sources: [".", ../Shared] }
      """
    let found = try only(manifest, ["/r/Widget/part.yml": part])
    #expect(found.sources.count == 4)
  }

  @Test func `frameworks of a manifest are modules`() {
    let manifest = """
      targets:
        Kit: { type: framework, platform: iOS, sources: [{ path: Shared, excludes: [Deep] }] }
      """
    let search = ModuleSearch(besides: "/r/App.xcodeproj", in: files(manifest))
    #expect(search.match("Kit")?.sources == ["/r/Shared/C.swift"])
  }

  @Test func `anchors, aliases and merged keys are read`() throws {
    let manifest = """
      base: &base
        type: app-extension
        platform: iOS
      targets:
        Tides:
          <<: *base
          sources: Widget
      """
    #expect(try only(manifest).target == "Tides")
  }

  @Test(arguments: [
    ("targets: [", "broken-yaml"), ("a: *b", "broken-yaml"), ("", "broken-yaml"),
    ("? [a]\n: b", "broken-yaml"), (String(repeating: "[", count: 100), "broken-yaml"),
  ])
  func `a damaged manifest is an error with its place`(manifest: String, code: String) throws {
    let problem = try #require(ProjectSearch("/r", in: files(manifest)).problems.first)
    #expect(problem.code == code)
    #expect(problem.location?.file == "/r/project.yml")
  }

  @Test func `references to references don't grow without a limit`() throws {
    var lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    for index in 1..<9 {
      let names = Array(repeating: "*a\(index - 1)", count: 9).joined(separator: ", ")
      lines.append("a\(index): &a\(index) [\(names)]")
    }
    let problem = try #require(
      ProjectSearch("/r", in: files(lines.joined(separator: "\n"))).problems.first)
    #expect(problem.message.contains("more than"))
  }
}
