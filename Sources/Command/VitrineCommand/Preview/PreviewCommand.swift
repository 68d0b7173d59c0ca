import Glibc
import Synchronization
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

extension Command {
  /// The command that serves a live page for one input.
  ///
  /// The page is static files; what it shows comes from four addresses below the secret path:
  /// `about` once, `state` again and again, `picture` and `details` for each variant whenever the
  /// state has grown.
  static let preview = Command(
    name: "preview", abstract: "show a live page in the browser while you edit a file",
    discussion: """
      Serves a page, on this machine only, that shows a widget in as many variants as you choose and
      redraws it whenever one of its files changes. Errors appear in place, with their line.
      """,
    usage: ["INPUT [OPTIONS] [--port N]"],
    options: [
      CommandOption("--port", "N", "the port (default: that of the last time, else any free one)"),
      CommandOption("--widget", "N", "the number of a document's widget, from 1"),
      CommandOption("--scene", "N|ID", "a storyboard's scene (default: the initial one)"),
      CommandOption(
        "--target", "NAME", "the target of an Xcode project that has several extensions"),
      CommandOption("--set", "ID.PROPERTY=VALUE", "replace a value of a view"),
      CommandOption("--fonts", "DIR", "fonts besides the bundled ones (also VITRINE_FONTS)"),
      CommandOption(
        "--data", "FILE.json", "values for the properties that views are bound to (docs/data.md)"),
      CommandOption("--state", "NAME", "one of the widget's states"),
      ReadableFiles.option,
    ] + RunArguments.options + PreviewPresets.options,
    notes: """
      Prints the address, which contains a secret and stays the same for an input. The options of
      variants choose what the page starts with, each combination. Press Ctrl-C to stop.
      """,
    examples: [
      Command.Example(
        "preview Examples/weather.json",
        "Follow a file in the browser."),
      Command.Example(
        "preview Examples/weather.json --device ipad-9.7 --locale ar --port 8080",
        "Start with one variant, at a fixed port."),
    ],
    run: runPreview)

  /// Starts the server and waits for Ctrl-C; all work is done on the server's threads.
  private static func runPreview(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the input file")
    guard arguments.files.exists(path) else {
      throw CommandError(
        code: .invalidInput,
        message: "\(path): error: no such file or folder" + FileSuggestion.hint(for: path))
    }
    var port: UInt16 = 0
    if let text = try arguments.one("--port") {
      guard let number = UInt16(text), number >= 1 else {
        throw .invalid(text, for: "--port", expected: "1 to 65535")
      }
      port = number
    }
    let resources = try VariantArguments.resources(arguments)
    let presets = try PreviewPresets.all(arguments)
    // The input is read anew for each picture, so an error in it is shown in place and goes away
    // with the next save.
    let drawers = PreviewDrawers(
      resources,
      PreviewWallpapers(
        input: path, named: arguments.all(VariantAxis.wallpapers.flag), arguments.files)
    ) {
      files throws(LivePicture.Problem) in
      var arguments = arguments
      arguments.files = files
      do throws(CommandError) {
        return try read(path, arguments)
      } catch {
        throw LivePicture.Problem(message: error.message)
      }
    }
    let about = self.about(FilePath.name(of: path), resources, presets, drawers.count)
    // The threads of the server call this, several at a time; everything it captures is immutable
    // or locked.
    let answer = { @Sendable (request: PreviewServer.Request) -> PreviewServer.Answer in
      switch request.path {
      case "": PreviewServer.Answer(200, "text/html", PreviewPage.html)
      case "page.css": PreviewServer.Answer(200, "text/css", PreviewPage.css)
      case "page.js": PreviewServer.Answer(200, "text/javascript", PreviewPage.script)
      case "icon.svg": PreviewServer.Answer(200, "image/svg+xml", PreviewPage.icon)
      case "about": PreviewServer.Answer(200, "application/json", about)
      case "state":
        PreviewServer.Answer(
          200, "application/json", "{\"state\": \"\(drawers.trace.revision)\"}")
      case "picture": drawers.picture(request)
      case "details": drawers.details(request)
      default: PreviewServer.Answer(404, "text/plain", "not found")
      }
    }
    let server = try start(path, port, drawers.count, answer)
    Interrupt.watch()
    Console.print("\(server.url)")
    Console.error("Press Ctrl-C to stop.")
    // A signal doesn't wake the main thread from a lock, and twenty looks a second cost nothing.
    while !Interrupt.isAsked { usleep(50_000) }
  }

  /// Serves at the address of the last time where it is free, or at the port that is asked for.
  private static func start(
    _ path: String, _ port: UInt16, _ drawers: Int,
    _ answer: @escaping @Sendable (PreviewServer.Request) -> PreviewServer.Answer
  ) throws(CommandError) -> PreviewServer {
    guard PreviewServer.isAvailable else {
      throw CommandError(
        code: .cannotWrite,
        message: "error: the preview needs libmicrohttpd; install the package libmicrohttpd12")
    }
    var kept = PreviewAddress.kept(for: path)
    if port != 0 { kept.port = port }
    // Another preview of the same input may have the address, so this one gets its own.
    let server =
      PreviewServer.start(at: kept, drawers: drawers, answer)
      ?? (port == 0
        ? PreviewServer.start(at: PreviewAddress(port: 0), drawers: drawers, answer) : nil)
    guard let server else {
      throw CommandError(
        code: .cannotWrite,
        message:
          "error: port \(port) is not available; another preview may be running; choose one with --port"
      )
    }
    if server.address.secret == kept.secret { server.address.keep(for: path) }
    return server
  }

  /// The widget as its files are now, and what the command line says of its variant.
  private static func read(
    _ path: String, _ arguments: Arguments
  ) throws(CommandError) -> (widget: Widget, variant: Variant) {
    let widget = try VariantArguments.widget(path, arguments)
    var variant = widget.defaultVariant
    let vocabulary = try VariantArguments.vocabulary(arguments)
    for axis in [VariantAxis.states, .data] {
      guard let word = try arguments.one(axis.flag) else { continue }
      _ = axis.apply(word, &variant, vocabulary)
    }
    return (widget, variant)
  }

  /// What the page is about and what it may offer.
  private static func about(
    _ name: String, _ resources: Resources, _ presets: [[(axis: String, word: String)]],
    _ drawers: Int
  ) -> String {
    let choices = LivePicture.choices(resources).map { choice in
      let words = choice.words.map(JSONValue.quoted).joined(separator: ", ")
      return
        "{\"axis\": \(JSONValue.quoted(choice.axis.plural)), \"title\": \(JSONValue.quoted(choice.axis.title)), \"words\": [\(words)]}"
    }
    let overlays = Overlay.words.map { JSONValue.quoted($0.0) }
    let variants = presets.map { preset in
      let words = preset.map { "\(JSONValue.quoted($0.axis)): \(JSONValue.quoted($0.word))" }
      return "{\(words.joined(separator: ", "))}"
    }
    return
      "{\"name\": \(JSONValue.quoted(name)), \"choices\": [\(choices.joined(separator: ", "))], "
      + "\"overlays\": [\(overlays.joined(separator: ", "))], "
      + "\"presets\": [\(variants.joined(separator: ", "))], \"drawers\": \(drawers)}"
  }
}
