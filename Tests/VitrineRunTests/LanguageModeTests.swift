import Testing

@testable import VitrineRun

/// Tests the compiler's options for the settings of a target.
@Suite struct LanguageModeTests {
  private func options(_ settings: [String: String]) -> String {
    LanguageMode { settings[$0] }.options.joined(separator: " ")
  }

  @Test(arguments: [
    ("3.0", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5.0", "5"), ("5.9", "5"), ("x", "5"),
  ])
  func `the version is the nearest mode of the compiler`(_ setting: String, _ mode: String) {
    let slash = mode == "5" ? " -enable-upcoming-feature BareSlashRegexLiterals" : ""
    #expect(options(["SWIFT_VERSION": setting]) == "-swift-version \(mode)\(slash)")
  }

  @Test func `Swift 6 has its features without the proof that code is free of races`() {
    let six = options(["SWIFT_VERSION": "6.0"])
    #expect(six.hasPrefix("-swift-version 5 "))
    #expect(six.contains("-enable-upcoming-feature DisableOutwardActorInference"))
    #expect(!six.contains("RegionBasedIsolation"))
  }

  @Test func `isolation and features follow their settings`() {
    #expect(
      options([
        "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
        "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "YES",
        "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "NO", "SWIFT_ENABLE_BARE_SLASH_REGEX": "NO",
      ])
        == "-swift-version 5 -enable-upcoming-feature InferIsolatedConformances "
        + "-default-isolation MainActor")
    #expect(
      options(["SWIFT_UPCOMING_FEATURES": "ConciseMagicFile MemberImportVisibility"])
        == "-swift-version 5 -enable-upcoming-feature BareSlashRegexLiterals "
        + "-enable-upcoming-feature ConciseMagicFile")
    let approachable = options(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"])
    #expect(approachable.contains("NonisolatedNonsendingByDefault"))
    #expect(options(["SWIFT_APPROACHABLE_CONCURRENCY": "NO"]) == options([:]))
  }
}
