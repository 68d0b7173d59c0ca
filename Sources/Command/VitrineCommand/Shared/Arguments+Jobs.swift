import VitrineBase

extension Arguments {
  /// The number of threads that `--jobs` gives (default: the number of cores).
  ///
  /// More than 1,024 is taken for a typing error. Threads beyond the cores are allowed, because
  /// `verify-determinism` draws with eight on any machine.
  func jobs() throws(CommandError) -> Int {
    guard let text = try one("--jobs") else { return Environment.processorCount }
    guard let number = Int(text), (1...1024).contains(number) else {
      throw .invalid(text, for: "--jobs", expected: "1 to 1024")
    }
    return number
  }
}
