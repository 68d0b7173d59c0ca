import Testing
import VitrineGraphics
import VitrineReport

/// A picture with a label, an icon and a footer, and the layout file that belongs to it.
private struct Sample {
  var scale = 1
  var title = (x: 10, color: Sample.black)
  var icon: [Pixel] = [Sample.red, Sample.red, Sample.red, Sample.red]
  var background = Sample.white
  var titlePaint = "#000000"

  static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  static let gray = Pixel(red: 225, green: 225, blue: 230, alpha: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  static let red = Pixel(red: 230, green: 20, blue: 20, alpha: 255)
  static let blue = Pixel(red: 20, green: 20, blue: 230, alpha: 255)

  /// 160 × 60 points: 10 points of chrome around the content.
  var bitmap: Bitmap {
    var bitmap = Bitmap(width: 160 * scale, height: 60 * scale, filledWith: background)
    func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ pixel: Pixel) {
      for row in y * scale..<(y + height) * scale {
        for column in x * scale..<(x + width) * scale { bitmap[column, row] = pixel }
      }
    }
    fill(10 + title.x, 20, 40, 10, title.color)
    for (index, pixel) in icon.enumerated() {
      fill(110 + index % 2 * 10, 20 + index / 2 * 10, 10, 10, pixel)
    }
    return bitmap
  }

  var layout: [UInt8] {
    Array(
      """
      {"variant": {"scale": \(scale)}, "root": {"id": "root", "frame": [0, 0, 140, 40], "origin": [10, 10]},
       "views": [{"id": "root", "kind": "view", "frame": [0, 0, 140, 40]},
        {"id": "title", "kind": "label", "parent": "root", "frame": [\(title.x), 10, 40, 10]},
        {"id": "icon", "kind": "imageView", "parent": "root", "frame": [100, 10, 20, 20]}]}
      """.utf8)
  }

  func change(to other: Sample, _ sentences: [String] = []) -> PictureChange {
    PictureChange(
      bitmap, other.bitmap, beforeLayout: layout, nowLayout: other.layout, layoutChanges: sentences)
  }
}

@Suite struct ReportCausesTests {
  private func edited(_ edit: (inout Sample) -> Void) -> Sample {
    var sample = Sample()
    edit(&sample)
    return sample
  }

  private func isSameCause(
    _ first: PictureChange, _ second: PictureChange, inputs: (String, String) = ("a", "a")
  ) -> Bool {
    var causes = ReportCauses()
    return causes.name(of: first, input: inputs.0) == causes.name(of: second, input: inputs.1)
  }

  @Test func `one color change is one cause at every scale and over similar backgrounds`() {
    let change = Sample().change(to: edited { $0.title.color = Sample.red })
    var large = Sample()
    large.scale = 3
    var largeRed = large
    largeRed.title.color = Sample.red
    #expect(isSameCause(change, large.change(to: largeRed)))
    #expect(change.sentences == ["label `title` looks different, in the same place"])
  }

  @Test func `white text, red text and black text are three causes`() {
    let changes = [Sample.white, Sample.red, Sample.gray].map { color in
      Sample().change(to: edited { $0.title.color = color })
    }
    var causes = ReportCauses()
    let names = changes.map { causes.name(of: $0, input: "a") }
    #expect(Set(names).count >= 2)
    #expect(!isSameCause(changes[0], changes[1]))
  }

  @Test func `an icon swap is named, and two other icons are two causes`() {
    let first = Sample().change(to: edited { $0.icon = Array(repeating: Sample.blue, count: 4) })
    #expect(first.sentences == ["imageView `icon` shows another image"])
    // The mean color is the same, but the picture isn't.
    let striped = [Sample.blue, Sample.black, Sample.black, Sample.blue]
    let crossed = [Sample.black, Sample.blue, Sample.blue, Sample.black]
    #expect(
      !isSameCause(
        Sample().change(to: edited { $0.icon = striped }),
        Sample().change(to: edited { $0.icon = crossed })))
  }

  @Test func `a moved view doesn't hide another view's change`() {
    let sentence = "label `title` moved 8 pt right"
    let moved = Sample().change(to: edited { $0.title.x = 18 }, [sentence])
    let both = Sample().change(
      to: edited {
        $0.title.x = 18
        $0.icon[0] = Sample.blue
      }, [sentence])
    #expect(moved.sentences == [sentence])
    #expect(both.sentences == [sentence, "imageView `icon` shows another image"])
    #expect(!isSameCause(moved, both))
    #expect(isSameCause(moved, moved, inputs: ("a", "b")))
  }

  @Test func `pixels that no view explains are grouped within one input only`() {
    let change = Sample().change(to: edited { $0.background = Sample.gray })
    #expect(change.sentences.contains("the surroundings of the content look different"))
    #expect(isSameCause(change, change))
    #expect(!isSameCause(change, change, inputs: ("a", "b")))
  }

  @Test func `causes with the same first sentence have different names`() {
    var causes = ReportCauses()
    func name(_ sentences: [String]) -> String {
      causes.name(of: PictureChange(sentences: sentences, regions: []), input: "a")
    }
    #expect(name(["title moved", "icon grew"]) == "title moved (and 1 more)")
    #expect(name(["title moved", "icon went"]) == "title moved (and 1 more), kind 2")
    #expect(name(["title moved", "icon grew"]) == "title moved (and 1 more)")
    #expect(name([]) == "")
  }
}
