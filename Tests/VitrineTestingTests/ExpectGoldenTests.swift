import Foundation
import TestSupport
import Testing
import UIKit
import VitrineBase
import VitrineGolden
import VitrineTesting
import VitrineUIKit

/// Expectations as a user's test makes them, into folders that are gone afterwards.
@Suite struct ExpectGoldenTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-\(UUID().uuidString)").path

  private func widget(_ text: String, color: String = "black") throws -> Widget {
    let path = folder + "/label.json"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(
      #"{"app": "Test", "content": {"label": "\#(text)", "id": "title", "color": "\#(color)"}}"#
        .utf8
    ).write(to: URL(fileURLWithPath: path))
    return try Widget.read(path)
  }

  private func settings(
    _ mode: RecordMode, _ environment: [String: String] = [:]
  ) -> GoldenSettings {
    var settings = GoldenSettings(record: mode, folder: folder + "/Goldens")
    settings.environment = Environment(environment)
    return settings
  }

  private func failure(
    _ widget: Widget, _ settings: GoldenSettings, named name: String = "label"
  ) -> GoldenFailure? {
    var variant = Variant()
    variant.scaleOverride = 1
    return GoldenCheck(settings: settings, file: #filePath).failure(widget, variant, named: name)
  }

  @Test func `a missing golden fails, and passes once it is recorded`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let widget = try widget("One")
    #expect(failure(widget, settings(.never))?.message.contains("no golden in ") == true)
    #expect(failure(widget, settings(.never))?.pictures.map(\.name) == ["actual"])
    #expect(failure(widget, settings(.missing)) == nil)
    #expect(failure(widget, settings(.never)) == nil)
  }

  @Test func `a failure names the view and has three pictures`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // One expectation each: a name may be used for one picture only in a run.
    #expect(failure(try widget("Two"), settings(.missing), named: "text") == nil)
    var other = settings(.never)
    other.folder = folder + "/Moved"
    try FileManager.default.copyItem(atPath: folder + "/Goldens", toPath: folder + "/Moved")
    let text = failure(try widget("Twofold"), other, named: "text")
    #expect(
      text?.message.contains("label `title`: its text changed from “Two” to “Twofold”") == true)
    #expect(text?.pictures.map(\.name) == ["expected", "actual", "difference"])
    other.folder = folder + "/Moved2"
    try FileManager.default.copyItem(atPath: folder + "/Goldens", toPath: folder + "/Moved2")
    let color = failure(try widget("Two", color: "#FF0000"), other, named: "text")
    #expect(
      color?.message.contains("label `title`: its color changed from #000000 to #FF0000") == true)
  }

  @Test func `recording is refused in CI, and an invalid mode is an error`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let widget = try widget("Three")
    let inCI = failure(widget, settings(.missing, ["CI": "true"]))
    #expect(inCI?.message.contains("can't be recorded in CI") == true)
    #expect(!FileManager.default.fileExists(atPath: folder + "/Goldens/goldens.txt"))
    let mistyped = failure(widget, settings(.never, ["VITRINE_RECORD": "al"]))
    #expect(
      mistyped?.message == "invalid value 'al' for VITRINE_RECORD: expected never, missing or all")
  }

  @Test func `two tests that use one name for different pictures fail`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(failure(try widget("Four"), settings(.missing)) == nil)
    let second = failure(try widget("Five"), settings(.all))
    #expect(second?.message.contains("two pictures are named 'label/iphone-7-compact-1x'") == true)
  }

  @Test func `the folder is beside the source, unless the environment names another`() {
    var plain = GoldenSettings()
    plain.environment = Environment([:])
    #expect(plain.folder(besideSource: "/a/b/Tests.swift") == "/a/b/Goldens")
    plain.environment = Environment(["VITRINE_GOLDENS": "/elsewhere"])
    #expect(plain.folder(besideSource: "/a/b/Tests.swift") == "/elsewhere")
  }

  @Test func `the expectation records an issue at its caller`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let widget = try widget("Six")
    withKnownIssue {
      GoldenTrait.$current.withValue(settings(.never)) { expectGolden(widget, named: "issue") }
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("no golden in ") }
    }
  }

  @Test func `an empty inline golden is recorded, and a different one names the change`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/Tests.swift"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("test(inline: \"\")\n".utf8).write(to: URL(fileURLWithPath: path))
    let call = InlineCall(file: path, line: 1, column: 1, form: .argument)
    func failure(_ text: String, _ golden: String, _ mode: RecordMode) -> GoldenFailure? {
      GoldenCheck(settings: settings(mode), file: path)
        .failure(text: text, inline: golden, at: call, named: call.name)
    }
    #expect(
      failure("root", "", .never)?.message
        == "Tests-1: no layout in \(path):1; record it with VITRINE_RECORD=missing")
    #expect(failure("root", "", .missing) == nil)
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == "test(inline: \"\"\"\n  root\n  \"\"\")\n")
    #expect(failure("root", "root", .never) == nil)
    let changed = failure("leaf", "root", .missing)
    #expect(changed?.message == "Tests-1: the layout changed:\n-root\n+leaf")
    #expect(changed?.texts.map(\.name) == ["expected", "actual", "difference"])
  }

  @MainActor @Test func `an inline golden is the layout of a view`() {
    expectGolden(
      UILabel(), .size(40, 20),
      inline: """
        UILabel-0 label (0.000 0.000 40.000 20.000) “”
        """)
    withKnownIssue {
      GoldenTrait.$current.withValue(settings(.never)) {
        expectGolden(UILabel(), .size(30, 20), inline: "UILabel")
      }
    } matching: { issue in
      issue.comments.contains { "\($0)".contains("-UILabel\n") }
    }
  }
}
