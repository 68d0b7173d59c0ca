import TestSupport
import Testing
import VitrineBase
import VitrineProject

/// Build settings, their levels and their variables.
@Suite struct BuildSettingsTests {
  private func settings(_ levels: [String: String]...) -> BuildSettings {
    var settings = BuildSettings(configuration: "Release")
    for level in levels { settings.add(level) }
    return settings
  }

  @Test func `a higher level overrides a lower one and can inherit its value`() {
    let settings = settings(
      ["A": "low", "B": "one"], ["A": "high", "B": "$(inherited) two", "C": "$(A)-$(B)"])
    #expect(settings["A"] == "high")
    #expect(settings["B"] == "one two")
    #expect(settings["C"] == "high-one two")
    #expect(settings["D"] == nil)
  }

  @Test(arguments: [
    ("$(NAME)", "My App 2"), ("${NAME:lower}", "my app 2"), ("$(NAME:upper)", "MY APP 2"),
    ("$(NAME:rfc1034identifier)", "My-App-2"), ("$(NAME:c99extidentifier)", "My_App_2"),
    ("$(NONE:default=x)", "x"), ("$(NONE)y", "y"), ("$($(WHICH))", "My App 2"),
    ("$(PATH:file)", "c.txt"), ("$(PATH:base)", "c"), ("$(PATH:dir)", "a/b"),
    ("$(PATH:suffix)", ".txt"), ("100 $", "100 $"), ("$(NAME", "$(NAME"),
    ("$(NAME:lower:rfc1034identifier)", "my-app-2"),
  ])
  func `variables are replaced, with their modifiers`(text: String, expected: String) {
    let settings = settings(["NAME": "My App 2", "WHICH": "NAME", "PATH": "a/b/c.txt"])
    #expect(settings.expand(text) == expected)
  }

  @Test func `settings that name each other end`() {
    let settings = settings(["A": "$(B)", "B": "x$(A)"])
    #expect(settings["A"]?.contains("x") == true)
  }

  @Test func `conditions on the SDK and the configuration hold or not`() {
    let settings = settings(
      [
        "A": "plain", "A[sdk=iphoneos*]": "phone", "A[sdk=macosx*]": "mac",
        "B": "any", "B[config=Debug]": "debug", "C[config=Release]": "release",
      ])
    #expect(settings["A"] == "phone")
    #expect(settings["B"] == "any")
    #expect(settings["C"] == "release")
  }

  @Test func `configuration files include others, and missing ones are named`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("A = base // comment\nURL = http:/$()/example.org;\n", to: "Base.xcconfig")
    let path = try folder.write(
      "#include \"Base.xcconfig\"\n#include? \"Local.xcconfig\"\n#include \"None.xcconfig\"\nB[sdk=iphoneos*] = $(A) two\n",
      to: "App.xcconfig")
    var notes: [Diagnostic] = []
    let values = ConfigurationFile.read(path, in: .disk, notes: &notes)
    #expect(values["A"] == "base")
    #expect(values["B[sdk=iphoneos*]"] == "$(A) two")
    #expect(settings(values)["URL"] == "http://example.org")
    #expect(notes.map(\.code) == ["missing-xcconfig"])
    #expect(notes.first?.location?.line == 3)
  }
}
