import TestSupport
import Testing

/// Configs with more pictures than anybody intends.
@Suite struct TooManyPicturesTests {
  /// Runs a command on 40 inputs, 4 devices, 2 orientations, 2 modes, 7 text sizes, and `locales`
  /// languages.
  private func run(locales: Int, _ arguments: [String]) throws -> Program.Outcome {
    let folder = try TemporaryFolder()
    _ = try folder.write(#"{ "app": "A", "content": { "label": "x" } }"#, to: "w.json")
    let inputs = (0..<40).map { #"{ "file": "w.json", "name": "w\#($0)" }"# }
    let words = (0..<locales).map { "\"\(["en", "de", "fr", "ja", "ar", "th", "hi", "ko"][$0])\"" }
    _ = try folder.write(
      """
      { "inputs": [\(inputs.joined(separator: ","))], "axes": {
        "devices": ["iphone-se", "iphone-7", "iphone-x", "ipad-9.7"],
        "orientations": ["portrait", "landscape"], "modes": ["compact", "expanded"],
        "textSizes": ["xs", "s", "m", "l", "xl", "xxl", "xxxl"],
        "locales": [\(words.joined(separator: ","))], "wallpapers": ["photo", "light", "dark"],
        "systems": ["ios10", "ios11", "ios12"], "directions": ["ltr", "rtl"] } }
      """, to: "vitrine.json")
    return try Program.run(arguments, in: folder.path)
  }

  @Test func `more pictures than the limit require --yes`() throws {
    let outcome = try run(locales: 1, ["plan", "--only", "w1/"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("the config has 80640 pictures; confirm with --yes"))
  }

  @Test func `too many combinations are refused before they are listed`() throws {
    let outcome = try run(locales: 8, ["batch", "--out", "o"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("the config has up to 645120 pictures; confirm with --yes"))
  }
}
