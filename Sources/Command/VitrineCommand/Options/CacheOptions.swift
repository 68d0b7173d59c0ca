import Vitrine
import VitrineBase
import VitrineMatrix

/// The options of the commands that use a cache of pictures.
enum CacheOptions {
  static let cache = cache(
    help:
      "reuse pictures from this folder, or from the server at https://…, and add new ones to it "
      + "(also VITRINE_CACHE); see vitrine cache")

  static let readOnly = Option.flag(
    "--cache-read-only", help: "add nothing to the cache (also VITRINE_CACHE_READ_ONLY)")

  static let all: [any CommandOption] = [cache, readOnly]

  /// Creates the option `--cache` with the help of a command that uses the cache in another way.
  static func cache(help: String) -> Option<String?> {
    .text("--cache", "DIR", help: help)
  }

  /// Opens the cache that an option or the environment names.
  ///
  /// Returns nil if neither names one. `world` has the digest of the fonts, if it is computed
  /// already. `leavesSheets` is for runs that request the same pictures together again.
  static func open(
    _ arguments: Arguments, _ resources: Resources, in world: World? = nil,
    leavesSheets: Bool = false
  ) throws(CommandError) -> PictureCache? {
    guard let address = address(arguments) else { return nil }
    let isReadOnly =
      arguments[readOnly] || Environment.process["VITRINE_CACHE_READ_ONLY"] != nil
    guard let scheme = scheme(of: address) else {
      return PictureCache(address, resources, fonts: world?.fonts, isReadOnly: isReadOnly)
    }
    guard ["http", "https"].contains(scheme.lowercased()) else {
      throw .invalid(
        address, for: cache.name, expected: "a folder, or an address with http or https")
    }
    let server = HTTPCache.Server(address, headers: try headers())
    return PictureCache(
      HTTPCache(server, isReadOnly: isReadOnly), resources, fonts: world?.fonts,
      leavesSheets: leavesSheets)
  }

  /// Begins to load the HTTP client while the plan is listed.
  ///
  /// Returns nil if the cache isn't on a server.
  static func loading(_ arguments: Arguments) -> HTTPCache.Loading? {
    guard let address = address(arguments), scheme(of: address) != nil else { return nil }
    return HTTPCache.Loading()
  }

  /// Returns the folder or the address of the cache.
  private static func address(_ arguments: Arguments) -> String? {
    arguments[cache] ?? Environment.process["VITRINE_CACHE"]
  }

  /// Returns the scheme of an address.
  ///
  /// Returns nil for a folder.
  ///
  /// An address contains `://`. A folder with such a name can be given as `./…`.
  private static func scheme(of address: String) -> Substring? {
    address.firstRange(of: "://").map { address[..<$0.lowerBound] }
  }

  /// Returns the headers that every request to the server carries, at most one from each variable.
  ///
  /// They come from the environment and not from options, because command lines are visible to
  /// other users. A line break in one would start another header, so it is an error.
  private static func headers() throws(CommandError) -> [String] {
    let environment = Environment.process
    let token = environment["VITRINE_CACHE_TOKEN"].map { "Authorization: Bearer \($0)" }
    let headers = [token, environment["VITRINE_CACHE_HEADER"]].compactMap(\.self)
    for header in headers where !header.contains(": ") || header.contains(where: \.isNewline) {
      throw .usage(
        "VITRINE_CACHE_HEADER and VITRINE_CACHE_TOKEN must be one line, the first 'NAME: VALUE'")
    }
    return headers
  }
}
