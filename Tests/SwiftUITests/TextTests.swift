import Foundation
import SwiftUI
import Testing
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrinePlacement

@Suite @MainActor struct TextTests {
  /// The label of a view with one text.
  private func label(_ view: some SwiftUI.View) throws -> VitrineLayout.Label {
    let tree = ViewGraph(view).picture(in: .unspecified).tree
    let labels = tree.views.compactMap { view in
      if case .label(let label) = view.kind { label } else { nil as VitrineLayout.Label? }
    }
    return try #require(labels.first)
  }

  @Test func `interpolated values replace their placeholders`() throws {
    let (name, count) = ("Ada", 3)
    #expect(try label(Text("\(name) has \(count) of 100%")).text.string == "Ada has 3 of 100%")
  }

  @Test func `a format of an interpolated number applies`() throws {
    #expect(try label(Text("\(2.5, specifier: "%.2f") m")).text.string == "2.50 m")
  }

  @Test func `the key of an interpolation has placeholders`() {
    let key: LocalizedStringKey = "\("a") of \(3), \(2.5)"
    #expect(key.key == "%@ of %lld, %lf")
  }

  @Test func `a literal is read as Markdown but a string isn't`() throws {
    let marked = try label(Text("a **b** `c`"))
    #expect(marked.text.string == "a b c")
    #expect(
      marked.text.runs.map(\.attributes.font.family) == [
        .system(.regular), .system(.semibold), .system(.regular), .system(.regular),
      ])
    let string = "a **b**"
    #expect(try label(Text(string)).text.string == "a **b**")
  }

  @Test func `the attributes of an attributed string are drawn`() throws {
    var string = AttributedString("ab")
    let range = try #require(string.range(of: "b"))
    string[range].font = Font.body.bold()
    string[range].underlineStyle = .single
    let runs = try label(Text(string)).text.runs
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs.map(\.attributes.font.family) == [.system(.regular), .system(.semibold)])
    #expect(runs.map(\.attributes.isUnderlined) == [false, true])
  }

  @Test func `an attributed string of Markdown has the looks of its parts`() throws {
    let markdown = """
      # Title
      A **strong** and
      *soft* [link](https://example.org).

      - `code`
      """
    let string = try AttributedString(markdown: markdown)
    #expect(String(string.characters) == "TitleA strong and soft link.code")
    let intents = string.runs.compactMap(\.inlinePresentationIntent)
    #expect(intents == [.stronglyEmphasized, .emphasized, .code])
    #expect(string.runs.compactMap { $0.link }.map(\.absoluteString) == ["https://example.org"])
    let runs = try label(Text(string)).text.runs
    #expect(
      runs.first { $0.text == "strong" }?.attributes.font.family == .system(.semibold))
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let lines = try AttributedString(markdown: "# a\n\n**b**", options: options)
    #expect(String(lines.characters) == "# a\n\nb")
  }

  @Test func `a mark without its counterpart is text`() throws {
    #expect(try label(Text("2 * 3 and snake_case_name")).text.string == "2 * 3 and snake_case_name")
  }

  @Test func `joined texts keep their attributes`() throws {
    let runs = try label(Text("a").bold() + Text("b").foregroundColor(.white)).text.runs
    #expect(runs.map(\.text) == ["a", "b"])
    #expect(runs[0].attributes.font.family == .system(.semibold))
    #expect(runs[1].attributes.color == .white)
  }

  @Test(
    arguments: [
      (.largeTitle, .bold), (.title2, .bold), (.title3, .semibold), (.body, .semibold),
      (.subheadline, .semibold), (.caption2, .semibold),
    ] as [(Font.TextStyle, FontDescription.Weight)])
  func `a bold text style has the weight of its emphasized variant`(
    style: Font.TextStyle, weight: FontDescription.Weight
  ) throws {
    let font = Font.system(style)
    for text in [
      Text("a").font(font.bold()), Text("a").font(font).bold(), Text("**a**").font(font),
    ] {
      #expect(try label(text).text.runs[0].attributes.font.family == .system(weight))
    }
    #expect(
      try label(VStack { Text("a") }.font(font).bold())
        .text.runs[0].attributes.font.family == .system(weight))
    for text in [
      Text("a").font(font.weight(.bold)), Text("a").font(font).fontWeight(.bold),
      Text("a").font(.system(size: 15)).bold(),
    ] {
      #expect(try label(text).text.runs[0].attributes.font.family == .system(.bold))
    }
  }

  @Test func `the environment sets font, limit and alignment`() throws {
    let view = VStack { Text("a") }.font(.caption).lineLimit(2).multilineTextAlignment(.trailing)
    let label = try label(view)
    #expect(label.text.runs[0].attributes.font.size == 12)
    #expect(label.numberOfLines == 2)
    #expect(label.text.paragraph.alignment == .right)
  }

  @Test func `a text's own font is stronger than that of its surroundings`() throws {
    #expect(
      try label(VStack { Text("a").font(.title) }.font(.caption))
        .text.runs[0].attributes.font.size == 28)
  }

  @Test func `letters change their case`() throws {
    #expect(try label(Text(verbatim: "Abc").textCase(.uppercase)).text.string == "ABC")
  }

  @Test func `a timer shows the time that remains`() throws {
    let start = Date(timeIntervalSince1970: 0)
    let text = Text(timerInterval: start...start.addingTimeInterval(3725), pauseTime: start)
    #expect(try label(text).text.string == "1:02:05")
  }

  @Test func `secondary text has the secondary color`() throws {
    let color = try label(Text("a").foregroundStyle(.secondary)).text.runs[0].attributes.color
    #expect(color?.alpha ?? 0 < 1)
  }
}

@Suite @MainActor struct EffectTests {
  @Test func `opacity and rotation belong to a container`() {
    let view = Color.red.frame(width: 10, height: 10).opacity(0.5).rotationEffect(.degrees(90))
    let views = ViewGraph(view).picture(in: .unspecified).tree.views
    #expect(views.map(\.style.alpha) == [1, 1, 0.5, 1])
    #expect(views[1].style.transform != nil)
  }

  @Test func `a clip shape is a mask of one drawing`() {
    let view = Color.red.frame(width: 10, height: 10).clipShape(Circle())
    let picture = ViewGraph(view).picture(in: .unspecified)
    let mask = picture.tree.views.firstIndex { $0.style.isMask }
    #expect(mask.map { picture.drawings[ViewID($0)]?.count } == 1)
  }

  @Test func `a text and a symbol are the stencils of a gradient`() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let views: [any SwiftUI.View] = [
      Text("a").foregroundStyle(gradient), VStack { Text("a") }.foregroundStyle(gradient),
      Image(systemName: "star").foregroundStyle(gradient),
    ]
    for view in views {
      let picture = ViewGraph(AnyView(view)).picture(in: .unspecified)
      let stencil = try #require(picture.tree.views.firstIndex { $0.style.isMask })
      // The gradient is painted before its stencil, in the same box.
      let fill = try #require(picture.drawings.keys.map(\.index).min())
      #expect(fill < stencil)
      #expect(picture.tree.views[fill].frame?.size == picture.tree.views[stencil].frame?.size)
    }
  }

  @Test func `parts of a text with other colors have one color of a gradient, with a note`() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let view = (Text("a").foregroundColor(.green) + Text("b")).foregroundStyle(gradient)
    let picture = ViewGraph(view).picture(in: .unspecified)
    #expect(picture.tree.views.allSatisfy { !$0.style.isMask })
    #expect(picture.notes.contains { $0.message.contains("gradient of a text") })
  }

  @Test func `the shadow of a style is that of its content`() {
    let style = Color.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))
    for view in [
      AnyView(Circle().fill(style).frame(width: 9, height: 9)),
      AnyView(Text("a").foregroundStyle(style)),
    ] {
      let styles = ViewGraph(view).picture(in: .unspecified).tree.views.map(\.style)
      let hasShadow = styles.contains { style in
        if style.shadow != nil { return true }
        if case .shadow = style.filter { return true }
        return false
      }
      #expect(hasShadow)
    }
  }

  @Test func `a shadow has the outline of the shape`() {
    let view = Rectangle().frame(width: 10, height: 20).shadow(radius: 4)
    let shadow = ViewGraph(view).picture(in: .unspecified).tree.views.compactMap(\.style.shadow)
    #expect(shadow.first?.path?.controlBounds == Rect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func `a hidden view keeps its space`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).hidden()
      Color.blue.frame(width: 10, height: 10)
    }
    #expect(ViewGraph(view).picture(in: .unspecified).size.width == 20)
  }

  @Test func `half of a circle's line is half as long`() {
    let whole = Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let half = whole.trimmedPath(from: 0, to: 0.5)
    #expect(half.boundingRect.height < 5.1)
    #expect(whole.trimmedPath(from: 0.3, to: 0.3).isEmpty)
  }

  @Test func `a later view with a lower index is behind`() {
    let view = ZStack {
      Color.red.zIndex(1)
      Color.blue
    }
    let colors = ViewGraph(view).picture(in: Proposal(width: 9, height: 9)).tree.views
      .compactMap(\.style.backgroundColor)
    #expect(colors.last?.red == 1)
  }

  @Test func `the direction mirrors a stack`() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10)
      Color.blue.frame(width: 30)
    }.environment(\.layoutDirection, .rightToLeft)
    #expect(frames(view, 40, 10)[1] == "color-1 30 0 10 10")
  }
}
