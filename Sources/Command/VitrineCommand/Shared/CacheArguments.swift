import Vitrine
import VitrineBase
import VitrineMatrix

/// Options of commands that use a cache of pictures.
enum CacheArguments {
  static let options = [
    CommandOption(
      "--cache", "DIR",
      "reuse pictures from this folder, or from the server at https://…, and add new ones to it (also "
        + "VITRINE_CACHE); see vitrine cache"),
    readOnly,
  ]

  static let readOnly = CommandOption(
    "--cache-read-only", nil, "add nothing to the cache (also VITRINE_CACHE_READ_ONLY)")

  /// The cache that an option or the environment names; nil by default.
  ///
  /// `world` is the world of the plan where it is known, which has the fonts' digest; `leavesSheets` is for
  /// a run whose pictures will be asked for together again.
  static func cache(
    _ arguments: Arguments, _ resources: Resources, in world: World? = nil,
    leavesSheets: Bool = false
  ) throws(CommandError) -> PictureCache? {
    guard let place = try place(arguments) else { return nil }
    let isReadOnly =
      arguments.has(readOnly.name) || Environment.process["VITRINE_CACHE_READ_ONLY"] != nil
    guard let scheme = scheme(of: place) else {
      return PictureCache(
        place, resources, fonts: world?.fonts, isReadOnly: isReadOnly)
    }
    guard ["http", "https"].contains(scheme.lowercased()) else {
      throw .invalid(place, for: "--cache", expected: "a folder, or an address with http or https")
    }
    let server = HTTPCache.Server(place, headers: try headers())
    return PictureCache(
      HTTPCache(server, isReadOnly: isReadOnly), resources, fonts: world?.fonts,
      leavesSheets: leavesSheets)
  }

  /// Begins to load what speaks to a server, while the plan is listed; nil where there is to be none.
  static func loading(_ arguments: Arguments) -> HTTPCache.Loading? {
    guard let place = try? place(arguments), scheme(of: place) != nil else { return nil }
    return HTTPCache.Loading()
  }

  private static func place(_ arguments: Arguments) throws(CommandError) -> String? {
    try arguments.one("--cache") ?? Environment.process["VITRINE_CACHE"]
  }

  /// The scheme of an address, which `://` distinguishes from a folder; a folder of such a name can be
  /// given as `./…`.
  private static func scheme(of place: String) -> Substring? {
    place.firstRange(of: "://").map { place[..<$0.lowerBound] }
  }

  /// What says to the server who asks.
  ///
  /// The headers that every request to the server carries, at most one from each variable.
  ///
  /// They come from the environment, not from options, since command lines are visible to other
  /// users. A line break in one would start another header, so it is refused.
  private static func headers() throws(CommandError) -> [String] {
    let token = Environment.process["VITRINE_CACHE_TOKEN"].map { "Authorization: Bearer \($0)" }
    let headers = [token, Environment.process["VITRINE_CACHE_HEADER"]].compactMap(\.self)
    for header in headers where !header.contains(": ") || header.contains(where: \.isNewline) {
      throw .usage(
        "VITRINE_CACHE_HEADER and VITRINE_CACHE_TOKEN must be one line, the first 'NAME: VALUE'")
    }
    return headers
  }
}
