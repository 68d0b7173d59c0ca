import Foundation
import TestSupport
import Testing

/// The width, the groups and the examples of help.
@Suite struct HelpTests {
  private func text(_ words: [String], columns: String) throws -> String {
    let outcome = try Program.run(words, environment: ["COLUMNS": columns])
    #expect(outcome.code == 0)
    return outcome.output
  }

  /// The names of all commands, from the overview.
  private func commands() throws -> [String] {
    try text(["--help"], columns: "100").split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test(arguments: [("60", 60), ("80", 80), ("100", 100), ("300", 100), ("", 100)])
  func `help fits the terminal, and is never wider than 100 columns`(
    columns: String, width: Int
  ) throws {
    let names = try commands()
    #expect(names.count > 30)
    for words in [["--help"]] + names.map({ [$0, "--help"] }) {
      let lines = try text(words, columns: columns).split(separator: "\n")
      for line in lines { #expect(line.count <= width, "\(words) \(line)") }
      // A wide terminal is used: no paragraph is broken earlier than at 100 columns.
      #expect(width < 100 || lines.contains { $0.count > 60 }, "\(words)")
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func `help has the width of the terminal that it is printed on`() throws {
    let call = "stty cols 50; \(Program.path) portion --help"
    let outcome = try Program.run(
      ["-qec", call, "/dev/null"], binary: "/usr/bin/script", environment: ["COLUMNS": ""])
    let lines = outcome.output.replacingOccurrences(of: "\r", with: "").split(separator: "\n")
    #expect(lines.count > 10)
    #expect(lines.allSatisfy { $0.count <= 50 }, "\(outcome.output)")
    #expect(lines.contains { $0.count > 40 })
  }

  @Test func `broken examples are the same calls for a shell`() throws {
    let wide = try text(["batch", "--help"], columns: "100")
    let narrow = try text(["batch", "--help"], columns: "40")
    #expect(narrow.contains(" \\\n"))
    let joined = narrow.replacing(#/ \\\n +/#, with: " ")
    for call in wide.split(separator: "\n").filter({ $0.hasPrefix("  vitrine ") }) {
      #expect(joined.contains(call + "\n"), "\(call)")
    }
  }

  @Test func `the overview has the commands in four groups`() throws {
    let lines = try text(["--help"], columns: "100").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.filter { $0.hasSuffix(":") } == [
        "Draw and examine a widget:", "Draw many pictures:", "Test and review pictures:",
        "This installation:",
      ])
    #expect(Set(try commands()).count == (try commands()).count)
  }

  @Test func `a paragraph's columns of words stay columns`() throws {
    let text = try text(["cache", "--help"], columns: "60")
    #expect(
      text.contains(
        "\n  why    for each picture of the config, whether it is in\n         the cache, or why not\n"
      ), "\(text)")
  }
}
