import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineRaster
import VitrineText

/// A sheet of one sentence in fifteen languages and twelve scripts, in four styles: sixty lines.
@Suite struct WelcomeSheetTests {
  struct Look: Sendable, CustomTestStringConvertible {
    var name: String
    var font: FontDescription
    /// A Boolean value that indicates whether Bold Text is on.
    var isBold = false
    var testDescription: String { name }
  }

  static let looks = [
    Look(name: "caption", font: .system(13)),
    Look(name: "body-bold", font: .system(17, .bold)),
    Look(name: "title-light", font: .system(24, .light)),
    Look(
      name: "italic-bold-text", font: FontDescription(.style(.callout), isItalic: true),
      isBold: true),
  ]

  static let sentences = [
    ("en", "Welcome to Vitrine: 7 widgets, “pixel for pixel” – enjoy! 👋🎉"),
    ("es", "¡Bienvenido a Vitrine: 7 widgets, píxel a píxel! ¿Más, señor? 👋"),
    ("de", "Willkommen bei Vitrine: 7 Widgets, „größte Überraschung“ 👋"),
    ("fr", "Bienvenue dans Vitrine : 7 widgets, « à l’œuvre, ça naît » 👋"),
    ("vi", "Chào mừng đến với Vitrine: 7 tiện ích, chuẩn đến từng điểm ảnh ỗ ậ 👋"),
    ("el", "Καλώς ήρθατε στο Vitrine: 7 widget, ΐδια ϋλη, «εικόνα» 👋"),
    ("ru", "Добро пожаловать в Vitrine: 7 виджетов, ещё «подъём» ёй 👋"),
    ("ja", "Vitrineへようこそ。ウィジェット7個、骨まで同じ「画素」です👋"),
    ("zh-Hans", "欢迎使用 Vitrine：7 个小组件，“骨架”像素级一致👋"),
    ("zh-Hant", "歡迎使用 Vitrine：7 個小工具，「骨架」像素級一致👋"),
    ("ko", "Vitrine에 오신 것을 환영합니다. 위젯 7개, 픽셀까지 똑같이👋"),
    ("th", "ยินดีต้อนรับสู่ Vitrine: วิดเจ็ต ๗ ชิ้น ที่นี่ ปู่ น้ำ กี่ ตั้งใจ 👋"),
    ("hi", "Vitrine में आपका स्वागत है: ७ विजेट, क्षत्रिय, श्री, हिन्दी, रुपये 👋"),
    ("ar", "مرحبًا بك في Vitrine: ٧ أدوات، «السَّلام» لا إله، بكسلًا 👋"),
    ("he", "ברוכים הבאים ל־Vitrine: ‏7 וידג׳טים, ‎„שָׁלוֹם” עליכם! 👋"),
  ]

  @Test(arguments: looks)
  func `a sentence in fifteen languages looks as its golden`(look: Look) throws {
    let resources = try TestResources.shared.get()
    let scale = look.font.size > 20 ? 1.0 : 2
    let width = 480.0
    let line = 14 + look.font.size * (look.font.size < 15 ? 1.2 : 2.4)
    var list = DisplayList(
      width: Int(width * scale), height: Int(line * scale) * Self.sentences.count)
    list.background = .white
    for (row, (language, sentence)) in Self.sentences.enumerated() {
      let direction: LayoutDirection =
        language == "ar" || language == "he" ? .rightToLeft : .leftToRight
      let setter = Typesetter(
        fonts: resources.fonts,
        environment: TextEnvironment(
          scale: scale, usesBoldText: look.isBold, language: language, direction: direction))
      let text = AttributedText(sentence, font: look.font)
      let layout = setter.layout(text, numberOfLines: 2, width: width - 16)
      #expect(layout.missing.isEmpty, "\(language) lacks \(layout.missing)")
      let origin = Point(
        x: 8 * scale, y: Double(Int(line * scale) * row) + 8 * scale)
      for run in layout.lines.flatMap(\.runs) {
        list.append(.glyphs(run, origin: origin, scale: scale, .color(.black), .sourceOver))
      }
    }
    var masks = GlyphMaskCache()
    let bitmap = rasterize(list, glyphs: resources.fonts, cache: &masks)
    #expect(try Golden.problem(with: bitmap, named: "typography/welcome-\(look.name)") == nil)
  }
}
