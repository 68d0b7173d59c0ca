import Testing
import VitrineBase
import VitrineRun

@Suite struct SnapshotTargetTests {
  /// A project with two test targets, of which one has snapshots.
  private static let manifest = """
    name: Shop
    targets:
      Shop: {type: application, platform: iOS, sources: App}
      ShopTests: {type: bundle.unit-test, platform: iOS, sources: Tests}
      LogicTests: {type: bundle.unit-test, platform: iOS, sources: Logic}
    """

  private func files(_ texts: [String: String]) -> Files {
    Files(texts.mapValues { Array($0.utf8) })
  }

  private var project: Files {
    files([
      "/shop/project.yml": Self.manifest, "/shop/App/App.swift": "",
      "/shop/Tests/CardTests.swift": "import XCTest",
      "/shop/Tests/__Snapshots__/CardTests/testCard.1.png": "",
      "/shop/Logic/LogicTests.swift": "import XCTest",
    ])
  }

  @Test func `a target of a project is found by its snapshots`() throws {
    let target = try SnapshotTarget("/shop", named: nil, from: project)
    #expect(target.name == "ShopTests")
    #expect(target.sources == ["/shop/Tests/CardTests.swift"])
    #expect(target.folder == "/shop")
  }

  @Test func `a target is found by its name`() throws {
    #expect(try SnapshotTarget("/shop", named: "LogicTests", from: project).name == "LogicTests")
    let ofFile = try SnapshotTarget("/shop/project.yml", named: "LogicTests", from: project)
    #expect(ofFile.folder == "/shop")
  }

  @Test func `a wrong name lists the targets`() {
    let failure = #expect(throws: SnapshotTarget.Failure.self) {
      try SnapshotTarget("/shop", named: "Shop", from: project)
    }
    let reason = failure?.reason ?? ""
    #expect(reason.hasPrefix("there is no test target Shop; there is "))
    #expect(reason.contains("ShopTests") && reason.contains("LogicTests"))
  }

  @Test func `targets of a package are folders of its tests`() throws {
    let package = files([
      "/kit/Package.swift": "", "/kit/Tests/KitTests/A.swift": "import SnapshotTesting",
      "/kit/Tests/Other/B.swift": "import XCTest",
    ])
    let target = try SnapshotTarget("/kit", named: nil, from: package)
    #expect(target.name == "KitTests")
    #expect(target.sources == ["/kit/Tests/KitTests/A.swift"])
  }

  @Test func `several targets with snapshots need a choice`() {
    let package = files([
      "/kit/Package.swift": "", "/kit/Tests/One/A.swift": "import SnapshotTesting",
      "/kit/Tests/Two/B.swift": "import SnapshotTesting",
    ])
    let failure = #expect(throws: SnapshotTarget.Failure.self) {
      try SnapshotTarget("/kit", named: nil, from: package)
    }
    #expect(
      failure?.reason
        == "several targets have snapshot tests: One and Two; name one with --target")
  }

  @Test func `a folder without tests is an error`() {
    let empty = files(["/kit/Package.swift": "", "/kit/Sources/A.swift": ""])
    #expect(throws: SnapshotTarget.Failure.self) {
      try SnapshotTarget("/kit", named: nil, from: empty)
    }
  }
}
