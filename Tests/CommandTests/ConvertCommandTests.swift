import Foundation
import TestSupport
import Testing

/// Tests of `vitrine convert`, and of the options for texts and assets.
@Suite struct ConvertCommandTests {
  private static let example = PackageRoot.file("Examples/TodayExtension")

  @Test func `a converted extension has the frames of its storyboard`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/widget.json"
    let outcome = try Program.run(["convert", Self.example, "-o", path])
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output == "\(path)  the same frames in 8 variants\n")
    for words in [["--canvas", "file"], ["--device", "ipad-9.7", "--mode", "expanded"]] {
      let source =
        words[0] == "--canvas"
        ? Self.example + "/Base.lproj/MainInterface.storyboard" : Self.example
      let before = try Program.run(["layout", source] + words)
      let after = try Program.run(["layout", path] + words)
      #expect(before.code == 0)
      #expect(before.output == after.output)
    }
    // Without -o the document is printed, with paths relative to the current folder.
    let printed = try Program.run(["convert", Self.example])
    #expect(printed.output.hasPrefix("{\n  \"app\": \"Harbour Tides\""))
  }

  @Test func `unsupported elements are listed, and inputs without a storyboard are refused`() throws
  {
    let folder = try TemporaryFolder()
    let source = try String(
      contentsOfFile: Self.example + "/Base.lproj/MainInterface.storyboard", encoding: .utf8)
    let path = try folder.write(
      source.replacingOccurrences(of: "<progressView", with: "<fancyGauge")
        .replacingOccurrences(of: "</progressView", with: "</fancyGauge"), to: "Main.storyboard")
    let outcome = try Program.run(["convert", path, "-o", folder.path + "/w.json"])
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("Main.storyboard:"))
    #expect(
      outcome.errors.contains(
        "note: 'fancyGauge' (Tid-pr-001) is unsupported; it is drawn as a box"))
    let document = try Program.run(["convert", folder.path + "/w.json"])
    #expect(document.code == 3)
    #expect(document.errors.contains("is a widget document already"))
    #expect(try Program.run(["convert"]).code == 2)
    #expect(try Program.run(["convert", Self.example, "-o", "/nowhere/w.json"]).code == 4)
  }

  @Test func `options name texts and assets`() throws {
    let folder = try TemporaryFolder()
    let strings = try folder.write(#""Tid-lb-001.text" = "Ebb";"#, to: "x.strings")
    let outcome = try Program.run(["layout", Self.example, "--strings", strings])
    #expect(outcome.output.contains("“Ebb”"))
    for (words, message) in [
      (["--strings", folder.path + "/none.strings"], "none.strings"),
      (["--strings", try folder.write("\"a", to: "bad.strings")], "bad.strings:1"),
      (["--assets", folder.path + "/None.xcassets"], "not a folder; expected an asset catalog"),
    ] {
      let outcome = try Program.run(["layout", Self.example] + words)
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test func `verbose prints the kind of input and the files of a picture`() throws {
    let folder = try TemporaryFolder()
    let words = ["render", Self.example, "-o", folder.path + "/x.png"]
    let quiet = try Program.run(words)
    #expect(quiet.errors == "")
    let outcome = try Program.run(words + ["--verbose", "--locale", "de"])
    for line in [
      "note: title: Harbour Tides", "note: languages: de",
      "Interface Builder, scene 1 of 1 (Tid-vc-001)",
      "6 views, 8 constraints, 0 conflicts, 0 ambiguous", "de.lproj/MainInterface.strings",
      "boat@2x.png",
    ] {
      #expect(outcome.errors.contains(line), "\(line)\n\(outcome.errors)")
    }
  }
}
