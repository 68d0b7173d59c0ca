import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of a Today extension's folder as the input.
@Suite struct AppExtensionTests {
  static let example = PackageRoot.file("Examples/TodayExtension")

  private func render(_ widget: Widget, _ change: (inout Variant) -> Void = { _ in }) throws
    -> Rendering
  {
    var variant = Variant()
    change(&variant)
    return try Vitrine.render(widget, as: variant, in: Workshop(try TestResources.shared.get()))
  }

  private func texts(_ rendering: Rendering) -> [String] {
    rendering.scene.tree.views.compactMap {
      if case .label(let label) = $0.kind { label.text.string } else { nil }
    }
  }

  @Test func `the Info.plist gives the name and the storyboard, the catalog the icon`() throws {
    let widget = try Widget.read(Self.example)
    #expect(widget.title == "Harbour Tides")
    #expect(widget.path.hasSuffix("Base.lproj/MainInterface.storyboard"))
    let rendering = try render(widget)
    #expect(rendering.scene.header.icon?.hasSuffix("icon.png") == true)
    #expect(rendering.layout[ViewTree.root].size == Size(width: 359, height: 110))
    #expect(rendering.layout.conflicts.isEmpty)
  }

  @Test func `texts use the requested language, and --set overrides them`() throws {
    var widget = try Widget.read(Self.example)
    #expect(
      try texts(render(widget) { $0.locale = "de-AT" }) == [
        "Hochwasser um 14:20", "4,2 m, steigend",
      ])
    widget.edits.overrides = [.init(view: "titleLabel", property: "text", value: "Low tide")]
    #expect(try texts(render(widget)) == ["Low tide", "4.2 m, rising"])
    widget.edits.overrides = [.init(view: "titelLabel", property: "text", value: "x")]
    let error = #expect(throws: RenderError.self) { try render(widget) }
    #expect(error?.description.contains("did you mean 'titleLabel'?") == true)
    widget.edits.overrides = [.init(view: "titleLabel", property: "txt", value: "x")]
    #expect(throws: RenderError.self) { try render(widget) }
  }

  @Test(arguments: ["compact", "expanded"])
  func `the example extension looks as its golden`(mode: String) throws {
    let rendering = try render(try Widget.read(Self.example)) {
      $0.mode = mode == "compact" ? .compact : .expanded
    }
    let problem = try Golden.problem(
      with: rendering.bitmap, named: "examples/today-extension-\(mode)")
    #expect(problem == nil)
  }

  @Test func `a folder without an extension, or with two, is an error`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func copy(_ name: String) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: Self.example, toPath: folder.appendingPathComponent(name).path)
    }
    try copy("One")
    #expect(try Widget.read(folder.path).title == "Harbour Tides")
    try copy("Two")
    let error = #expect(throws: RenderError.self) { try Widget.read(folder.path) }
    #expect(error?.description.contains("holds 2 Today extensions; name one of") == true)
    let empty = #expect(throws: RenderError.self) {
      try Widget.read(PackageRoot.file("Examples/images"))
    }
    #expect(empty?.description.contains("no storyboard") == true)
    // The Info.plist is in a subfolder.
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Two"))
    let resources = folder.appendingPathComponent("One/Resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("One/Info.plist"),
      to: resources.appendingPathComponent("Info.plist"))
    #expect(try Widget.read(folder.path).path.hasSuffix("One/Base.lproj/MainInterface.storyboard"))
    // The storyboard belongs to an extension of another kind.
    let plist = resources.appendingPathComponent("Info.plist")
    let text = try String(contentsOf: plist, encoding: .utf8)
    try text.replacing("com.apple.widget-extension", with: "com.apple.share-services")
      .write(to: folder.appendingPathComponent("One/Info.plist"), atomically: true, encoding: .utf8)
    try FileManager.default.removeItem(at: plist)
    let share = #expect(throws: RenderError.self) { try Widget.read(folder.path) }
    #expect(share?.description.contains("no storyboard") == true)
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    try text.write(
      to: folder.appendingPathComponent("One/Info.plist"), atomically: true, encoding: .utf8)
    // The plist names a storyboard that doesn't exist.
    try FileManager.default.removeItem(at: folder.appendingPathComponent("One/Base.lproj"))
    let gone = #expect(throws: RenderError.self) { try Widget.read(folder.path) }
    #expect(gone?.description.contains("names MainInterface.storyboard") == true)
  }
}
