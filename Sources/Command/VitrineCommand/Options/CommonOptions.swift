import VitrineBase

/// The options that many commands share.
enum CommonOptions {
  static let quiet = Option.flag("--quiet", help: "print errors only")

  static let json = Option.flag("--json", help: "print JSON instead of text")

  static let fonts = Option.texts(
    "--fonts", "DIR", help: "fonts besides the bundled ones (also VITRINE_FONTS)")

  static let only = Option.texts(
    "--only", "TEXT", help: "only pictures whose names contain TEXT; may be repeated")

  static let allowOutside = Option.flag(
    "--allow-outside",
    help: "let configs, documents and projects name files outside of their folders (docs/matrix.md)"
  )

  /// The number of threads.
  ///
  /// It may exceed the number of cores, because `verify-determinism` draws with eight threads on
  /// any machine. More than 1,024 is a typing error.
  static let jobs = jobs(
    help: "the number of threads (default: the number of cores); each draws one picture at a time, "
      + "and if there are fewer pictures, several threads share one")

  /// Creates the option `--jobs` with the help of a command that uses the threads in another way.
  static func jobs(help: String) -> Option<Int> {
    .number("--jobs", "N", help: help, in: 1...1024, default: Environment.processorCount)
  }
}
