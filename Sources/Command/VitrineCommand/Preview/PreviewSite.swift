import Vitrine
import VitrineBase

/// The content of a preview's addresses.
final class PreviewSite: Sendable {
  let drawers: PreviewDrawers
  /// The answer to `about`: the name of the input and the choices of the page.
  private let about: String

  init(_ path: String, _ arguments: Arguments) throws(CommandError) {
    let resources = try InputOptions.resources(arguments)
    let presets = try PreviewPresets.all(arguments)
    // The input is read for each picture, so an error in it is shown in place until the next save.
    drawers = PreviewDrawers(
      resources,
      PreviewWallpapers(input: path, named: arguments[.wallpapers], arguments.files)
    ) { files throws(LivePicture.Problem) in
      var arguments = arguments
      arguments.files = files
      do throws(CommandError) {
        return try Self.read(path, arguments)
      } catch {
        throw LivePicture.Problem(message: error.message)
      }
    }
    about = Self.about(FilePath.name(of: path), resources, presets: presets, drawers: drawers.count)
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

  /// Reads the widget and the variant that it is shown in by default.
  private static func read(
    _ path: String, _ arguments: Arguments
  ) throws(CommandError) -> (widget: Widget, variant: Variant) {
    let widget = try InputOptions.widget(path, arguments)
    var variant = widget.defaultVariant
    let vocabulary = try VariantOptions.vocabulary(arguments)
    for axis in [VariantAxis.states, .data] {
      if let word = arguments[axis].first { _ = axis.apply(word, &variant, vocabulary) }
    }
    return (widget, variant)
  }

  /// Returns the choices of the page as JSON.
  private static func about(
    _ name: String, _ resources: Resources, presets: [[(axis: String, word: String)]],
    drawers: Int
  ) -> String {
    let choices = LivePicture.choices(resources).map { choice in
      "{\"axis\": \(JSONValue.quoted(choice.axis.plural)), "
        + "\"title\": \(JSONValue.quoted(choice.axis.title)), "
        + "\"words\": [\(list(choice.words.map(JSONValue.quoted)))]}"
    }
    let overlays = Overlay.words.map { JSONValue.quoted($0.0) }
    let variants = presets.map { preset in
      "{\(list(preset.map { "\(JSONValue.quoted($0.axis)): \(JSONValue.quoted($0.word))" }))}"
    }
    return "{\"name\": \(JSONValue.quoted(name)), \"choices\": [\(list(choices))], "
      + "\"overlays\": [\(list(overlays))], \"presets\": [\(list(variants))], "
      + "\"drawers\": \(drawers)}"
  }

  private static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
