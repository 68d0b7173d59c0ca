import Vitrine
import VitrineBase
import VitrineMatrix

extension Command {
  /// The command that inspects a cache of pictures.
  ///
  /// `why` doesn't draw: it looks up the entry of a picture and names the first file that has
  /// changed.
  static let cache = Command(
    name: "cache", abstract: "inspect or clear a cache of pictures",
    discussion: """
      A cache stores the pictures that batch draws, keyed by everything that can change a pixel: the
      program, the fonts, the variant, and every file that was read.

        why    for each picture of the config, whether it is in the cache, or why not
        size   how many pictures, and how many bytes
        clear  remove them all
      """,
    usage: [
      "why [CONFIG] --cache DIR [--json]", "size --cache DIR [--json]", "clear --cache DIR",
    ],
    options: [
      CacheOptions.cache(help: "the cache's folder, or its address (also VITRINE_CACHE)"),
      CommonOptions.json,
    ] + MatrixOptions.all,
    notes: MatrixOptions.notes,
    examples: [
      Command.Example(
        "cache why --cache ~/.cache/vitrine --only weather/",
        "Tell why pictures would be drawn again.")
    ],
    verbs: CacheVerb.allCases.map(\.rawValue),
    run: runCache)

  private enum CacheVerb: String, CaseIterable { case why, size, clear }

  /// Runs the verb that comes first.
  ///
  /// The words after it choose the matrix.
  private static func runCache(_ given: Arguments) throws(CommandError) {
    var arguments = given
    let verb = try verb(arguments.takeFirst())
    guard
      let cache = try CacheOptions.open(arguments, try InputOptions.resources(arguments))
    else { throw .usage("--cache DIR is missing") }
    // The protocol of such servers has no request that counts or removes all entries.
    if verb != .why, cache.folder == nil {
      throw .usage(
        "cache \(verb.rawValue) is for folders; use the tools of the cache's server instead")
    }
    switch verb {
    case .why: try printReasons(cache, arguments)
    case .size:
      let size = cache.size
      Console.print(
        arguments[CommonOptions.json]
          ? ListingJSON.text { json in
            json.pair("pictures", size.pictures)
            json.pair("bytes", size.bytes)
          } : "\(size.pictures) pictures, \(size.bytes) bytes")
    case .clear: try clear(cache)
    }
  }

  private static func verb(_ word: String?) throws(CommandError) -> CacheVerb {
    if let verb = word.flatMap(CacheVerb.init(rawValue:)) { return verb }
    let near = word.flatMap { nearestName(to: $0, in: CacheVerb.allCases.map(\.rawValue)) }
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("expected why, size or clear after cache\(hint)")
  }

  /// Prints for each selected picture whether the cache has it, or why not.
  private static func printReasons(
    _ cache: PictureCache, _ arguments: Arguments
  ) throws(CommandError) {
    let matrix = try MatrixOptions.matrix(arguments)
    let pictures = try MatrixOptions.selection(arguments, matrix).map { matrix.pictures[$0] }
    if arguments[CommonOptions.json] {
      Console.print(
        ListingJSON.text { json in
          json.list("pictures", pictures) { json, picture in
            json.object { json in
              json.pair("name", picture.name)
              json.pair("reason", cache.reason(for: picture, in: matrix))
            }
          }
        })
    } else {
      for picture in pictures {
        Console.print("\(picture.name): \(cache.reason(for: picture, in: matrix))")
      }
    }
    for warning in cache.takeWarnings() { Console.error(warning) }
  }

  private static func clear(_ cache: PictureCache) throws(CommandError) {
    let count = cache.size.pictures
    do throws(RenderError) {
      try cache.clear()
    } catch {
      throw CommandError(code: .cannotWrite, message: error.description)
    }
    Console.print("removed \(count) pictures")
  }
}
