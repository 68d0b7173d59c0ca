import CoreGraphics
import Testing
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineUIKit

/// Tests of symbols, which are free icons because Apple's drawings exist on no other system.
@MainActor
@Suite struct SymbolTests {
  @Test func `a symbol has the size of its text, 20 points at 17`() throws {
    func side(_ configuration: UIImage.SymbolConfiguration?) throws -> CGFloat {
      let image = UIImage(systemName: "star", withConfiguration: configuration)
      return try #require(image).size.width
    }
    #expect(try side(nil) == 20)
    #expect(try side(.init(pointSize: 34)) == 40)
    #expect(try side(.init(scale: .large)) == 26)
    #expect(try side(.init(scale: .small)) == 16)
    #expect(try side(.init(pointSize: 34, weight: .bold, scale: .large)) == 52)
    #expect(try side(.init(textStyle: .caption1)) == 14)
    #expect(try side(.init(font: .systemFont(ofSize: 51))) == 60)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `a configuration overrides the symbol's attributes`() throws {
    let symbol = try #require(
      UIImage(systemName: "star", withConfiguration: .init(pointSize: 34)))
    let large = try #require(symbol.applyingSymbolConfiguration(.init(scale: .large)))
    #expect(large.size.width == 52)
    #expect(symbol.withConfiguration(.init(scale: .large)).size.width == 26)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    #expect(drawn.applyingSymbolConfiguration(.init(pointSize: 34)) == nil)
    #expect(!drawn.isSymbolImage && symbol.isSymbolImage)
  }

  @Test func `the symbol's configuration wins over an image view's preferred one`() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    // The alignment rectangle of a symbol is 5 % higher on both sides.
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 44))
    view.image = UIImage(systemName: "star", withConfiguration: .init(pointSize: 17))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 22))
    #expect(try #require(view.image).size.width == 20)
  }

  @Test func `constraints use a symbol's alignment rectangle, which exceeds its picture`()
    throws
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = root.holding(UIImageView(image: UIImage(systemName: "checkmark")))
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(
      view.alignmentRectInsets == UIEdgeInsets(top: -2, left: 0, bottom: -1.5, right: 0))
    #expect(view.frame.minY == 12)
  }

  @Test(arguments: [("star", Diagnostic.Severity.note), ("nothing.known", .warning)])
  func `a symbol is drawn as an icon, and the picture says so`(
    name: String, severity: Diagnostic.Severity
  ) throws {
    let widget = Widget(title: "T") {
      TestController { controller in
        let view = UIImageView(image: UIImage(systemName: name))
        view.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
        controller.view.addSubview(view)
      }
    }
    var variant = Variant()
    variant.chrome = .none
    let rendering = try render(widget, as: variant, in: Stage.workshop)
    #expect(rendering.diagnostics.map(\.code) == ["system-symbol"])
    #expect(rendering.diagnostics.map(\.severity) == [severity])
    let empty = try Stage.picture(variant) { _ in }
    #expect(rendering.bitmap != empty)
  }

  @Test func `a symbol's weight makes its lines wider`() throws {
    func picture(_ weight: UIImage.SymbolWeight) throws -> Bitmap {
      try Stage.picture(Variant()) { controller in
        let symbol = UIImage(
          systemName: "plus", withConfiguration: .init(pointSize: 40, weight: weight))
        let view = UIImageView(image: symbol)
        view.frame = CGRect(x: 20, y: 20, width: 47, height: 47)
        controller.view.addSubview(view)
      }
    }
    #expect(try picture(.light) != picture(.black))
    #expect(try picture(.unspecified) == picture(.regular))
  }

  @Test func `a symbol's rendering mode can be chosen`() throws {
    let symbol = try #require(UIImage(systemName: "star"))
    let original = symbol.withRenderingMode(.alwaysOriginal)
    #expect(original.renderingMode == .alwaysOriginal)
    #expect(original.isSymbolImage && original.size == symbol.size)
  }
}
