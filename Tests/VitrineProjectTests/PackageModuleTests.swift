import Testing
import VitrineBase
import VitrineProject

/// Tests the search for modules of local packages.
@Suite struct PackageModuleTests {
  private func sources(_ manifest: String) -> [String]? {
    let texts = [
      "/r/.git/HEAD": "", "/r/App.xcodeproj/project.pbxproj": "{}",
      "/r/Kit/Package.swift": manifest, "/r/Kit/Sources/A.swift": "", "/r/Kit/Core/B.swift": "",
    ]
    let files = Files(texts.mapValues { Array($0.utf8) })
    return ModuleSearch(besides: "/r/App.xcodeproj", in: files).match("Kit")?.sources
  }

  @Test func `a package's only target is in Sources`() {
    #expect(sources("targets: [.target(name: \"Kit\")]") == ["/r/Kit/Sources/A.swift"])
  }

  @Test func `a manifest can name the folder`() {
    #expect(
      sources("targets: [.target(name: \"Kit\", path: \"Core\")]") == ["/r/Kit/Core/B.swift"])
  }

  @Test(arguments: ["", ".target(name: \"Other\", dependencies: [\"Kit\"])", ".target(name:"])
  func `a manifest without the target is no match`(_ manifest: String) {
    #expect(sources(manifest) == nil)
  }
}
