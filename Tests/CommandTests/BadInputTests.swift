import Foundation
import TestSupport
import Testing
import VitrineBase

/// An invalid input, and the message of the program with its place.
struct BadInput: Sendable, CustomTestStringConvertible {
  var title: String
  var content: String
  /// The place and the message after the file's name.
  var message: String

  var testDescription: String { title }

  static let all = [
    BadInput(
      title: "an empty file", content: "",
      message: ":1:1: error: the file is empty, expected a JSON object"),
    BadInput(
      title: "broken JSON", content: "{\"app\": \"A\",\n  \"content\": }",
      message: ":2:14: error: found '}', expected a value"),
    BadInput(
      title: "an unknown key", content: "{\"app\": \"A\", \"contnet\": {}}",
      message: ":1:14: error: the document has no key 'contnet'; did you mean 'content'?"),
    BadInput(
      title: "a wrong type", content: "{\"app\": 7}",
      message: ":1:9: error: app is a number, expected a string"),
    BadInput(
      title: "no app", content: "{}",
      message: ":1:1: error: the document has no key 'app', the app's name"),
    BadInput(
      title: "a view of no kind", content: "{\"app\": \"A\", \"content\": {\"labl\": \"x\"}}",
      message: ":1:26: error: the view 'view1' has no key 'labl'; did you mean 'label'?"),
    BadInput(
      title: "a style of a document without styles",
      content: "{\"app\": \"A\", \"content\": {\"label\": \"x\", \"style\": \"loud\"}}",
      message: ":1:49: error: invalid value 'loud' for style; the file defines none"),
    BadInput(
      title: "a constraint that does not parse",
      content:
        "{\"app\": \"A\", \"content\": {\"label\": \"x\", \"id\": \"a\", \"constraints\": [\"a.width == \"]}}",
      message:
        ":1:79: error: the constraint \"a.width == \" cannot be read: found the end, expected a view's name"
    ),
    BadInput(
      title: "a constraint that names no view",
      content:
        "{\"app\": \"A\", \"content\": {\"label\": \"x\", \"id\": \"title\", \"constraints\": [\"titel.width = 5\"]}}",
      message: ":1:71: error: there is no view named 'titel'; did you mean 'title'?"),
    BadInput(
      title: "a bad colour",
      content: "{\"app\": \"A\", \"content\": {\"label\": \"x\", \"color\": \"#12\"}}",
      message:
        ":1:49: error: '#12' is not a valid color; write #RRGGBB, #RRGGBBAA or a name such as black"
    ),
    BadInput(
      title: "missing data", content: "{\"app\": \"A\", \"content\": {\"label\": \"{x}\"}}",
      message: ":1:35: error: the data has no value for 'x'"),
    BadInput(
      title: "a row outside a table", content: "{\"app\": \"A\", \"content\": {\"row\": \"x\"}}",
      message: ":1:25: error: a row must be inside a table; put it in { \"table\": [ … ] }"),
    BadInput(
      title: "a table that holds a label",
      content: "{\"app\": \"A\", \"content\": {\"table\": [{\"label\": \"x\"}]}}",
      message:
        ":1:36: error: a table holds rows only, not the label; write { \"row\": \"Title\" }"),
    BadInput(
      title: "a detail that no cell shows",
      content: "{\"app\": \"A\", \"content\": {\"table\": [{\"row\": \"x\", \"detail\": \"y\"}]}}",
      message:
        ":1:59: error: a row of the standard cell shows no detail; give it \"cell\": \"subtitle\", \"value1\" or \"value2\""
    ),
    BadInput(
      title: "a picker's row that is not there",
      content:
        "{\"app\": \"A\", \"content\": {\"picker\": [[\"a\"]], \"selected\": [1]}}",
      message:
        ":1:57: error: selected names row 1.0 of column 1; count columns and rows that the picker has, rows from 0"
    ),
    BadInput(
      title: "an unknown state of a button",
      content:
        "{\"app\": \"A\", \"content\": {\"button\": \"x\", \"states\": {\"selectd\": {}}}}",
      message:
        ":1:52: error: invalid value 'selectd' for state of a button; did you mean 'selected'?"),
    BadInput(
      title: "a lone surrogate", content: "{\"app\": \"\\ud800\"}",
      message: ":1:16: error: found half of a surrogate pair in an escape"),
    BadInput(
      title: "columns without a grid",
      content: "{\"app\": \"A\", \"content\": {\"label\": \"x\", \"span\": 2}}",
      message: ":1:48: error: unused key 'span': the view is not in a grid"),
    BadInput(
      title: "a change of the card's own view",
      content:
        "{\"app\": \"A\", \"content\": {\"label\": \"x\"}, \"compact\": {\"set\": {\"root\": {\"alpha\": 0}}}}",
      message: ":1:61: error: there is no view named 'root'; give a view that \"id\""),
    BadInput(
      title: "a list on an iPhone",
      content: "{\"app\": \"A\", \"content\": {\"list\": []}}",
      message:
        ":1:34: error: only Notification Center on a Mac has a 'list'; ask for --host macos, or write a vstack or a table"
    ),
    BadInput(
      title: "a key twice", content: "{\"app\": \"A\", \"app\": \"B\"}",
      message: ":1:14: error: found the key 'app' twice"),
  ]
}

@Suite struct BadInputTests {
  @Test(arguments: BadInput.all)
  func `a bad document is reported with its place, and no file is written`(input: BadInput) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(input.content, to: "widget.json")
    let outcome = try Program.run(["render", path, "-o", folder.path + "/out.png"])
    #expect(outcome.code == 3)
    #expect(outcome.messages == path + input.message + "\n")
    #expect(outcome.output.isEmpty)
    #expect(folder.names == ["widget.json"])
  }

  @Test func `a pipe in a folder is refused at once, and a named one is read`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"{"app": "A", "content": {"image": "p.png", "size": [9, 9]}}"#, to: "w.json")
    func shell(_ line: String) throws -> Program.Outcome {
      try Program.run(
        ["-c", line], in: folder.path, binary: "/bin/sh", environment: ["VITRINE": Program.path])
    }
    let found = try shell("mkfifo p.png; timeout 30 \"$VITRINE\" render w.json -o a.png")
    #expect(found.code == 0, "\(found)")
    #expect(
      found.errors.contains("the image 'p.png' is a pipe or a device, not a file"),
      "\(found.errors)")
    let named = try shell("cat w.json | timeout 30 \"$VITRINE\" layout /dev/stdin")
    #expect(named.code == 0 && named.output.contains("9.000"), "\(named)")
    let config = try shell("mkfifo vitrine.json; timeout 30 \"$VITRINE\" plan")
    #expect(config.code == 3 && config.errors.contains("is a pipe"), "\(config)")
  }

  @Test(arguments: [
    ["render", "-o", "out.png"], ["layout"], ["layout", "--json"], ["explain"], ["lint"],
  ])
  func `a number beyond any screen is an error with its place, for every command`(
    words: [String]
  ) throws {
    let folder = try TemporaryFolder()
    for (number, key) in [("1e18", "width"), ("1e300", "height"), ("-1e19", "width")] {
      _ = try folder.write(
        "{\"app\": \"A\",\n\"content\": {\"label\": \"x\", \"id\": \"x\", \"\(key)\": \(number)}}",
        to: "w.json")
      let outcome = try Program.run(
        [words[0], "w.json"] + words.dropFirst(), in: folder.path)
      #expect(outcome.code == 3, "\(number) \(outcome)")
      #expect(
        outcome.errors.contains(
          /^w\.json:2:4\d: error: found a length of \d.* points in '\w+', expected at most 10000000/
        ),
        "\(outcome.errors)")
    }
    #expect(folder.names == ["w.json"])
  }

  @Test func `invalid UTF-8 is reported with its place`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      Array("{\"app\": \"".utf8) + [0xFF, 0xFE] + Array("\"}".utf8), to: "w.json")
    let outcome = try Program.run(["render", path, "-o", folder.path + "/out.png"])
    #expect(outcome.code == 3)
    #expect(outcome.errors == "\(path):1:12: error: the text is not valid UTF-8\n")
  }

  @Test func `a missing file and a folder have separate messages`() throws {
    let folder = try TemporaryFolder()
    let missing = try Program.run(["render", folder.path + "/none.json"])
    #expect(missing.code == 3)
    #expect(missing.errors == "\(folder.path)/none.json: error: no such file or folder\n")
    let directory = try Program.run(["render", folder.path])
    #expect(directory.code == 3)
    #expect(
      directory.errors
        == "\(folder.path): error: holds no Xcode project or Info.plist of a Today extension, "
        + "and no storyboard\n")
  }

  @Test func `an image that isn't an image has its own error`() throws {
    let folder = try TemporaryFolder()
    let wallpaper = try folder.write("no image", to: "wall.png")
    let input = PackageRoot.file("Examples/monkey-about.json")
    let outcome = try Program.run(
      ["render", input, "--wallpaper", wallpaper, "-o", folder.path + "/out.png"])
    #expect(outcome.code == 3)
    #expect(outcome.errors.hasPrefix("\(wallpaper): error: cannot be decoded as an image: "))
    #expect(folder.names == ["wall.png"])
  }

  @Test func `an output that cannot be written has its own exit code`() throws {
    let input = PackageRoot.file("Examples/monkey-about.json")
    let outcome = try Program.run(["render", input, "-o", "/nowhere/at/all/out.png"])
    #expect(outcome.code == 4)
    #expect(
      outcome.errors
        == "/nowhere/at/all/out.png: error: cannot be written: no such file or folder\n")
  }

  @Test(arguments: [
    (["render"], "error: the input file is missing"),
    (["rendr", "x"], "error: unknown command 'rendr'; did you mean 'render'?"),
    (
      ["render", "Examples/stocks.json", "--device", "iphone-8"],
      "error: invalid value 'iphone-8' for --device; did you mean 'iphone-7' (iPhone 6, 6s, 7, 8, SE 2)?"
    ),
    (
      ["render", "Examples/stocks.json", "--mode", "expandd"],
      "error: invalid value 'expandd' for --mode; did you mean 'expanded'?"
    ),
    (
      ["render", "Examples/stocks.json", "--host", "quick-action"],
      "error: invalid value 'quick-action' for --host; did you mean 'quick-actions'?"
    ),
    (
      ["render", "Examples/stocks.json", "--text-size", "xxxxl"],
      "error: invalid value 'xxxxl' for --text-size; did you mean 'xxxl'?"
    ),
    (
      ["render", "Examples/stocks.json", "--system", "tvos"],
      "error: invalid value 'tvos' for --system: expected ios8, ios9, ios10, ios10.3, ios11, ios12, ios13, ios14, ios15, ios16, ios17, ios18, ios26, macos or macos10.12"
    ),
    (
      ["render", "Examples/stocks.json", "--host", "quick-actions", "--mode", "expanded"],
      "error: quick actions show a widget in compact mode only; use --mode compact"
    ),
    (
      ["render", "Examples/stocks.json", "--host", "quick-actions", "--system", "ios9"],
      "error: quick actions show widgets from iOS 10 on, not on ios9"
    ),
    (
      ["render", "Examples/stocks.json", "--devise", "3"],
      "error: unknown option '--devise'; did you mean '--device'?"
    ),
    (
      ["render", "Examples/stocks.json", "--scale", "9"],
      "error: invalid value '9' for --scale: expected 1, 2 or 3"
    ),
    (["render", "Examples/stocks.json", "--device"], "error: --device needs a value"),
    (
      ["render", "Examples/mac/quotes.json", "--editing"],
      "error: --editing is for Notification Center on a Mac; add --host macos"
    ),
    (
      ["render", "Examples/stocks.json", "--host", "macos", "--editing"],
      "error: --editing is for widgets that can be edited; set \"allowsEditing\": true in the document"
    ),
    (
      ["render", "Examples/stocks.json", "--host", "lock", "--clock", "14:20"],
      "error: --clock is shown on whole screens only; add --chrome screen"
    ),
    (
      ["render", "Examples/stocks.json", "--locale", ""],
      "error: invalid value '' for --locale: expected a language tag such as en, pt-BR or zh-Hans"
    ),
    (
      ["render", "Examples/stocks.json", "--not-added"],
      "error: --not-added is for quick actions; add --host quick-actions"
    ),
    (
      ["render", "Examples/stocks.json", "--device", "ipad-9.7", "--column", "right"],
      "error: --column is for an iPad's cards in landscape; add --orientation landscape"
    ),
  ])
  func `the error for wrong usage suggests the intended word`(arguments: [String], message: String)
    throws
  {
    let outcome = try Program.run(arguments, in: PackageRoot.path)
    #expect(outcome.code == 2)
    #expect(outcome.errors == message + "\n")
  }

  @Test func `incomplete or invalid data files and unknown states are refused`() throws {
    let folder = try TemporaryFolder()
    let input = PackageRoot.file("Examples/data/headlines.json")
    let poor = try folder.write("{ \"reader\": \"Bo\" }", to: "poor.json")
    let wrong = try folder.write("[]", to: "wrong.json")
    for (words, message) in [
      (["--data", poor], "the data file \(poor) has no value for 'breaking'"),
      (["--data", wrong], "\(wrong):1:1: error: the data is an array, expected an object"),
      (["--data", folder.path + "/none.json"], "none.json: error: no such file or folder"),
      (["--state", "signed-uot"], "did you mean 'signed-out'?"),
    ] {
      let outcome = try Program.run(["render", input, "-o", folder.path + "/out.png"] + words)
      #expect(outcome.code == 3)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(folder.names == ["poor.json", "wrong.json"])
    }
  }

  @Test func `expanded mode of a compact widget is refused`() throws {
    let path = PackageRoot.file("Examples/launcher.json")
    let outcome = try Program.run(["render", path, "--mode", "expanded"])
    #expect(outcome.code == 3)
    #expect(
      outcome.errors
        == "\(path): error: the widget's largest mode is compact, so it is never expanded; use --mode compact\n"
    )
  }
}

@Suite struct HugeNumberTests {
  @Test(arguments: [
    "\"label\": \"x\", \"lines\": 1e300", "\"pages\": 1e300", "\"pages\": 3, \"current\": -1e300",
    "\"segments\": [\"a\"], \"selected\": 1e99", "\"grid\": [], \"columns\": 1e18",
    "\"label\": \"x\", \"span\": 0.5", "\"image\": \"x\", \"size\": [1]",
  ])
  func `a number out of range is an error and doesn't crash`(view: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"app\": \"A\", \"content\": {\(view)}}", to: "widget.json")
    let outcome = try Program.run(["render", path, "-o", folder.path + "/out.png"])
    #expect(outcome.code == 3)
    #expect(outcome.errors.hasPrefix("\(path):1:"))
    #expect(folder.names == ["widget.json"])
  }

  @Test func `an unknown view in set or hide is an error`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "{\"app\": \"A\", \"content\": {\"label\": \"x\", \"id\": \"title\"}, \"compact\": {\"hide\": [\"titel\"]}}",
      to: "widget.json")
    let outcome = try Program.run(["layout", path])
    #expect(outcome.code == 3)
    #expect(
      outcome.messages.hasSuffix("error: there is no view named 'titel'; did you mean 'title'?\n"))
  }
}
