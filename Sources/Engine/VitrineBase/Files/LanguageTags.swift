/// The names of the language folders in which a system searches for a language's texts.
package enum LanguageTags {
  /// Regions whose Chinese is written in the traditional script unless the tag names another one.
  private static let traditional: Set<String> = ["TW", "HK", "MO"]
  /// Regions whose Spanish follows Latin America's.
  private static let latinAmerican: Set<String> = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE",
    "PR", "PY", "SV", "US", "UY", "VE",
  ]
  /// The script in which a language is written unless the tag names another one.
  private static let scripts = ["sr": "Cyrl", "uz": "Latn", "az": "Latn", "pa": "Guru"]

  /// Returns the tags of a language from the closest one to its most general parent.
  ///
  /// `zh-TW` is Chinese in the traditional script, so its parent is `zh-Hant` and not `zh`. A script
  /// is never replaced by another one: `sr-Latn-RS` has no parent `sr`.
  package static func chain(of tag: String) -> [String] {
    let parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first else { return [tag] }
    var script = parts.dropFirst().first { $0.count == 4 }
    let region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 && Int($0) != nil }
    if language == "zh", script == nil, let region {
      script = traditional.contains(region) ? "Hant" : "Hans"
    }
    var tags = [tag]
    if let script, let region { tags.append("\(language)-\(script)-\(region)") }
    if let region { tags.append("\(language)-\(region)") }
    if language == "zh", script == "Hant", region == "MO" { tags.append("zh-HK") }
    if let script { tags.append("\(language)-\(script)") }
    if language == "zh" { tags.append(script == "Hant" ? "zh-TW" : "zh-CN") }
    tags += regionalParents(language, region)
    let isOwnScript = script == nil || script == scripts[language]
    if isOwnScript || language == "zh" && script == "Hans" || script == "Latn" && language != "sr" {
      tags.append(language)
    }
    if ["no", "nb"].contains(language) { tags += ["nb", "no"] }
    if language == "he" { tags.append("iw") }
    if language == "id" { tags.append("in") }
    var seen: Set<String> = []
    return tags.filter { seen.insert($0).inserted }
  }

  /// Returns the parents between a regional language and the language.
  private static func regionalParents(_ language: String, _ region: String?) -> [String] {
    guard let region else { return [] }
    switch language {
    case "es": return latinAmerican.contains(region) ? ["es-419"] : []
    case "pt": return region == "BR" ? [] : ["pt-PT"]
    case "en": return ["US", "PH"].contains(region) ? [] : ["en-GB"]
    default: return []
    }
  }
}
