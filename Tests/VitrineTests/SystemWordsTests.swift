import Testing
import Vitrine

@Suite struct SystemWordsTests {
  @Test(arguments: [
    ("cs", "Zobrazit více"), ("cs-CZ", "Zobrazit více"), ("de-AT", "Mehr anzeigen"),
    ("pt-BR", "Mostrar Mais"), ("pt-PT", "Mostrar mais"), ("no", "Vis mer"), ("nb-NO", "Vis mer"),
    ("zh-Hant-TW", "顯示較多"), ("ru", "Развернуть"), ("en-GB", "Show More"), ("xx", "Show More"),
    // A language whose tag only begins with another language's has texts of its own or English.
    ("fil", "Show More"),
  ])
  func `Show More is in the picture's language`(locale: String, text: String) {
    #expect(SystemWords(locale).showMore == text)
  }

  @Test func `every language has all texts`() {
    for (language, texts) in SystemWords.table {
      #expect(texts.count == SystemWords.count, "\(language)")
      #expect(texts.allSatisfy { !$0.isEmpty }, "\(language)")
    }
  }
}
