import VitrineImport
import VitrineText

extension SceneRequest.Host {
  /// Creates the host of a variant, with its words in the variant's language.
  init(of variant: Variant, isEditing: Bool) {
    // Pseudo-locales rewrite the texts of the finished scene, including these.
    let words = SystemWords(PseudoLocale(rawValue: variant.locale) == nil ? variant.locale : "en")
    let presentation = variant.system.presentation
    self.init(
      isOnMac: presentation == .panel, isEditing: isEditing, isDark: variant.hasDarkControls,
      version: variant.system.version, scale: variant.scale, showMoreTitle: words.showMoreRow,
      searchTitle: words.search,
      margins: presentation == .card ? Self.cardMargins : presentation.rootMargins)
  }
}
