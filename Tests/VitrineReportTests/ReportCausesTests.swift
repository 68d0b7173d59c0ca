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

  func change(to other: Sample, _ effects: [ReportEffect] = []) -> PictureChange {
    PictureChange(
      bitmap, other.bitmap, beforeLayout: layout, nowLayout: other.layout,
      layout: PictureChange.Layout(effects: effects))
  }
}

/// An effect on the label `title`.
private func effect(_ words: String, _ kinds: Set<ReportEffect.Kind> = [.moved]) -> ReportEffect {
  ReportEffect(view: "title", name: "label `title`", kinds: kinds, words: words)
}

/// A picture with one view, in which a line goes through points.
private struct Drawing {
  var points: [Int]
  var kind = "chart"
  var scale = 1

  private static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
  private static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)

  var bitmap: Bitmap {
    var bitmap = Bitmap(width: 80 * scale, height: 40 * scale, filledWith: Self.white)
    for x in 0..<80 * scale {
      let place = x / scale * (points.count - 1)
      let (from, to) = (points[place / 80], points[place / 80 + 1])
      let y = (from * (80 - place % 80) + to * (place % 80)) * scale / 80
      for row in max(0, y - scale)..<min(40 * scale, y + scale) { bitmap[x, row] = Self.black }
    }
    return bitmap
  }

  func change(to points: [Int]) -> PictureChange {
    var other = self
    other.points = points
    let layout = Array(
      """
      {"variant": {"scale": \(scale)}, "root": {"id": "root", "frame": [0, 0, 80, 40], "origin": [0, 0]},
       "views": [{"id": "line", "kind": "\(kind)", "frame": [0, 0, 80, 40]}]}
      """.utf8)
    return PictureChange(
      bitmap, other.bitmap, beforeLayout: layout, nowLayout: layout, layout: nil)
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
    let move = effect(" moved 8 pt right")
    let moved = Sample().change(to: edited { $0.title.x = 18 }, [move])
    let both = Sample().change(
      to: edited {
        $0.title.x = 18
        $0.icon[0] = Sample.blue
      }, [move])
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
    func name(_ words: [String]) -> String {
      causes.name(of: PictureChange(effects: words.map { effect($0) }, regions: []), input: "a")
    }
    #expect(name([" moved", " grew"]) == "label `title` moved (and 1 more)")
    #expect(name([" moved", " went"]) == "label `title` moved (and 1 more), kind 2")
    #expect(name([" moved", " grew"]) == "label `title` moved (and 1 more)")
    #expect(name([]) == "no view changed: the pixels differ")
  }

  @Test(arguments: ["chart", "view", "imageView"])
  func `an inverted line isn't a bent one, though both have the same mean color`(kind: String) {
    let drawing = Drawing(points: [5, 15, 25, 35], kind: kind)
    let bent = drawing.change(to: [5, 15, 22, 35])
    let inverted = drawing.change(to: [35, 25, 15, 5])
    #expect(!isSameCause(bent, inverted))
    #expect(isSameCause(inverted, inverted))
    var large = drawing
    large.scale = 3
    #expect(isSameCause(inverted, large.change(to: [35, 25, 15, 5])))
  }

  @Test func `pictures of one edit share a cause if their effects are of the same kinds`() {
    func change(_ words: String, _ kinds: Set<ReportEffect.Kind>) -> PictureChange {
      PictureChange(effects: [effect(words, kinds)], regions: [])
    }
    let (near, far) = (change(" moved 2 pt right", [.moved]), change(" moved 9 pt left", [.moved]))
    let cut = change(" is hidden now", [.hidden])
    var causes = ReportCauses()
    let names = [near, far, cut].map { causes.name(of: $0, input: "a", edit: "font 48 → 44") }
    #expect(names == ["moves label `title`", "moves label `title`", "hides label `title`"])
    // Without a known edit, other distances can have other reasons.
    #expect(!isSameCause(near, far))
  }

  @Test func `a translated text in the name of a view doesn't make another cause`() {
    func change(_ name: String) -> PictureChange {
      PictureChange(
        effects: [
          ReportEffect(view: "view8", name: name, kinds: [.moved], words: " moved 2 pt up")
        ], regions: [])
    }
    #expect(isSameCause(change("label “Now”"), change("label “Jetzt”")))
  }
}
