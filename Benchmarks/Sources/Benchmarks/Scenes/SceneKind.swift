/// The four pictures that are measured: two compact cards, an expanded one, a whole Today view.
enum SceneKind: String, CaseIterable {
  /// A compact card at 2×, 718 × 220 pixels.
  case a2
  /// A compact card at 3×, 1194 × 330 pixels.
  case a3
  /// An expanded card at 3×, 1194 × 1200 pixels.
  case b
  /// A whole screen with four cards at 3×, 1242 × 2208 pixels.
  case c

  var scale: Double { self == .a2 ? 2 : 3 }

  /// In pixels.
  var width: Int {
    switch self {
    case .a2: 718
    case .a3, .b: 1194
    case .c: 1242
    }
  }

  var height: Int {
    switch self {
    case .a2: 220
    case .a3: 330
    case .b: 1200
    case .c: 2208
    }
  }

  /// Where the picture's top left lies on the screen, in pixels.
  var origin: (x: Int, y: Int) {
    switch self {
    case .a2: (16, 200)
    case .a3, .b: (24, 300)
    case .c: (0, 0)
    }
  }

  /// The file of the wallpaper behind it, in the folder that `--wallpapers` names.
  var wallpaper: String { "wall_\(Int(scale))x.png" }

  /// Of the screen behind it, in pixels.
  var screen: (width: Int, height: Int) { self == .a2 ? (750, 1334) : (1242, 2208) }
}

/// The language and the numbers in the texts, which differ between pictures of a kind.
struct SceneTexts {
  let index: Int

  private var language: Int { index % 4 }

  /// For the typesetter.
  var locale: String { ["en", "zh-Hans", "th", "ar"][language] }

  var header: String { ["WEATHER", "天气", "สภาพอากาศ", "الطقس"][language] }

  var toggle: String { ["Show More", "展开", "แสดงเพิ่มเติม", "عرض المزيد"][language] }

  var clock: String {
    "\((9 + index) % 24):" + (index % 60 < 10 ? "0" : "") + "\(index % 60)"
  }

  /// The three lines of a forecast; `step` tells forecasts of one picture apart.
  func forecast(_ step: Int) -> [String] {
    let n = 11 + index + step
    switch language {
    case 0:
      return [
        "Mostly sunny, \(n)°", "High \(n)° and low \(n)° in the afternoon",
        "Chance of rain \(n) percent near the coast",
      ]
    case 1:
      return [
        "晴间多云,气温\(n)度", "午后最高\(n)度,夜间最低\(n)度,东风三级", "降水概率百分之\(n),空气质量优,适宜出行",
      ]
    case 2:
      let digits = Array("๐๑๒๓๔๕๖๗๘๙")
      let thai = String("\(n)".compactMap { $0.wholeNumberValue.map { digits[$0] } })
      return [
        "แดดจัดเป็นส่วนใหญ่ \(thai)", "สูงสุด \(thai) ต่ำสุด \(thai) ในช่วงบ่าย",
        "โอกาสฝนตกร้อยละ \(thai) ใกล้ชายฝั่ง",
      ]
    default:
      return [
        "مشمس في الغالب \(n)", "العظمى \(n) والصغرى \(n) بعد الظهر",
        "احتمال هطول المطر \(n) بالمئة قرب الساحل",
      ]
    }
  }

  /// The names under eight icons, which change places from picture to picture.
  var names: [String] {
    let all = [
      ["Photos", "Maps", "Clock", "Music", "Notes", "Messages", "Calendar", "Camera"],
      ["照片", "地图", "时钟", "音乐", "备忘录", "信息", "日历", "相机"],
      ["รูปภาพ", "แผนที่", "นาฬิกา", "เพลง", "โน้ต", "ข้อความ", "ปฏิทิน", "กล้อง"],
      ["الصور", "الخرائط", "الساعة", "موسيقى", "ملاحظات", "الرسائل", "التقويم", "الكاميرا"],
    ][language]
    return (0..<8).map { all[($0 + index) % 8] }
  }
}
