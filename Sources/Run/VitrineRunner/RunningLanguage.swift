import CSandbox
import Foundation
import Synchronization
import VitrineWire

/// Returns the languages that settings prefer, for the getter that `CSandbox` defines.
@_silgen_name("vitrine_preferred_languages")
public func preferredLanguages() -> [String] { RunningLanguage.preferred }

/// The picture's language in Foundation: the current locale and the languages of bundles.
///
/// Foundation on Linux has the current locale `en_001` and the language `en` in every environment.
struct RunningLanguage {
  /// The identifier of the locale, such as `de_DE`, which has a region as on every device.
  let identifier: String
  /// The language as settings name it, such as `de-DE`.
  let language: String

  /// The languages that settings prefer.
  static var preferred: [String] { [settings.withLock(\.self)] }
  private static let settings = Mutex("en-US")

  /// Creates the language of a locale, such as `de` or `zh-Hant-TW`.
  ///
  /// The likely script and region complete it, because devices have both.
  init(_ locale: String) {
    // The pseudolanguages keep the region of the device.
    let locale = locale.hasPrefix("pseudo") ? "en" : locale
    let given = Locale.Language.Components(identifier: locale)
    let full = Locale.Language.Components(
      identifier: Locale.Language(identifier: locale).maximalIdentifier)
    // Devices call Norwegian by its written standard.
    let code = full.languageCode.map { $0.identifier == "no" ? "nb" : $0.identifier } ?? "en"
    let region = full.region?.identifier ?? "US"
    let script = full.script?.identifier ?? "Latn"
    // Devices name the script of Chinese, and of other languages only if it isn't the usual one.
    let named = code == "zh" || given.script != nil ? "\(code)-\(script)" : code
    identifier = "\(named)_\(region)"
    language = "\(named)-\(region)"
  }

  /// Makes this the language of the process, before its code runs.
  func start() throws(WireError) {
    let locale = Locale(identifier: identifier)
    guard Self.setCurrent(locale), Locale.current.identifier == locale.identifier else {
      throw WireError(
        "this version of Swift's Foundation has no locale \(identifier), so the code isn't run")
    }
    unsafe vitrine_set_language(identifier)
    Self.settings.withLock { $0 = language }
    RunningBundles.start()
  }

  /// Makes a locale the current one.
  ///
  /// Returns false if Foundation has no place for it.
  private static func setCurrent(_ locale: Locale) -> Bool {
    // A locale is a reference to an object with its protocol witnesses.
    let object = unsafe withUnsafeBytes(of: locale) { bytes in
      unsafe bytes.load(as: UnsafeRawPointer.self)
    }
    _ = unsafe Unmanaged<AnyObject>.fromOpaque(object).retain()
    guard unsafe vitrine_enter_locale(object) else { return false }
    _ = Locale.current
    vitrine_leave_locale()
    return true
  }
}
