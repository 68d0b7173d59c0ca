import Vitrine

extension Command {
  static let cache = Command(
    name: "cache", abstract: "look into a cache of pictures, or empty it",
    help: """
      A cache keeps the pictures that batch draws, each with everything that could change a pixel of
      it: the program, the fonts, the variant, and every file that drawing it looked at.

      usage: vitrine cache why [CONFIG] --cache DIR
             vitrine cache size --cache DIR
             vitrine cache clear --cache DIR

        why                    for each picture of the config, whether it is in the cache, or why not
        size                   how many pictures, and how many bytes
        clear                  remove them all
        --cache DIR            the cache's folder (also VITRINE_CACHE)

      \(MatrixArguments.help)
      """,
    run: { words throws(CommandError) in try runCache(words) })

  private static func runCache(_ words: [String]) throws(CommandError) {
    guard let verb = words.first, ["why", "size", "clear"].contains(verb) else {
      throw .usage("cache takes why, size or clear first")
    }
    let arguments = try Arguments(
      Array(words.dropFirst()), options: MatrixArguments.options + ["--cache"],
      switches: MatrixArguments.switches)
    guard
      let cache = try MatrixArguments.cache(
        arguments, try VariantArguments.resources(arguments))
    else { throw .usage("--cache DIR is missing") }
    switch verb {
    case "why":
      let matrix = try MatrixArguments.matrix(arguments)
      for index in try MatrixArguments.selection(arguments, matrix) {
        let picture = matrix.pictures[index]
        Console.print("\(picture.name): \(cache.reason(for: picture, in: matrix))")
      }
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
