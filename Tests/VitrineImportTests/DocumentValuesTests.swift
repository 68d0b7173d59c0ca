import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of conditions, palettes, rotation, paths and symbols in widget documents.
@Suite struct DocumentValuesTests {
  private func tree(
    _ content: String, data: String = "{}", more: String = "", dark: Bool = false,
    _ change: (inout SceneRequest) -> Void = { _ in }
  ) throws(InputError) -> ViewTree {
    let document = try WidgetDocument.read(
      Array(#"{ "app": "A", "data": \#(data), \#(more) "content": \#(content) }"#.utf8),
      file: "w.json")
    var request = SceneRequest(mode: .compact, language: "en")
    request.host.isDark = dark
    change(&request)
    return try document.scene(0, request).tree
  }

  private func problem(_ content: String, data: String = "{}", more: String = "") -> String? {
    do throws(InputError) {
      _ = try tree(content, data: data, more: more)
      return nil
    } catch {
      return error.diagnostic.message
    }
  }

  @Test(arguments: [
    ("n > 9", true), ("n >= 10", true), ("n < 10", false), ("n <= 9", false), ("n == 10", true),
    ("n != 10", false), ("name == 'Ana'", true), ("name != 'Bo' and n > 3", true),
    ("n > 20 or name == 'Ana'", true), ("n > 20 or flag and n == 1", false), ("!flag", false),
    ("not flag", false), ("not n > 20", true), ("flag == true", true), ("o.p == -1.5", true),
    ("name < 'B'", true), ("10 == n", true), ("n==10", true), ("name == 'a or b'", false),
  ])
  func `a condition compares values`(condition: String, holds: Bool) throws {
    let tree = try tree(
      #"{ "label": "x", "hidden": "{\#(condition)}" }"#,
      data: #"{ "n": 10, "name": "Ana", "flag": true, "o": { "p": -1.5 } }"#)
    #expect(tree.views[1].isHidden == holds)
  }

  @Test(arguments: [
    ("n >", "found the end, expected a name, a number or a text"),
    ("n > 1 2", "found 2.0, expected 'and' or 'or'"),
    ("n > 'x'", "are not two numbers or two texts"),
    ("name and n > 1", "'name' is a string, expected true or false"),
    ("n = 1", "found '=', expected a name, a number or a comparison"),
    ("name == 'x", "has no closing apostrophe"),
    ("and > 1", "expected a name, a number or a text"), ("m > 1", "no value for 'm'"),
    ("n > 1 or", "found the end"),
  ])
  func `an invalid condition is an error`(condition: String, expected: String) {
    let message = problem(
      #"{ "label": "x", "hidden": "{\#(condition)}" }"#, data: #"{ "n": 10, "name": "Ana" }"#)
    #expect(message?.contains(expected) == true, "\(message ?? "none")")
  }

  @Test func `a choice has the value of the first condition that holds`() throws {
    let content = """
      { "label": { "if": "n < 0", "then": "down", "else": { "if": "n > 0", "then": "up", "else": "same" } },
        "color": { "if": "n < 0", "then": "#FF0000", "else": "#00FF00" } }
      """
    for (n, text, color) in [(-1, "down", 0xFF0000), (0, "same", 0x00FF00), (1, "up", 0x00FF00)] {
      let tree = try tree(content, data: #"{ "n": \#(n) }"#)
      guard case .label(let label) = tree.views[1].kind else { return }
      #expect(label.text.string == text)
      #expect(label.color == Color(hex: UInt32(color)))
    }
  }

  @Test func `a choice without an else leaves out its view, and constraints of that view`() throws {
    let content = """
      { "view": [{ "label": "a", "id": "a" }, { "if": "n > 0", "then": { "label": "b", "id": "b" } }],
        "constraints": ["a.top = superview.top", "b.top = a.bottom"] }
      """
    #expect(try tree(content, data: #"{ "n": 1 }"#).views.map(\.name).contains("b"))
    let without = try tree(
      content, data: #"{ "n": 0 }"#, more: #""compact": { "hide": ["b"] },"#)
    #expect(!without.views.map(\.name).contains("b"))
    #expect(without.constraints.count == 5)
  }

  @Test func `both branches of a choice are checked before there are data`() {
    for branch in ["then", "else"] {
      let other = branch == "then" ? "else" : "then"
      let content =
        #"{ "label": "x", "color": { "if": "n > 0", "\#(branch)": "nocolor", "\#(other)": "red" } }"#
      #expect(problem(content, data: #"{ "n": 0 }"#) == "'nocolor' is not a valid color")
      #expect(problem(content, data: #"{ "n": 1 }"#) == "'nocolor' is not a valid color")
    }
    #expect(
      problem(#"{ "label": { "if": "{n > 0}", "then": "x" } }"#, data: #"{ "n": 0 }"#)
        == "the condition of 'if' has braces")
    #expect(problem(#"{ "label": { "if": "n", "els": "x" } }"#) == "a choice has no key 'els'")
  }

  @Test func `a color of the palette has a value for each appearance, and an alpha`() throws {
    let more = """
      "colors": { "paper": { "light": "white", "dark": "#112233" }, "card": "paper", "red": "#010203" },
      """
    for (dark, color) in [(false, Color.white), (true, Color(hex: 0x112233))] {
      let tree = try tree(
        ##"{ "label": "x", "color": "card 0.5", "background": "paper", "tint": "red" }"##,
        more: more,
        dark: dark)
      guard case .label(let label) = tree.views[1].kind else { return }
      #expect(label.color == color.withAlpha(0.5))
      #expect(tree.views[1].style.backgroundColor == color)
      #expect(tree.views[1].style.tintColor == Color(hex: 0x010203))
    }
    let gradient = try tree(
      #"{ "gradient": [{ "light": "red", "dark": "black" }, "{end}"] }"#,
      data: #"{ "end": "white" }"#, dark: true)
    guard case .gradient(let shown) = gradient.views[1].kind else { return }
    #expect(shown.stops.map(\.color) == [.black, .white])
  }

  @Test(arguments: [
    (#""colors": { "a": "b", "b": "a" },"#, "the color 'b' refers to itself"),
    (#""colors": { "a": "nocolor" },"#, "'nocolor' is not a valid color"),
    (
      #""colors": { "a": { "light": "red" } },"#,
      "the color 'a' has no key 'dark', in the dark appearance"
    ),
    (
      #""colors": { "a": { "light": "red", "dark": "red", "other": "red" } },"#,
      "the color 'a' has no key 'other'"
    ),
    (#""colors": { "a": 5 },"#, "a is a number, expected a color"),
  ])
  func `a mistake in a palette is an error, even if its color isn't used`(
    more: String, expected: String
  ) {
    #expect(problem(#"{ "label": "x" }"#, more: more) == expected)
  }

  @Test func `a view is rotated clockwise about its center`() throws {
    let tree = try tree(#"{ "label": "x", "rotation": 90 }"#)
    let transform = try #require(tree.views[1].style.transform)
    #expect(transform == Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
  }

  @Test func `a path has the size of its coordinates, or of its view box`() throws {
    let plain = try tree(#"{ "path": "M0 12 L12 0 L24 12 Z" }"#)
    guard case .shape(let shape) = plain.views[1].kind else {
      Issue.record("not a shape")
      return
    }
    #expect(shape.box == Rect(x: 0, y: 0, width: 24, height: 12))
    #expect(shape.path.elements.count == 4)
    let boxed = try tree(
      #"{ "path": "M0 0h1", "viewBox": [-2, -3, 40, 50], "stroke": "red", "lineCap": "round", "dash": [2, 1] }"#
    )
    guard case .shape(let line) = boxed.views[1].kind else { return }
    #expect(line.box == Rect(x: -2, y: -3, width: 40, height: 50))
    #expect(line.stroke != nil && line.fill == nil && line.cap == .round && line.dash == [2, 1])
  }

  @Test(arguments: [
    ("M0 0 L10", "is not valid path data"), ("hello", "is not valid path data"),
    ("0 0", "is not valid path data"),
    ("M0 0h1", "covers no area"), ("", "covers no area"),
    ("M0 0 L10 10 X", "is not valid path data"),
    (String(repeating: "M0 0h1", count: 20_000), "is not valid path data"),
    ("M-5 -5h2v2", "covers no area"),
  ])
  func `an invalid path is an error`(path: String, expected: String) {
    #expect(problem(#"{ "path": "\#(path)" }"#)?.contains(expected) == true)
  }

  @Test func `a symbol is a view of its own or of an image`() throws {
    for content in [#"{ "symbol": "cloud.sun" }"#, #"{ "image": "", "symbol": "cloud.sun" }"#] {
      guard case .image(let view) = try tree(content).views[1].kind else { return }
      #expect(view.image?.name == "cloud.sun" && view.image?.isSymbol == true)
      #expect(view.image?.size == Size(width: 20, height: 20))
    }
  }

  @Test(arguments: ["H:|-4-[a]-6-|", "a.leading = superview.leading + 4"])
  func `the superview in a constraint is that of its first view`(text: String) throws {
    let tree = try tree(
      #"{ "vstack": [{ "view": [{ "label": "x", "id": "a" }], "id": "box", "constraints": ["\#(text)"] }] }"#
    )
    let box = try #require(tree.view(named: "box"))
    let own = tree.constraints.filter { $0.name != "" && ($0.constant == 4 || $0.constant == 6) }
    #expect(!own.isEmpty)
    for constraint in own {
      let items = [constraint.first.item, constraint.second?.item]
      #expect(items.contains(.view(box)))
    }
  }
}
