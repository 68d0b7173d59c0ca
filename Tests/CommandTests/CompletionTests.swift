import Foundation
import TestSupport
import Testing

/// Completions and the manual, which derive from the tables of options.
@Suite struct CompletionTests {
  @Test(arguments: [
    ("render --device ipad-9", "ipad-9.7"),
    ("render --mode ex", "expanded"),
    ("render --locale zh", "zh-Hans"),
    ("render --device=iphone-12-m", "iphone-12-mini"),
    ("render -o plac", "place.txt"),
    ("render --color al", "always"),
    ("lint --format sa", "sarif"),
    ("test --format ju", "junit"),
    ("lint --rule too-", "too-tall"),
    ("preview --wallpaper lea", "leaves"),
    ("completions f", "fish"),
    ("cache wh", "why"),
    ("comp", "compare completions"),
    ("help expl", "explain"),
    ("batch --resu", "--resume"),
  ])
  func `bash completes commands, options and values`(words: String, expected: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "place.txt")
    let typed = words.replacingOccurrences(of: "=", with: " = ")
    let script = """
      source <("$0" completions bash)
      COMP_WORDS=(vitrine \(typed)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _vitrine
      echo "${COMPREPLY[*]}"
      """
    let outcome = try Program.run(
      ["-c", script, Program.path], in: folder.path, binary: "/bin/bash")
    #expect(outcome.output == expected + "\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: ["zsh", "fish"])
  func `other shells complete the values, too`(shell: String) throws {
    let script = try Program.run(["completions", shell]).output
    for word in ["iphone-12-mini", "expanded", "zh-Hans", "sarif", "junit", "always", "leaves"] {
      #expect(script.contains(word))
    }
    #expect(script.contains(shell == "zsh" ? "{-o,--output}" : "-l output -s o -r -F"))
  }

  @Test func `the manual has options and examples, and roff reads it`() throws {
    let manual = try Program.run(["manual"]).output
    #expect(manual.contains("vitrine batch \\-\\-out pictures \\-\\-resume"))
    #expect(manual.contains(".B 130\n"))
    let groff = "/usr/bin/groff"
    guard FileManager.default.isExecutableFile(atPath: groff) else { return }
    let folder = try TemporaryFolder()
    let page = try folder.write(manual, to: "vitrine.1")
    let outcome = try Program.run(["-Kutf8", "-man", "-Tutf8", "-ww", page], binary: groff)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("Continue an interrupted run."))
  }

  @Test func `examples use options that their commands have`() throws {
    let overview = try Program.run(["--help"]).output
    let names = overview.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count > 20)
    var count = 0
    for name in names {
      let help = try Program.run(["help", name]).output
      let parts = help.components(separatedBy: "\nexamples:\n")
      guard parts.count == 2 else { continue }
      for line in parts[1].split(separator: "\n") where line.hasPrefix("  vitrine ") {
        count += 1
        #expect(line.hasPrefix("  vitrine \(name) ") || line == "  vitrine \(name)")
        for word in line.split(separator: " ") where word.hasPrefix("-") {
          #expect(parts[0].contains(word), "\(line): \(word)")
        }
      }
    }
    #expect(count > 25)
  }
}
