import Testing
import VitrineText

@Suite struct PseudoLocaleTests {
  @Test func `letters get accents, texts brackets and two fifths more length`() {
    let text = PseudoLocale.accented("Settings")
    #expect(text.hasPrefix("[Šéţţîñğš") && text.hasSuffix("]"))
    #expect((11...14).contains(text.count))
    #expect(PseudoLocale.accented("") == "")
  }

  @Test func `placeholders stay as they are`() {
    let text = PseudoLocale.accented("%1$@ of %ld items {name} 100%% sure")
    for part in ["%1$@", "%ld", "{name}", "100%%"] { #expect(text.contains(part)) }
    #expect(text.contains("îţéḿš") || text.contains("îţémš"))
  }

  @Test func `the mirrored text runs to the left`() {
    let text = PseudoLocale.rightToLeft("Settings")
    #expect(text.unicodeScalars.first == "\u{200F}")
    #expect(text.contains(PseudoLocale.accented("Settings")))
  }
}
