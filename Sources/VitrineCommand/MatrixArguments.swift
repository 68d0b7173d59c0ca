import Vitrine
import VitrineGraphics

/// What the commands over a whole matrix have in common.
enum MatrixArguments {
  static let options = ["--jobs", "--only", "--fonts"]
  static let switches = ["--yes", "--quiet"]

  static let help = """
      --jobs N               how many threads, as many as cores unless said: each draws a picture
                             at a time; where there are fewer, several draw one
      --only TEXT            the pictures whose names contain this; may be repeated
      --yes                  go on with more than \(pictureLimit) pictures
      --fonts DIR            other fonts beside the bundled ones (also VITRINE_FONTS)
      --quiet                say nothing but errors

    CONFIG is vitrine.json in the current folder unless said (docs/matrix.md).
    """

  private static let pictureLimit = 10_000
  /// Combinations that are made to see how many of them are left out.
  private static let combinationLimit = 20 * pictureLimit

  static func matrix(_ arguments: Arguments) throws(CommandError) -> Matrix {
    guard arguments.positional.count <= 1 else {
      throw .usage("one config is expected, found \(arguments.positional.count)")
    }
    let config = try orInvalid { () throws(RenderError) in
      try MatrixConfig.read(arguments.positional.first ?? "vitrine.json")
    }
    let combinations = config.combinationCount
    if combinations > combinationLimit, !arguments.has("--yes") {
      throw .usage(tooMany("up to \(combinations)"))
    }
    let matrix = try orInvalid { () throws(RenderError) in try Matrix(config) }
    if matrix.pictures.count > pictureLimit, !arguments.has("--yes") {
      throw .usage(tooMany("\(matrix.pictures.count)"))
    }
    return matrix
  }

  private static func orInvalid<Made>(
    _ make: () throws(RenderError) -> Made
  ) throws(CommandError) -> Made {
    do {
      return try make()
    } catch {
      throw CommandError(code: .invalidInput, message: error.description)
    }
  }

  private static func tooMany(_ count: String) -> String {
    "the config asks for \(count) pictures; give --yes if that is meant, or "
      + "\"sample\": \"pairwise\" in the config"
  }

  /// The places of the pictures asked for.
  static func selection(_ arguments: Arguments, _ matrix: Matrix) throws(CommandError) -> [Int] {
    let filters = arguments.all("--only")
    let chosen = matrix.pictures.indices.filter { index in
      filters.isEmpty || filters.contains { matrix.pictures[index].name.contains($0) }
    }
    guard !chosen.isEmpty else {
      throw .usage(
        filters.isEmpty
          ? "the config leaves no picture: its excludes rule everything out"
          : "no picture's name contains \(filters.map { "'\($0)'" }.joined(separator: " or "))")
    }
    return chosen
  }

  static func runner(_ matrix: Matrix, _ arguments: Arguments) throws(CommandError) -> BatchRunner {
    BatchRunner(
      matrix, try VariantArguments.resources(arguments), jobs: try arguments.jobs())
  }

  /// The cache of pictures that an option or the environment names; none unless said.
  static func cache(
    _ arguments: Arguments, _ resources: Resources
  ) throws(CommandError) -> PictureCache? {
    (try arguments.one("--cache") ?? Environment.value("VITRINE_CACHE")).map {
      PictureCache($0, resources)
    }
  }
}
