import TestSupport
import Testing
import VitrineGraphics
import VitrineText

@Suite struct ThaiWordsTests {
  private func words(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (scalar, after) in zip(scalars, lineBreaks(of: scalars, words: ThaiWords())) {
      result.unicodeScalars.append(scalar)
      if after == .allowed { result += "|" }
    }
    return result
  }

  @Test(arguments: [
    "ยินดี|ต้อนรับ|สู่|วิดเจ็ต|ของ|เรา",
    "โอกาส|ฝน|ตก|ร้อยละ|ใกล้|ชายฝั่ง",
    "สูงสุด|และ|ต่ำสุด|ใน|ช่วง|บ่าย",
    "รูปภาพ|แผนที่|นาฬิกา|เพลง|โน้ต|ข้อความ|ปฏิทิน|กล้อง",
    "ไม่|สามารถ|เชื่อม|ต่อ|อินเทอร์เน็ต|ได้|กรุณา|ลอง|ใหม่|อีก|ครั้ง",
    "กรุงเทพมหานคร|เป็น|เมืองหลวง|ของ|ประเทศ|ไทย",
    "มาตรา|กลาง|แสดง|คอมพิวเตอร์",
  ])
  func `words of Thai are those of its dictionary`(text: String) {
    #expect(words(text.replacing("|", with: "")) == text)
  }

  @Test func `a word outside the dictionary isn't split, and its neighbors are words`() {
    #expect(words("ของฎฒฌฐฎใน") == "ของ|ฎฒฌฐฎ|ใน")
  }

  @Test func `scripts beside Thai break as they do without Thai`() {
    #expect(words("ใช้ Vitrine 7.5 แบบ") == "ใช้ |Vitrine |7.5 |แบบ")
    #expect(words("ມື້ນີ້ເຈົ້າ") == "ມື້ນີ້|ເຈົ້າ")
    #expect(words("ของເຈົ້າ") == "ของ|ເຈົ້າ")
  }

  @Test(arguments: [
    "ๆๆๆ", "์์", "เ", "เเเเ", "\u{0E33}", "ก์ข์", "น้ำ", "ก\u{301}\u{302}ข", "กกกกกกกกกก", "เก์",
    "ที่ๆ", "ฯลฯ",
  ])
  func `no break falls into a cluster or before a mark`(text: String) {
    let scalars = Array(text.unicodeScalars)
    let breaks = lineBreaks(of: scalars, words: ThaiWords())
    #expect(breaks.count == scalars.count)
    var paragraph = Paragraph()
    for scalar in scalars { paragraph.append(scalar, attributes: 0) }
    paragraph.finish()
    for (index, after) in breaks.enumerated() where after == .allowed {
      #expect(paragraph.clusters.contains(index + 1))
      #expect(!(0x0E46...0x0E4E).contains(scalars[index + 1].value))
      #expect(!(0x0E40...0x0E44).contains(scalars[index].value))
    }
  }

  @Test func `every word of the table is found`() {
    let known = ["ที่", "การ", "เป็น", "กรุงเทพมหานคร", "ๆ"].map { word in
      var node = ThaiDictionary.root
      for scalar in word.unicodeScalars {
        guard let next = ThaiDictionary.shared.child(of: node, ThaiDictionary.letter(scalar)) else {
          return false
        }
        node = next
      }
      return ThaiDictionary.shared.rarity(of: node) != nil
    }
    #expect(known == [true, true, true, true, false])
  }

  @Test func `a hundred thousand letters are cut in bounded time`() {
    let words = ["ยินดีต้อนรับ", "ก", "เ", "ฆฎฒฌฐ"]
    for word in words {
      let scalars = Array(
        String(repeating: word, count: 100_000 / word.unicodeScalars.count).unicodeScalars)
      let time = processorTime { _ = lineBreaks(of: scalars, words: ThaiWords()) }
      #expect(time < .seconds(20), "\(word)")
    }
  }

  @Test func `a Thai label wraps between words`() throws {
    let layout = typesetter(language: "th").layout(
      AttributedText("โอกาสฝนตกร้อยละใกล้ชายฝั่ง", font: .system(17)), numberOfLines: 0, width: 80)
    #expect(layout.lines.map(\.text) == ["โอกาสฝน", "ตกร้อยละ", "ใกล้ชายฝั่ง"])
  }
}
