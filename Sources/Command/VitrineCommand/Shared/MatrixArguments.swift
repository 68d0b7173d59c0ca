import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineMatrix

/// Options and steps that the commands over a matrix share.
enum MatrixArguments {
  static let options = [
    CommandOption(
      "--jobs", "N",
      "the number of threads (default: the number of cores); each draws one picture at a time, and if "
        + "there are fewer pictures, several threads share one"),
    CommandOption("--only", "TEXT", "only pictures whose names contain TEXT; may be repeated"),
    CommandOption("--yes", nil, "draw more than \(pictureLimit) pictures"),
    CommandOption("--fonts", "DIR", "fonts besides the bundled ones (also VITRINE_FONTS)"),
    ReadableFiles.option,
    CommandOption("--quiet", nil, "print errors only"),
  ]

  static let notes = "CONFIG defaults to vitrine.json in the current folder (docs/matrix.md)."

  private static let defaultConfig = "vitrine.json"

  /// A number that is rarely reached on purpose; axes multiply quickly.
  private static let pictureLimit = 10_000
  /// Combinations that are made to see how many of them are left out.
  private static let combinationLimit = 20 * pictureLimit

  /// What an input that cannot be read does to a run.
  enum BrokenInputs {
    /// It stops the run, since its goldens or pictures would be taken for removed ones.
    case refused
    /// Its pictures fail; the others are drawn.
    case reported
  }

  /// Two limits guard against a config that multiplies out: the first on combinations, before any
  /// is made, the second on the pictures that are left of them.
  static func matrix(
    _ arguments: Arguments, brokenInputs: BrokenInputs = .refused
  ) throws(CommandError) -> Matrix {
    guard arguments.positional.count <= 1 else {
      throw .usage("expected one config, found \(arguments.positional.count)")
    }
    if arguments.positional.isEmpty, !arguments.files.exists(defaultConfig) {
      throw CommandError(
        code: .invalidInput,
        message: "\(defaultConfig): error: no such file or folder; name a config, or write one "
          + "(docs/matrix.md)")
    }
    let config = try config(
      at: arguments.positional.first ?? defaultConfig, arguments.files)
    let combinations = config.combinationCount
    if combinations > combinationLimit, !arguments.has("--yes") {
      throw .usage(tooMany("up to \(combinations)"))
    }
    let threads = try arguments.jobs()
    let matrix = try orInvalid { () throws(RenderError) in
      switch brokenInputs {
      case .refused: try Matrix(config, from: arguments.files, threads: threads)
      case .reported: try Matrix(listing: config, from: arguments.files, threads: threads)
      }
    }
    if matrix.pictures.count > pictureLimit, !arguments.has("--yes") {
      throw .usage(tooMany("\(matrix.pictures.count)"))
    }
    return matrix
  }

  /// Reads a config; from then on what lies in its folder may be read.
  static func config(
    at path: String, _ files: Files
  ) throws(CommandError) -> MatrixConfig {
    files.allow(config: path)
    let config = try orInvalid { () throws(RenderError) in try MatrixConfig.read(path, from: files)
    }
    let inputs = config.inputs.map { FilePath.join(config.folder, $0.path) }
    files.allowProjects(of: inputs, in: config.folder)
    return config
  }

  private static func orInvalid<Made>(
    _ make: () throws(RenderError) -> Made
  ) throws(CommandError) -> Made {
    do {
      return try make()
    } catch {
      throw CommandError(error)
    }
  }

  private static func tooMany(_ count: String) -> String {
    "the config has \(count) pictures; confirm with --yes, or set "
      + "\"sample\": \"pairwise\" in the config"
  }

  /// The indices of the selected pictures.
  static func selection(_ arguments: Arguments, _ matrix: Matrix) throws(CommandError) -> [Int] {
    let filters = arguments.all("--only")
    let chosen = matrix.pictures.indices.filter { index in
      filters.isEmpty || filters.contains { matrix.pictures[index].name.contains($0) }
    }
    guard !chosen.isEmpty else {
      throw .usage(
        filters.isEmpty
          ? "the config has no pictures: its excludes rule all of them out"
          : "no picture's name contains \(filters.map { "'\($0)'" }.joined(separator: " or "))")
    }
    return chosen
  }

  /// What draws the pictures, with the fonts and threads that the options name.
  static func runner(_ matrix: Matrix, _ arguments: Arguments) throws(CommandError) -> BatchRunner {
    BatchRunner(
      matrix, try VariantArguments.resources(arguments), jobs: try arguments.jobs())
  }
}
