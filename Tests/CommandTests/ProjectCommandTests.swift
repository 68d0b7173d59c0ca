import Foundation
import TestSupport
import Testing

/// Projects as inputs of commands.
@Suite struct ProjectCommandTests {
  private static let projects = PackageRoot.file("Tests/Fixtures/Projects")

  @Test func `a repository is rendered into a new folder, under the target's name`() throws {
    let folder = try TemporaryFolder()
    let target = folder.path + "/new/"
    let outcome = try Program.run(["render", Self.projects + "/swift-app", "-o", target])
    #expect(outcome.code == 0)
    #expect(outcome.output == "\(target)Today-iphone-7-compact.png  750×324\n")
    #expect(outcome.errors.contains("note: drawn on iOS 10"))
  }

  @Test func `a folder with a dot keeps its full name`() throws {
    let folder = try TemporaryFolder()
    let source = Self.projects + "/folder-without-project"
    let copy = folder.path + "/iOS.Today"
    try FileManager.default.copyItem(atPath: source, toPath: copy)
    let outcome = try Program.run(["render", copy, "--quiet"], in: folder.path)
    #expect(outcome.code == 0)
    #expect(folder.names == ["iOS.Today", "iOS.Today-iphone-7-compact.png"])
  }

  @Test func `several extensions are listed with the option to choose`() throws {
    let outcome = try Program.run(["render", Self.projects + "/two-extensions"])
    #expect(outcome.code == 3)
    #expect(
      outcome.errors.hasSuffix(
        """
        error: found 2 Today extensions; choose one:
          --target Today  (First, iOS)
          --target 'Second Widget'  (Second, iOS)

        """))
  }

  @Test func `a widget created in code is drawn as a box, and refused by --strict`() throws {
    let folder = try TemporaryFolder()
    let words = ["render", Self.projects + "/code-only", "-o", folder.path + "/a.png"]
    let outcome = try Program.run(words)
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.contains("TodayViewController.swift:11:10: note: the widget's views are"))
    #expect(outcome.errors.contains("run it with --run, "))
    #expect(try Program.run(words + ["--strict"]).code == 3)
  }

  @Test func `a storyboard without a project explains its blank card`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Main.storyboard"
    for (text, isBlank) in [("", true), ("Hello", false)] {
      _ = try folder.write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc" useAutolayout="YES">
        <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="TodayViewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="110"/><subviews>
        <label text="\(text)" id="a"><rect key="frame" x="8" y="8" width="200" height="21"/></label>
        </subviews></view></viewController></objects></scene></scenes></document>
        """, to: "Main.storyboard")
      let outcome = try Program.run(["render", path, "-o", folder.path + "/a.png", "--strict"])
      #expect(outcome.code == (isBlank ? 3 : 0))
      let note = "nothing by itself; TodayViewController fills it at run time, which is not run"
      #expect(outcome.errors.contains(note) == isBlank)
    }
  }

  @Test func `--run isn't suggested for SwiftUI`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run([
      "render", Self.projects + "/swiftui-hosting", "-o", folder.path + "/a.png",
    ])
    #expect(outcome.errors.contains("is a SwiftUI view") && !outcome.errors.contains("--run"))
  }

  @Test func `a folder of many storyboards lists four and counts the rest`() throws {
    let folder = try TemporaryFolder()
    for index in 1...6 { _ = try folder.write("<x/>", to: "Any/S\(index).storyboard") }
    let outcome = try Program.run(["render", "Any"], in: folder.path)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("Any/S4.storyboard or 2 others"))
    #expect(!outcome.errors.contains("S5"))
  }

  @Test func `init writes a file once`() throws {
    let folder = try TemporaryFolder()
    let copy = folder.path + "/Widget"
    try FileManager.default.copyItem(
      atPath: Self.projects + "/folder-without-project/Widget", toPath: copy)
    #expect(try Program.run(["init", copy]).output == "\(copy)/vitrine.json\n")
    let again = try Program.run(["init", copy])
    #expect(again.code == 4)
    #expect(again.errors.contains("the file exists"))
    #expect(try Program.run(["render", copy, "-o", folder.path + "/a.png"]).code == 0)
  }
}
