import Testing
import VitrineBase

/// Tests of the language folders that a system searches.
@Suite struct LanguageTagsTests {
  @Test(arguments: [
    ("de", ["de"]), ("de-AT", ["de-AT", "de"]), ("pt_BR", ["pt_BR", "pt-BR", "pt"]),
    ("zh-Hans-CN", ["zh-Hans-CN", "zh-CN", "zh-Hans", "zh"]),
    ("zh-CN", ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh"]),
    ("zh-TW", ["zh-TW", "zh-Hant-TW", "zh-Hant"]),
    ("zh-HK", ["zh-HK", "zh-Hant-HK", "zh-Hant", "zh-TW"]),
    ("zh-Hans", ["zh-Hans", "zh-CN", "zh"]), ("zh-Hant", ["zh-Hant", "zh-TW"]),
    ("sr-Latn-RS", ["sr-Latn-RS", "sr-RS", "sr-Latn"]), ("sr", ["sr"]),
    ("es-MX", ["es-MX", "es-419", "es"]), ("es-ES", ["es-ES", "es"]),
    ("pt-AO", ["pt-AO", "pt-PT", "pt"]), ("en-AU", ["en-AU", "en-GB", "en"]),
    ("no", ["no", "nb"]), ("nb", ["nb", "no"]), ("nb-NO", ["nb-NO", "nb", "no"]),
    ("he", ["he", "iw"]), ("", [""]), ("-", ["-"]),
  ])
  func `a language's texts may be in the folders of its parents`(tag: String, chain: [String]) {
    #expect(LanguageTags.chain(of: tag) == chain)
  }
}
