import BenchmarkRunning
import VitrineGraphics
import VitrineText

/// Single lines of text, shaped and measured: fonts warm, every line new to its typesetter.
enum TextBenchmarks {
  static var all: [Benchmark] {
    lines.map { name, language, text in
      Benchmark(name: name) { try line(name, language, text) }
    }
  }

  /// Forty characters or so with a number in each, so that no two are equal.
  private static let lines: [(String, String, @Sendable (Int) -> String)] = [
    ("text/line-40", "en", { "Chance of rain \($0) percent near the coast" }),
    ("text/line-40-accents", "fr", { "Été très chaud près de Nîmes, à \($0) mètres" }),
    ("text/line-japanese", "ja", { "明日の午後は降水確率\($0)パーセントで海岸は風が強いでしょう" }),
    ("text/line-thai", "th", { "โอกาสฝนตกร้อยละ \($0) ใกล้ชายฝั่งในช่วงบ่าย" }),
    ("text/line-arabic", "ar", { "احتمال هطول المطر \($0) بالمئة قرب الساحل" }),
  ]

  /// Microseconds a line, over ninety lines in turn.
  private static func line(
    _ name: String, _ language: String, _ text: (Int) -> String
  ) throws -> Measurement {
    let fonts = try Inputs.fonts()
    let texts = (10..<100).map { AttributedText(text($0), font: .system(13)) }
    let environment = TextEnvironment(scale: 2, language: language)
    var sum = 0.0
    let times = Stopwatch.times(201) {
      let typesetter = Typesetter(fonts: fonts, environment: environment)
      for text in texts {
        sum += typesetter.layout(text, numberOfLines: 1, width: nil).size.width
      }
    }
    // The sum prevents the compiler from removing unused work.
    guard sum > 0 else { return Measurement(name: name, unit: "µs", times: []) }
    return Measurement(
      name: name, unit: "µs", times: times.map { $0 * 1000 / Double(texts.count) })
  }
}
