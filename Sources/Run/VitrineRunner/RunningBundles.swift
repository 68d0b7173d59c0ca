import CSandbox
import Foundation

/// The languages of bundles, by which Foundation finds localized resources and texts.
enum RunningBundles {
  /// Replaces Foundation's functions for localized resources, texts and formats.
  static func start() {
    unsafe vitrine_set_bundles(
      vitrine_language(
        preferred: { localizations, preferences, region in
          unsafe RunningBundles.preferred(localizations, preferences, region: region)
        },
        text: { entry, url in unsafe RunningPlurals.text(entry, url) },
        kinds: { format, kinds in unsafe RunningPlurals.kinds(format, kinds) },
        formatted: { format, locale, words in
          unsafe RunningPlurals.formatted(format, locale, words)
        }))
  }

  /// Returns a retained array with those of some localizations that suit the preferred languages,
  /// the best first.
  ///
  /// The development region and all other localizations follow if a region is given. Otherwise one
  /// localization replaces missing ones.
  private static func preferred(
    _ localizations: UnsafeRawPointer?, _ preferences: UnsafeRawPointer?,
    region: UnsafeRawPointer?
  ) -> UnsafeRawPointer? {
    let all = unsafe strings(localizations) ?? []
    let languages = unsafe strings(preferences) ?? RunningLanguage.preferred
    let matches = languages.flatMap { ResourceLanguages($0).matches(in: all) }
    var names = matches
    if let region = unsafe region {
      names += [unsafe Unmanaged<NSString>.fromOpaque(region).takeUnretainedValue() as String]
    }
    if unsafe region != nil || matches.isEmpty { names += all.contains("en") ? ["en"] : [] }
    if unsafe region != nil { names += all.sorted() }
    if names.isEmpty { names = [all.sorted().first { $0 != "Base" } ?? "en"] }
    let unique = names.reduce(into: [NSString]()) { list, name in
      if !list.contains(name as NSString) { list.append(name as NSString) }
    }
    return unsafe UnsafeRawPointer(Unmanaged.passRetained(NSArray(array: unique)).toOpaque())
  }

  private static func strings(_ array: UnsafeRawPointer?) -> [String]? {
    guard let array = unsafe array else { return nil }
    return unsafe Unmanaged<NSArray>.fromOpaque(array).takeUnretainedValue() as? [String]
  }
}
