import TestSupport
import Testing

/// Typical mistakes on the command line, and the messages for them.
@Suite struct MistakeTests {
  @Test(arguments: [
    (
      "render Examples/wether.json", 3,
      "Examples/wether.json: error: no such file or folder; did you mean 'Examples/weather.json'?"
    ),
    ("render Examples/absent.json", 3, "Examples/absent.json: error: no such file or folder"),
    (
      "render Examples/weather.json --locale klingon", 2,
      "error: invalid value 'klingon' for --locale: expected a language tag such as en, pt-BR or zh-Hans"
    ),
    (
      "render Examples/weather.json --locale xx", 2,
      "error: invalid value 'xx' for --locale: expected a language tag such as en, pt-BR or zh-Hans"
    ),
    (
      "render Examples/weather.json --host macos --system ios9", 2,
      "error: --system ios9 cannot be combined with --host macos, which has system macos; remove one of them"
    ),
    (
      "render Examples/weather.json --device iphone-7 --host macos", 2,
      "error: --device iphone-7 cannot be combined with --host macos, which has device mac; remove one of them"
    ),
    (
      "render Examples/weather.json --all-modes --mode compact", 2,
      "error: --all-modes includes --mode compact; remove one of them"
    ),
    (
      "render Examples/weather.json --all-devices --device iphone-7", 2,
      "error: --all-devices includes --device iphone-7; remove one of them"
    ),
    (
      "render Examples/weather.json --device iphone-11", 2,
      "error: invalid value 'iphone-11' for --device; did you mean 'iphone-xr' (iPhone XR, 11)?"
    ),
    (
      "render Examples/weather.json --device ipad-8", 2,
      "error: invalid value 'ipad-8' for --device; did you mean 'ipad-10.2' (iPad 7, 8)?"
    ),
    (
      "render Examples/weather.json --device iphone-12-pro-mx", 2,
      "error: invalid value 'iphone-12-pro-mx' for --device; did you mean 'iphone-12-pro-max'?"
    ),
    (
      "preview Examples/wether.json", 3,
      "Examples/wether.json: error: no such file or folder; did you mean 'Examples/weather.json'?"
    ),
    (
      "preview Examples/weather.json --device ipone-7", 2,
      "error: invalid value 'ipone-7' for --device; did you mean 'iphone-7'?"
    ),
    (
      "render Examples/weather.png", 3,
      "Examples/weather.png: error: no such file or folder; did you mean 'Examples/weather.json'?"
    ),
    (
      "render Examples/weather.json --device --mode compact", 2,
      "error: --device needs a value; found the option --mode"
    ),
    (
      "render Examples/weather.json -d iphone-7", 2,
      "error: unknown option '-d'; --help lists the options"
    ),
    (
      "render Examples/weather.json --dark", 2,
      "error: unknown option '--dark'; did you mean '--appearance dark'?"
    ),
    (
      "render Examples/weather.json -o picture.jpg", 2,
      "error: pictures are PNG files, so 'picture.jpg' has the wrong suffix; use .png"
    ),
    (
      "render Examples/weather.json --device ipad", 2,
      "error: invalid value 'ipad' for --device: expected ipad-2, ipad-9.7, ipad-mini, ipad-10.2, ipad-air-4, ipad-pro-10.5, ipad-pro-11, ipad-pro-12.9 or ipad-pro-12.9-3"
    ),
    (
      "batch Examples/launcher.json --out none", 3,
      "Examples/launcher.json:3:10: error: this is a widget document, not a config; name it among the 'inputs' of a vitrine.json"
    ),
    (
      "cache siz", 2, "error: expected why, size or clear after cache; did you mean 'size'?"
    ),
    (
      "render Examples/images/weather.png", 3,
      "Examples/images/weather.png:1:1: error: this is a PNG picture, expected a JSON document"
    ),
    (
      "layout Examples/TodayExtension --set titel.text=x", 3,
      "--set: error: there is no view or outlet named 'titel'; did you mean 'titleLabel'?"
    ),
    (
      "lint Examples/news.json --format txt", 2,
      "error: invalid value 'txt' for --format; did you mean 'text'?"
    ),
    (
      "renderr Examples/weather.json", 2, "error: unknown command 'renderr'; did you mean 'render'?"
    ),
    ("render", 2, "error: the input file is missing"),
    (
      "render Examples/weather.json --mode expandd", 2,
      "error: invalid value 'expandd' for --mode; did you mean 'expanded'?"
    ),
    (
      "render Examples/weather.json --scale 4", 2,
      "error: invalid value '4' for --scale: expected 1, 2 or 3"
    ),
    (
      "render Examples/weather.json --set title", 2,
      "error: invalid value 'title' for --set: expected ID.PROPERTY=VALUE"
    ),
    (
      "render Examples/weather.json --canvas 320", 2,
      "error: invalid value '320' for --canvas: expected WIDTHxHEIGHT, as in 320x110"
    ),
    (
      "render Examples/weather.json --clock 21:00", 2,
      "error: --clock is shown on whole screens only; add --chrome screen"
    ),
    (
      "render Examples/weather.json --wallpaper bussy", 3,
      "error: unknown wallpaper 'bussy'; use a file or one of busy, dark, leaves, light, photo"
    ),
    (
      "render Examples/weather.json --state snowy", 3,
      "Examples/weather.json: error: the widget has no states, so 'snowy' is unknown"
    ),
    (
      "render Examples/weather.json --widget 3", 3,
      "Examples/weather.json: error: the document has 1 widget, not 3"
    ),
    (
      "diff Goldens/examples/weather-expanded.png", 2,
      "error: expected the older and the newer file, found 1"
    ),
    (
      "snapshots Exmples", 3,
      "Exmples: error: no such file or folder; did you mean 'Examples'?"
    ),
  ])
  func `the message names the mistake and the next step`(
    words: String, code: Int32, message: String
  ) throws {
    let outcome = try Program.run(
      words.split(separator: " ").map(String.init), in: PackageRoot.path)
    #expect(outcome.messages == message + "\n")
    #expect(outcome.code == code)
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: ["en", "pt-BR", "zh-Hans", "zh-Hant-HK", "es-419", "de_AT", "fil", "pseudo-rtl"])
  func `language tags are accepted`(tag: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(
      [
        "render", PackageRoot.file("Examples/launcher.json"), "--locale", tag, "-o",
        folder.path + "/a.png",
      ])
    #expect(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func `a note names a locale without texts of a translated widget`() throws {
    let folder = try TemporaryFolder()
    let path = PackageRoot.file("Examples/weather.json")
    let outcome = try Program.run(
      ["render", path, "--locale", "sv", "--locale", "de-AT", "-o", folder.path + "/"])
    #expect(outcome.code == 0)
    #expect(
      outcome.errors.hasPrefix(
        "\(path): note: no texts in 'sv', so those of the development language are drawn; "
          + "the widget is translated into es, de, ja and ar\n2 pictures in "))
  }
}
