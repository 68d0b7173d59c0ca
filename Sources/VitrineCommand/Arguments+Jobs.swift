extension Arguments {
  /// How many threads `--jobs` asks for; as many as cores unless said.
  func jobs() throws(CommandError) -> Int {
    guard let text = try one("--jobs") else { return Environment.processorCount }
    guard let number = Int(text), (1...1024).contains(number) else {
      throw .usage("--jobs '\(text)' is none; expected 1 to 1024")
    }
    return number
  }
}
