import VitrineBase
import Glibc
import Synchronization
import Vitrine
import VitrineImport
import VitrineGraphics

extension Command {
  static let preview = Command(
    name: "preview", abstract: "show a live page in the browser while you edit a file",
    discussion: """
      Serves a page, on this machine only, that shows a widget in as many variants as you choose and
      redraws it whenever one of its files changes. Errors appear in place, with their line.
      """,
    usage: ["INPUT [--port N] [--widget N] [--scene N|ID] [--set ID.PROPERTY=VALUE]"],
    options: [
      CommandOption("--port", "N", "the port (default: any that is free)"),
      CommandOption("--widget", "N", "the number of a document's widget, from 1"),
      CommandOption("--scene", "N|ID", "a storyboard's scene (default: the initial one)"),
      CommandOption("--set", "ID.PROPERTY=VALUE", "replace a value of a view"),
      CommandOption("--fonts", "DIR", "fonts besides the bundled ones (also VITRINE_FONTS)"),
      CommandOption(
        "--data", "FILE.json", "values for the properties that views are bound to (docs/data.md)"),
      CommandOption("--state", "NAME", "one of the widget's states"),
    ],
    notes: """
      Prints the address, which contains a secret. Press Ctrl-C to stop.
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

  private static func runPreview(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the input file")
    guard Disk.exists(path) else {
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
    let live = Mutex(
      LivePicture(Workshop(resources, threads: Environment.processorCount)) {
        () throws(LivePicture.Problem) in
        do throws(CommandError) {
          return try VariantArguments.widget(path, arguments)
        } catch {
          throw LivePicture.Problem(message: error.message)
        }
      })
    let about = self.about(FilePath.name(of: path), resources)
    let server = PreviewServer.start(port: port) { request in
      switch request.path {
      case "": PreviewServer.Answer(200, "text/html", PreviewPage.html)
      case "page.css": PreviewServer.Answer(200, "text/css", PreviewPage.css)
      case "page.js": PreviewServer.Answer(200, "text/javascript", PreviewPage.script)
      case "icon.svg": PreviewServer.Answer(200, "image/svg+xml", PreviewPage.icon)
      case "about": PreviewServer.Answer(200, "application/json", about)
      case "state":
        PreviewServer.Answer(
          200, "application/json", "{\"state\": \"\(live.withLock { $0.state })\"}")
      case "picture": picture(request, live)
      default: PreviewServer.Answer(404, "text/plain", "not found")
      }
    }
    guard let server else {
      throw CommandError(
        code: .cannotWrite,
        message:
          "error: port \(port) is not available; another preview may be running; choose one with --port"
      )
    }
    Interrupt.watch()
    Console.print("\(server.url)")
    Console.error("Press Ctrl-C to stop.")
    while !Interrupt.isAsked { usleep(50_000) }
  }

  private static func picture(
    _ request: PreviewServer.Request, _ live: borrowing Mutex<LivePicture>
  ) -> PreviewServer.Answer {
    switch LivePicture.variant(request.arguments) {
    case .failure(let unknown):
      return problem("\(unknown.name) '\(unknown.value)' is unknown")
    case .success(let variant):
      switch live.withLock({ $0.draw(variant) }) {
      case .picture(let png, _): return PreviewServer.Answer(200, "image/png", png)
      case .problem(let message): return problem(message)
      }
    }
  }

  private static func problem(_ message: String) -> PreviewServer.Answer {
    PreviewServer.Answer(200, "application/json", "{\"problem\": \(JSONValue.quoted(message))}")
  }

  /// What the page is about and what it may offer.
  private static func about(_ name: String, _ resources: Resources) -> String {
    let choices = LivePicture.choices(resources).map { choice in
      let words = choice.words.map(JSONValue.quoted).joined(separator: ", ")
      return
        "{\"axis\": \(JSONValue.quoted(choice.axis.plural)), \"title\": \(JSONValue.quoted(choice.axis.title)), \"words\": [\(words)]}"
    }
    let overlays = Overlay.words.map { JSONValue.quoted($0.0) }
    return
      "{\"name\": \(JSONValue.quoted(name)), \"choices\": [\(choices.joined(separator: ", "))], "
      + "\"overlays\": [\(overlays.joined(separator: ", "))]}"
  }
}
