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
  @Test func `a symbol has the size of its box, in proportion to its text`() throws {
    func size(_ name: String, _ configuration: UIImage.SymbolConfiguration?) throws -> CGSize {
      try #require(UIImage(systemName: name, withConfiguration: configuration)).size
    }
    #expect(try size("star", nil) == CGSize(width: 21, height: 19))
    #expect(try size("star.circle", nil) == CGSize(width: 20.5, height: 19.5))
    #expect(try size("chevron.right", nil) == CGSize(width: 13, height: 17.5))
    #expect(try size("star", .init(pointSize: 34)).height == 38)
    #expect(try size("star", .init(scale: .large)).width == 27)
    #expect(try size("star", .init(scale: .small)).height == 15)
    #expect(
      try size("star", .init(pointSize: 34, weight: .bold, scale: .large)).height == 49)
    #expect(try size("star", .init(textStyle: .caption1)).height == 13.5)
    #expect(try size("star", .init(font: .systemFont(ofSize: 51))).height == 57)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `a configuration overrides the symbol's attributes`() throws {
    let symbol = try #require(
      UIImage(systemName: "star", withConfiguration: .init(pointSize: 34)))
    let large = try #require(symbol.applyingSymbolConfiguration(.init(scale: .large)))
    #expect(large.size.height == 49)
    #expect(symbol.withConfiguration(.init(scale: .large)).size.width == 27)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    #expect(drawn.applyingSymbolConfiguration(.init(pointSize: 34)) == nil)
    #expect(!drawn.isSymbolImage && symbol.isSymbolImage)
  }

  @Test func `the symbol's configuration wins over an image view's preferred one`() throws {
    let view = UIImageView(image: UIImage(systemName: "star.circle"))
    view.preferredSymbolConfiguration = .init(pointSize: 34)
    // All symbols are aligned by a box that is 21 points high at the standard size.
    #expect((view.intrinsicContentSize.height - 42).magnitude < 0.01)
    view.image = UIImage(systemName: "star.circle", withConfiguration: .init(pointSize: 17))
    #expect((view.intrinsicContentSize.height - 21).magnitude < 0.01)
    #expect(try #require(view.image).size.height < 20)
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
