import SwiftUI
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineSwiftUI
import VitrineUIKit
import VitrineVector

@Suite @MainActor struct SymbolTests {
  private func images(_ view: some SwiftUI.View) -> [ImageReference] {
    ViewGraph(view).picture(in: .unspecified).tree.views.compactMap { view in
      if case .image(let image) = view.kind { image.image } else { nil }
    }
  }

  @Test func `a symbol has the size of its drawing in the font`() throws {
    let image = try #require(images(Image(systemName: "circle").font(.system(size: 17))).first)
    let drawing = SymbolDrawing("circle", SymbolConfiguration(pointSize: 17))
    let size = try #require(image.size)
    #expect((size.width - drawing.size.width).magnitude <= 0.5)
    #expect(image.symbolLook?.pointSize == 17)
    let large = try #require(
      images(Image(systemName: "circle").font(.system(size: 34, weight: .bold))).first)
    #expect(try #require(large.size).width > size.width * 1.9)
    #expect(large.symbolLook?.weight == .bold)
  }

  @Test func `a symbol in a text is named once, and isn't missing`() throws {
    for (name, words) in [("star.fill", "an icon of the same meaning"), ("no.such", "no icon")] {
      let view = Text("\(Image(systemName: name)) 5")
      let picture = try view.picture(
        .proposed(width: 40, height: 40), as: Variant(), in: Workshop(try Resources()))
      #expect(picture.diagnostics.map(\.code) == ["system-symbol"])
      #expect(picture.diagnostics.allSatisfy { $0.message.contains(words) })
    }
  }

  @Test func `the scale of images changes symbols`() throws {
    let looks = [Image.Scale.small, .medium, .large].compactMap { scale in
      images(Image(systemName: "star").font(.system(size: 10)).imageScale(scale)).first?.symbolLook
    }
    #expect(looks.map(\.pointSize) == [7.9, 10, 12.9])
  }

  @Test func `an author's symbol follows the font and has its color`() {
    let set = "/app/A.xcassets/boat.symbolset/"
    let files = Files([
      set + "Contents.json": Array(#"{ "symbols": [ { "filename": "boat.svg" } ] }"#.utf8),
      set + "boat.svg": Array(
        """
        <svg width="99" height="99"><g id="Symbols"><g id="Regular-M">
          <rect width="82" height="86"/></g></g></svg>
        """.utf8),
    ])
    let environment = LiveEnvironment(Variant(), folders: ["/app"], from: files)
    LiveEnvironment.within(environment) {
      let boat = Image("boat")
      let shown = images(
        HStack {
          boat.font(.system(size: 17))
          boat.font(.system(size: 34)).foregroundStyle(.red)
          boat.font(.system(size: 10)).imageScale(.large)
        })
      #expect(shown.map { $0.size?.width } == [17, 34, 13])
      #expect(shown.allSatisfy { $0.rendering == .template })
    }
  }

  @Test func `variants change the name`() {
    #expect(images(Image(systemName: "star").symbolVariant(.fill)).first?.name == "star.fill")
    #expect(
      images(Image(systemName: "bell.fill").symbolVariant(.circle)).first?.name
        == "bell.circle.fill")
    #expect(images(Image(systemName: "star.fill").symbolVariant(.fill)).first?.name == "star.fill")
  }

  @Test func `rendering modes give layers their colors`() {
    func colors(_ view: some SwiftUI.View) -> [Double]? {
      images(view).first?.symbolLook?.colors.map(\.alpha)
    }
    #expect(colors(Image(systemName: "star")) == [])
    #expect(
      colors(
        Image(systemName: "star").symbolRenderingMode(.hierarchical).foregroundStyle(.black))
        == [1, 0.5, 0.25])
    #expect(
      colors(
        Image(systemName: "star").foregroundStyle(.red, .blue).symbolRenderingMode(.palette))
        == [1, 1])
  }

  @Test func `a symbol in several colors has a note`() {
    for (mode, count) in [(SymbolRenderingMode.multicolor, 1), (.hierarchical, 0)] {
      let view = Image(systemName: "cloud.sun.fill").symbolRenderingMode(mode)
      let notes = ViewGraph(view).picture(in: .unspecified).notes
      #expect(notes.count { $0.message.contains("one color instead of several") } == count)
    }
  }

  @Test func `a symbol in a text is on its baseline`() throws {
    let view = Text("a \(Image(systemName: "star"))").font(.system(size: 20))
    let runs = ViewGraph(view).picture(in: .unspecified).tree.views.compactMap { view in
      if case .label(let label) = view.kind { label.text.runs } else { nil }
    }.first
    let attachment = try #require(runs?.compactMap(\.attributes.attachment).first)
    #expect(attachment.symbolLook?.pointSize == 20)
    #expect(attachment.bounds.minY < 0)
  }
}
