import Foundation
import TestSupport
import Testing

/// Tests that the widgets of a WidgetKit extension are drawn by its code.
@Suite struct HomeWidgetTests {
  private let example = PackageRoot.file("Examples/HomeWidgets")

  private func run(_ options: [String]) throws -> Program.Outcome {
    try Program.run(
      ["render", example] + options,
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
  }

  @Test func `without an option for code one sentence names the command`() throws {
    let outcome = try run([])
    #expect(outcome.code != 0)
    #expect(outcome.errors.contains("--run' compiles and draws it"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `a preview is drawn first, and its source is named`() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(["--run", "-o", folder.path + "/a.png"])
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("the preview 'Departures'"))
    #expect(!outcome.errors.contains("warning"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
    #expect(bytes.range(of: Data("vitrine:shown\0the preview 'Departures'".utf8)) != nil)
  }

  @Test func `the example draws the README's home-screen widget`() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(["--run", "--quiet", "-o", folder.path + "/a.png"])
    #expect(outcome.code == 0)
    let shown = URL(fileURLWithPath: PackageRoot.file("docs/home-widget.png"))
    let drawn = URL(fileURLWithPath: folder.path + "/a.png")
    #expect(try Data(contentsOf: shown) == Data(contentsOf: drawn))
  }

  @Test func `families are files with their sizes, equal every time`() throws {
    let folder = try TemporaryFolder()
    let options = ["--family", "small", "--family", "systemLarge", "--entry", "timeline:1"]
    let first = try run(options + ["--chrome", "none", "-o", folder.path + "/a/"])
    #expect(first.code == 0)
    #expect(first.output.contains("small-ios26-chrome-none-timeline-1.png  474×474"))
    #expect(first.output.contains("large-ios26-chrome-none-timeline-1.png  1014×1062"))
    _ = try run(options + ["--chrome", "none", "-o", folder.path + "/b/"])
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a") {
      let one = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a/" + name))
      let other = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/b/" + name))
      #expect(one == other)
    }
  }

  @Test(arguments: [
    (["--preview", "Storm"], "the previews are 'Departures', 'Rising tide'"),
    (["--widget", "boat", "--run"], "the kinds are 'tide', 'ferry', 'wind'"),
    (["--widget", "wind", "--family", "large"], "doesn't support the family large"),
    (["--family", "small", "--preview", "High tide"], "is of the family medium"),
    (["--entry", "timeline:9"], "the number of entries is 6"),
    (["--family", "huge"], "invalid value 'huge' for --family"),
    (["--family", "small", "--system", "ios13"], "WidgetKit is from iOS 14 on"),
  ])
  func `the error for an absent choice lists the existing ones`(
    options: [String], words: String
  ) throws {
    let outcome = try run(options)
    #expect(outcome.code != 0)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }

  @Test func `a matrix has the families of each kind, with the bytes of single pictures`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: example, toPath: folder.path + "/Harbor")
    let config = """
      { "inputs": [{ "file": "Harbor", "name": "harbor", "run": true }],
        "axes": { "kinds": ["tide", "ferry", "wind"], "families": ["small", "medium", "circular"],
          "appearances": ["light", "dark"], "locales": ["en", "ar"] } }
      """
    try config.write(toFile: folder.path + "/vitrine.json", atomically: true, encoding: .utf8)
    let environment = ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")]
    let batch = try Program.run(
      ["batch", folder.path + "/vitrine.json", "--out", folder.path + "/out", "--quiet"],
      environment: environment)
    #expect(batch.code == 0, "\(batch.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out/harbor")
    let pictures = names.filter { $0.hasSuffix(".png") }.sorted()
    // Tide has small and medium, ferry medium, wind small and circular.
    #expect(pictures.count == 20)
    let name = "iphone-12-wind-circular-ios26-dark-ar.png"
    #expect(pictures.contains(name))
    let single = try Program.run(
      [
        "render", folder.path + "/Harbor", "--run", "--quiet", "--png-effort", "fast", "--device",
        "iphone-12", "--kind", "wind", "--family", "circular", "--appearance", "dark", "--locale",
        "ar", "-o", folder.path + "/one.png",
      ], environment: environment)
    #expect(single.code == 0, "\(single.errors)")
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/one.png"))
        == Data(contentsOf: URL(fileURLWithPath: folder.path + "/out/harbor/" + name)))
  }

  @Test func `a kind or a preview that no input has is an error`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: example, toPath: folder.path + "/Harbor")
    let config = """
      { "inputs": [{ "file": "Harbor", "run": true }], "axes": { "kinds": ["tide", "tides"] } }
      """
    try config.write(toFile: folder.path + "/vitrine.json", atomically: true, encoding: .utf8)
    let outcome = try Program.run(
      ["plan", folder.path + "/vitrine.json", "--list"],
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
    #expect(outcome.code == 3, "\(outcome.output)")
    #expect(outcome.errors.contains("did you mean 'tide'?"), "\(outcome.errors)")
  }

  @Test func `the entry of a moment is shown`() throws {
    let outcome = try Program.run(
      ["layout", example, "--at", "2017-06-03T12:00", "--family", "small", "--widget", "tide"],
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("1.6"), "\(outcome.output)")
  }
}
