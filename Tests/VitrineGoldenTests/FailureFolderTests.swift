import Foundation
import Testing
import VitrineBase
import VitrineGolden

@Suite struct FailureFolderTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-\(UUID().uuidString)").path

  private func make(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: root + "/Tests/MyTests", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: root + path))
  }

  @Test func `the files are in the build folder of the test's package`() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    try make("/Package.swift")
    let folder = FailureFolder(besideSource: root + "/Tests/MyTests/A.swift", Environment([:]))
    let message = folder.message(
      "it differs", files: [("actual.png", [1]), ("difference.png", [2])], named: "a/b")
    let home = root + "/.build/golden-failures/a/b"
    #expect(
      message == """
        it differs
        actual: \(home)/actual.png
        difference: \(home)/difference.png
        open: xdg-open '\(home)/difference.png'
        """)
    #expect(try Files.disk.read(home + "/difference.png") == [2])
    folder.clear("a/b")
    #expect(!Files.disk.exists(home + "/difference.png"))
  }

  @Test func `a passing test removes the folders that are empty then, and no others`() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let folder = FailureFolder(
      besideSource: "/A.swift", Environment(["VITRINE_FAILURES": root + "/failures"]))
    for name in ["a/b/c", "a/d"] {
      _ = folder.message("it differs", files: [("actual.png", [1])], named: name)
    }
    folder.clear("a/b/c")
    #expect(Disk.names(in: root + "/failures/a") == ["d"])
    folder.clear("a/d")
    #expect(Files.disk.exists(root) && !Files.disk.exists(root + "/failures"))
    folder.clear("a/d")
  }

  @Test func `a failure replaces the files of an earlier one`() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    let folder = FailureFolder(
      besideSource: "/elsewhere/A.swift", Environment(["VITRINE_FAILURES": root]))
    _ = folder.message("first", files: [("expected.png", [1])], named: "a")
    _ = folder.message("second", files: [("actual.png", [1])], named: "a")
    #expect(!Files.disk.exists(root + "/a/expected.png"))
    #expect(Files.disk.exists(root + "/a/actual.png"))
  }

  @Test func `a command compares the first two files`() {
    let folder = FailureFolder(
      besideSource: "/A.swift", Environment(["VITRINE_FAILURES": root]))
    defer { try? FileManager.default.removeItem(atPath: root) }
    let message = folder.message(
      "it differs", files: [("expected.png", [1]), ("actual.png", [2])], named: "a"
    ) { "diff \($0) \($1)" }
    #expect(message.contains("compare: diff \(root)/a/expected.png \(root)/a/actual.png"))
  }
}
