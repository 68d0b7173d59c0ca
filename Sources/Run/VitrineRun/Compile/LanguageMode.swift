import VitrineProject

/// The mode in which the compiler reads a target's code.
package struct LanguageMode: Hashable, Sendable {
  /// The version for the compiler, at most 5.
  let version: String
  /// Features of later versions that change the meaning of code.
  private(set) var features: [String] = []
  /// A Boolean value that indicates whether declarations belong to the main actor by default.
  private(set) var isOnMainActor = false

  /// Swift 5 with regular expressions between slashes.
  package static let five = LanguageMode { _ in nil }

  /// Creates the mode from a target's settings in Xcode.
  init(_ settings: BuildSettings?) {
    self.init { settings?[$0] }
  }

  /// Creates the mode from the values of settings by name.
  ///
  /// A package's features come by their own names in `SWIFT_UPCOMING_FEATURES`.
  /// As in Xcode 14 and later, a slash begins a regular expression unless a setting forbids it.
  /// Code of Swift 6 is compiled as Swift 5 with the features of 6. Its author's compiler proved it
  /// free of data races, and here the proof could fail only because a platform's type lacks a promise.
  /// Swift 5 doesn't ask for it. The compiler's oldest mode is 4.
  init(_ setting: (String) -> String?) {
    let number = setting("SWIFT_VERSION").flatMap { Double($0.prefix(3)) } ?? 5
    version = number >= 5 ? "5" : number >= 4.2 ? "4.2" : "4"
    guard version == "5" else { return }
    var names = number >= 6 ? Self.sixth : []
    if setting("SWIFT_ENABLE_BARE_SLASH_REGEX") != "NO" { names.append("BareSlashRegexLiterals") }
    if setting("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" { names += Self.approachable }
    for (key, feature) in Self.settings where setting("SWIFT_UPCOMING_FEATURE_\(key)") == "YES" {
      names.append(feature)
    }
    let others = setting("SWIFT_UPCOMING_FEATURES")?.split(separator: " ").map(String.init) ?? []
    names += others.filter(Self.known.contains)
    features = Set(names).sorted()
    isOnMainActor = setting("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
  }

  /// Returns the conditions of `#if` in a target's settings; references to other settings don't count.
  static func conditions(of settings: BuildSettings?) -> [String] {
    (settings?["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
      .map(String.init).filter { !$0.hasPrefix("$") && !$0.isEmpty }
  }

  /// The compiler's options.
  var options: [String] {
    ["-swift-version", version] + features.flatMap { ["-enable-upcoming-feature", $0] }
      + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
  }

  /// The features of Swift 6 that change the meaning of code; the rest only adds errors.
  private static let sixth = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference",
    "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
    "InferSendableFromCaptures", "IsolatedDefaultValues",
  ]

  /// The features of Approachable Concurrency.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  /// The features that change the meaning of code.
  private static let known = Set(settings.map(\.1))

  /// The features by the ends of their settings' names.
  private static let settings = [
    ("BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"),
    ("CONCISE_MAGIC_FILE", "ConciseMagicFile"),
    ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
    ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
  ]
}
