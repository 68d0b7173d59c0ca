import Testing
import VitrineBase
import VitrineProject

/// Tests of the places where a module's Swift files are found.
@Suite struct ModuleSearchTests {
  private func match(_ module: String, _ paths: [String]) -> [String]? {
    var contents: [String: String] = ["/r/.git/HEAD": "", "/r/App.xcodeproj/project.pbxproj": "{}"]
    for path in paths { contents[path] = "let a = 1\n" }
    let search = ModuleSearch(
      besides: "/r/App.xcodeproj", in: Files(contents.mapValues { Array($0.utf8) }))
    return search.match(module)?.sources
  }

  @Test(arguments: [
    ["/r/Pods/Kit/A.swift", "/r/Pods/Kit/Deep/B.swift"], ["/r/Carthage/Checkouts/Kit/Kit/A.swift"],
    ["/r/Carthage/Checkouts/Kit/Source/A.swift"], ["/r/.build/checkouts/other/Sources/Kit/A.swift"],
    ["/r/SourcePackages/checkouts/other/Sources/Kit/A.swift"], ["/r/Local/Sources/Kit/A.swift"],
    ["/r/Kit/A.swift", "/r/Kit/Deep/B.swift"],
  ])
  func `a module's files are where tools put them`(paths: [String]) {
    #expect(match("Kit", paths) == paths)
  }

  @Test func `tests, manifests and other modules aren't a module's files`() {
    let others = [
      "/r/Pods/Kit/Package.swift", "/r/Pods/Kit/KitTests/A.swift", "/r/Pods/Other/A.swift",
      "/r/Pods/Kit/A.m",
    ]
    #expect(match("Kit", others) == nil)
    #expect(match("Kit", others + ["/r/Pods/Kit/A.swift"]) == ["/r/Pods/Kit/A.swift"])
  }

  @Test(arguments: ["CarPlay", "Network", "StoreKit"])
  func `a folder with the name of a framework of Apple isn't the module`(_ name: String) {
    #expect(match(name, ["/r/Sources/\(name)/A.swift"]) == nil)
  }
}
