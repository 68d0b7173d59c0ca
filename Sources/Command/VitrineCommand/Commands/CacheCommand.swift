import Vitrine
import VitrineMatrix

extension Command {
  /// The command for looking at a cache of pictures rather than drawing with it.
  ///
  /// `why` never draws: it finds what was kept for a picture and names the first file that is other
  /// than it was then.
  static let cache = Command(
    name: "cache", abstract: "inspect or clear a cache of pictures",
    discussion: """
      A cache stores the pictures that batch draws, keyed by everything that can change a pixel: the
      program, the fonts, the variant, and every file that was read.

        why    for each picture of the config, whether it is in the cache, or why not
        size   how many pictures, and how many bytes
        clear  remove them all
      """,
    usage: ["why [CONFIG] --cache DIR", "size --cache DIR", "clear --cache DIR"],
    options: [
      CommandOption("--cache", "DIR", "the cache's folder, or its address (also VITRINE_CACHE)")
    ] + MatrixArguments.options,
    notes: MatrixArguments.notes,
    examples: [
      Command.Example(
        "cache why --cache ~/.cache/vitrine --only weather/",
        "Tell why pictures would be drawn again.")
    ],
    verbs: ["why", "size", "clear"],
    run: runCache)

  /// Runs the verb that comes first; the words after it are those of the matrix.
  private static func runCache(_ given: Arguments) throws(CommandError) {
    var arguments = given
    let verbs = ["why", "size", "clear"]
    guard let verb = arguments.takeFirst(), verbs.contains(verb) else {
      let near = given.positional.first.flatMap { nearest($0, verbs) }
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      throw .usage("expected why, size or clear after cache\(hint)")
    }
    guard
      let cache = try CacheArguments.cache(
        arguments, try VariantArguments.resources(arguments))
    else { throw .usage("--cache DIR is missing") }
    // HTTP, as such caches use it, has no request that counts or empties a server's store.
    if verb != "why", cache.folder == nil {
      throw .usage("cache \(verb) is for folders; a server has means of its own for this")
    }
    switch verb {
    case "why":
      let matrix = try MatrixArguments.matrix(arguments)
      for index in try MatrixArguments.selection(arguments, matrix) {
        let picture = matrix.pictures[index]
        Console.print("\(picture.name): \(cache.reason(for: picture, in: matrix))")
      }
      for warning in cache.takeWarnings() { Console.error(warning) }
    case "size":
      let size = cache.size
      Console.print("\(size.pictures) pictures, \(size.bytes) bytes")
    default:
      let count = cache.size.pictures
      do throws(RenderError) {
        try cache.clear()
      } catch {
        throw CommandError(code: .cannotWrite, message: error.description)
      }
      Console.print("removed \(count) pictures")
    }
  }
}
