import BenchmarkRunning
import VitrineImages

/// The same scenes drawn by other programs, by turns with ours: `peers/compare.py` runs them.
enum Peers {
  private static let folder = Inputs.package + "/Benchmarks/peers"
  private static let python = folder + "/.venv/bin/python"

  /// Pictures of each kind that are described: the four languages, twice.
  private static let described = 8

  /// Writes the inputs of the other programs: `scenes.json`, one scene per line, and wallpapers.
  static func describe(into directory: String) throws {
    let fonts = try Inputs.fonts()
    var lines = ""
    for kind in SceneKind.allCases {
      for index in 0..<described {
        lines += try SceneDescription.json(kind, index, fonts) + "\n"
      }
    }
    try Files.write(Array(lines.utf8), to: directory + "/scenes.json")
    for kind in [SceneKind.a2, .c] {
      try Files.write(
        PNG.encode(Inputs.wallpaper(kind), effort: .fast), to: "\(directory)/\(kind.wallpaper)")
    }
  }

  /// Replaces this process with the comparison of `benchmarks` with other programs.
  ///
  /// Returns only on failure, with the reason and the command that installs the missing part.
  static func compare(_ benchmarks: [String], arguments: [String]) -> String {
    guard let program = Program.path else { return "/proc is not mounted" }
    Program.become(
      python, arguments: [folder + "/compare.py", program] + benchmarks + arguments)
    return """
      \(python) cannot be run: the other programs are installed by
        python3 -m venv \(folder)/.venv
        \(folder)/.venv/bin/pip install -r \(folder)/requirements.txt
      """
  }
}
