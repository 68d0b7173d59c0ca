import Foundation
import Testing
import UIKit

/// Tests of the exchange of attributes between both kinds of text.
@Suite @MainActor struct AttributedStringTests {
  @Test func `a value has the attributes of a text with objects`() throws {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red, .kern: 2])
    text.append(
      NSAttributedString(
        string: "c",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .underlineStyle: 1]))
    let value = AttributedString(text)
    let runs = value.runs.map { (String(value[$0.range].characters), $0.attributes.uiKit) }
    #expect(runs.map(\.0) == ["ab", "c"])
    let (first, second) = (try #require(runs.first).1, try #require(runs.last).1)
    #expect(first.foregroundColor == UIColor.red)
    #expect(first.kern == 2)
    #expect(first.font == nil)
    #expect(second.font?.pointSize == 20)
    #expect(second.underlineStyle == NSUnderlineStyle.single)
  }

  @Test func `a color of Core Graphics is one of the text`() {
    let value = AttributedString(
      NSAttributedString(string: "a", attributes: [.foregroundColor: UIColor.blue.cgColor]))
    #expect(value.uiKit.foregroundColor == UIColor(cgColor: UIColor.blue.cgColor))
  }

  @Test func `a value becomes a text with objects`() {
    var value = AttributedString("ab")
    value.uiKit.baselineOffset = 3
    value += AttributedString("c")
    let text = NSAttributedString(value)
    #expect(text.string == "abc")
    let offsets = [1, 2].map { place in
      unsafe text.attribute(.baselineOffset, at: place, effectiveRange: nil) as? CGFloat
    }
    #expect(offsets == [3, nil])
  }
}
