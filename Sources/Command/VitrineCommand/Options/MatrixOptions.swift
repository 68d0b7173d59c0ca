import Vitrine
import VitrineBase
import VitrineMatrix

/// The options of the commands that take a config, and the matrix of pictures that they choose.
enum MatrixOptions {
  static let yes = Option.flag("--yes", help: "draw more than \(pictureLimit) pictures")

  /// The option `--yes` of commands that read the names of pictures without drawing them.
  static let permitsMany = Option.flag(
    yes.name, help: "continue with more than \(pictureLimit) pictures")

  /// The options of the commands that draw pictures of a config.
  static let all: [any CommandOption] =
    [
      CommonOptions.jobs, CommonOptions.only, yes, CommonOptions.fonts, CommonOptions.allowOutside,
      CommonOptions.quiet,
    ] + ExtensionRunOptions.all

  static let notes = "CONFIG defaults to vitrine.json in the current folder (docs/matrix.md)."

  /// The config of commands that name none.
  static let defaultConfig = "vitrine.json"

  /// The largest number of pictures without `--yes`.
  ///
  /// It is rarely reached on purpose, and the axes of a config multiply quickly.
  private static let pictureLimit = 10_000
  /// The largest number of combinations that are created before some are excluded.
  private static let combinationLimit = 20 * pictureLimit

  /// The effect of an input that cannot be read.
  enum BrokenInputs {
    /// The run stops, because goldens or pictures of the input would seem to be removed.
    case refused
    /// The pictures of the input fail, and the others are drawn.
    case reported
  }

  /// The reason for which a command lists pictures.
  enum CodeUse {
    /// The pictures are drawn, so the code of extensions is prepared.
    case pictures
    /// Only the names are used, which don't depend on code.
    case names
  }

  /// Returns the matrix of the config that the command line names.
  ///
  /// Two limits guard against configs that multiply: one on the combinations, before any is
  /// created, and one on the pictures that remain.
  static func matrix(
    _ arguments: Arguments, brokenInputs: BrokenInputs = .refused, code: CodeUse = .pictures
  ) throws(CommandError) -> Matrix {
    let config = try config(at: try path(arguments), arguments.files)
    let combinations = config.combinationCount
    if combinations > combinationLimit, !arguments[yes] {
      throw .usage(tooMany("up to \(combinations)"))
    }
    let threads = arguments[CommonOptions.jobs]
    let runner = code == .pictures ? arguments.runner : nil
    let matrix = try readingInput { () throws(RenderError) in
      switch brokenInputs {
      case .refused:
        try Matrix(
          config, from: arguments.files, threads: threads, runner: runner)
      case .reported:
        try Matrix(
          listing: config, from: arguments.files, threads: threads, runner: runner)
      }
    }
    if matrix.pictures.count > pictureLimit, !arguments[yes] {
      throw .usage(tooMany("\(matrix.pictures.count)"))
    }
    return matrix
  }

  /// Returns the path of the config that the command line names.
  private static func path(_ arguments: Arguments) throws(CommandError) -> String {
    guard arguments.positional.count <= 1 else {
      throw .usage("expected one config, found \(arguments.positional.count)")
    }
    if let path = arguments.positional.first { return path }
    guard arguments.files.exists(defaultConfig) else {
      throw .input(
        "\(defaultConfig): error: no such file or folder; name a config, or write one "
          + "(docs/matrix.md)")
    }
    return defaultConfig
  }

  /// Reads a config.
  ///
  /// From then on the files in its folder may be read.
  static func config(at path: String, _ files: Files) throws(CommandError) -> MatrixConfig {
    files.allow(config: path)
    let config = try readingInput { () throws(RenderError) in
      try MatrixConfig.read(path, from: files)
    }
    let inputs = config.inputs.map { FilePath.join(config.folder, $0.path) }
    files.allowProjects(of: inputs, in: config.folder)
    return config
  }

  private static func tooMany(_ count: String) -> String {
    "the config has \(count) pictures; confirm with --yes, or set "
      + "\"sample\": \"pairwise\" in the config"
  }

  /// Returns the indices of the pictures that `--only` selects.
  static func selection(_ arguments: Arguments, _ matrix: Matrix) throws(CommandError) -> [Int] {
    let filters = arguments[CommonOptions.only]
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

  /// Returns the runner that draws pictures with the fonts and threads of the options.
  static func runner(_ matrix: Matrix, _ arguments: Arguments) throws(CommandError) -> BatchRunner {
    BatchRunner(
      matrix, try InputOptions.resources(arguments), jobs: arguments[CommonOptions.jobs])
  }
}
