import Vitrine
import VitrineBase

/// The content of a preview's addresses.
final class PreviewSite: Sendable {
  let drawers: PreviewDrawers
  /// The answer to `about`: the name of the input and the choices of the page.
  private let about: String

  init(_ inputs: [String], _ arguments: Arguments) throws(CommandError) {
    let resources = try InputOptions.resources(arguments)
    let subjects = try PreviewSubjects(inputs, arguments)
    // Inputs are read for each picture, so an error in one is shown in place until the next save.
    drawers = PreviewDrawers(
      resources,
      PreviewWallpapers(inputs: inputs, named: arguments[.wallpapers], arguments.files), subjects)
    about = Self.about(
      inputs, resources, subjects, presets: try PreviewPresets.all(arguments, of: subjects.names),
      files: arguments.files, drawers: drawers.count)
  }

  /// Answers a request.
  ///
  /// Several threads of the server call it at a time.
  func answer(_ request: PreviewServer.Request) -> PreviewServer.Answer {
    switch request.path {
    case "": PreviewServer.Answer(200, "text/html", body: PreviewPage.html)
    case "page.css": PreviewServer.Answer(200, "text/css", body: PreviewPage.css)
    case "page.js": PreviewServer.Answer(200, "text/javascript", body: PreviewPage.script)
    case "icon.svg": PreviewServer.Answer(200, "image/svg+xml", body: PreviewPage.icon)
    case "about": PreviewServer.Answer(200, "application/json", body: about)
    case "state":
      PreviewServer.Answer(
        200, "application/json", body: "{\"state\": \"\(drawers.trace.revision)\"}")
    case "picture": drawers.picture(request)
    case "details": drawers.details(request)
    default: PreviewServer.Answer(404, "text/plain", body: "not found")
    }
  }

  /// Returns the choices of the page as JSON.
  private static func about(
    _ inputs: [String], _ resources: Resources, _ subjects: PreviewSubjects,
    presets: [[(axis: String, word: String)]], files: Files, drawers: Int
  ) -> String {
    let choices = LivePicture.choices(resources)
    let menus = choices.map { choice in
      "{\"axis\": \(JSONValue.quoted(choice.axis.plural)), "
        + "\"title\": \(JSONValue.quoted(choice.axis.title)), "
        + "\"words\": [\(list(choice.words.map(JSONValue.quoted)))]}"
    }
    let defaults = words(of: Variant())
    // A traced config is read once.
    let files = files.regularOnly.traced(by: FileTrace())
    let shown = subjects.names.map { name in
      // A broken input has no variant until it is mended, and its menus show the usual defaults.
      let variant = (try? subjects.read(name, files, runsCode: false))?.variant ?? Variant()
      let own = words(of: variant).filter { defaults[$0.key] != $0.value }
      return "{\"name\": \(JSONValue.quoted(name)), \"words\": \(object(own))}"
    }
    let name = inputs.map(FilePath.name(of:)).joined(separator: ", ")
    return "{\"name\": \(JSONValue.quoted(name)), \"choices\": [\(list(menus))], "
      + "\"defaults\": \(object(defaults)), \"subjects\": [\(list(shown))], "
      + "\"overlays\": [\(list(Overlay.words.map { JSONValue.quoted($0.0) }))], "
      + "\"presets\": [\(list(presets.map { object($0.map { (key: $0.axis, value: $0.word) }) }))], "
      + "\"hasCommit\": \(subjects.commit != nil), \"drawers\": \(drawers)}"
  }

  /// Returns the words of a variant by the keys of their axes in a config.
  static func words(of variant: Variant) -> [String: String] {
    let axes = PreviewPresets.axes + [.states]
    return Dictionary(axes.map { ($0.plural, $0.word(variant)) }) { first, _ in first }
  }

  private static func object(_ words: [String: String]) -> String {
    object(words.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) })
  }

  private static func object(_ words: [(key: String, value: String)]) -> String {
    "{\(list(words.map { "\(JSONValue.quoted($0.key)): \(JSONValue.quoted($0.value))" }))}"
  }

  private static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
