import Testing
import VitrineGraphics
import VitrineVector

/// The start of dashes, important declarations, and conditions of SVG files.
@Suite struct SVGConditionTests {
  /// Returns the drawing of the elements on a canvas of 40 by 40 pixels.
  private func bitmap(_ content: String) throws -> Bitmap {
    let text =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" fill="none">\#(content)</svg>"#
    let picture = try VectorFile.read(Array(text.utf8), file: "a.svg")
    #expect(picture.unsupported.isEmpty, "\(picture.unsupported)")
    return picture.bitmap(width: 40, height: 40)
  }

  /// Returns the color in the middle of a square that the elements fill.
  private func color(_ content: String) throws -> Pixel { try bitmap(content)[20, 20] }

  @Test(arguments: [
    #"<circle cx="20" cy="20" r="15" "#, #"<ellipse cx="20" cy="20" rx="15" ry="15" "#,
  ])
  func `dashes begin at three o'clock and go clockwise`(shape: String) throws {
    // The dash is a quarter of the circumference.
    let drawn = try bitmap(
      shape + #"stroke="black" stroke-width="4" stroke-dasharray="23.5 1000"/>"#)
    let (lower, upper, left) = (drawn[30, 30], drawn[30, 9], drawn[9, 30])
    #expect(lower.alpha == 255 && upper.alpha == 0 && left.alpha == 0)
  }

  private let box = #"<rect width="40" height="40" "#
  private let red = Pixel(Color(red: 1, green: 0, blue: 0))
  private let blue = Pixel(Color(red: 0, green: 0, blue: 1))

  @Test func `an important declaration overrides a style attribute and later rules`() throws {
    let sheet = "<style>.a { fill: red !important } rect.a { fill: lime }</style>"
    #expect(try color(sheet + box + #"class="a" style="fill: blue"/>"#) == red)
    #expect(try color(sheet + box + #"class="a" style="fill: blue ! IMPORTANT"/>"#) == blue)
  }

  @Test func `a declaration with another mark is ignored`() throws {
    #expect(try color(box + #"fill="blue" style="fill: red !never"/>"#) == blue)
  }

  @Test func `a switch draws the first child in English`() throws {
    let german = box + #"fill="red" systemLanguage="de"/>"#
    let british = box + #"fill="blue" systemLanguage="fr, en-GB"/>"#
    let any = box + #"fill="red"/>"#
    #expect(try color("<switch>" + german + british + any + "</switch>") == blue)
    #expect(try color("<switch>" + german + any + british + "</switch>") == red)
  }

  @Test func `an element for another language or extension is skipped outside of a switch too`()
    throws
  {
    let other = box + #"fill="red" systemLanguage="de"/>"#
    let extended = box + #"fill="red" requiredExtensions="http://example.com/x"/>"#
    #expect(try color(box + #"fill="blue"/>"# + other + extended) == blue)
  }
}
