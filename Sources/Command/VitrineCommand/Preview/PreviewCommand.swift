import Glibc
import Vitrine
import VitrineBase

extension Command {
  /// The command that serves a live page for one input.
  ///
  /// The page consists of static files. Its content comes from four addresses below the secret
  /// path: `about` is requested once, `state` repeatedly, and `picture` and `details` for each
  /// variant when the state has grown.
  static let preview = Command(
    name: "preview", abstract: "show a live page in the browser while you edit a file",
    discussion: """
      Serves a page, on this machine only, that shows a widget in as many variants as you choose and
      redraws it whenever one of its files changes. Errors appear in place, with their line.
      """,
    usage: ["INPUT [OPTIONS] [--port N]"],
    options: [
      port, InputOptions.widget, InputOptions.scene, InputOptions.target, InputOptions.set,
      CommonOptions.fonts, VariantOptions.option(for: .data), VariantOptions.option(for: .states),
      CommonOptions.allowOutside,
    ] + ExtensionRunOptions.all + PreviewPresets.options,
    notes: """
      Prints the address, which contains a secret and stays the same for an input. The options of
      variants choose the pictures that the page starts with, each combination. Press Ctrl-C to stop.
      """,
    examples: [
      Command.Example(
        "preview Examples/weather.json",
        "Follow a file in the browser."),
      Command.Example(
        "preview Examples/weather.json --device ipad-9.7 --locale ar --port 8080",
        "Start with one variant, at a fixed port."),
    ],
    showsMessages: true,
    codeDemand: .ifPossible,
    run: runPreview)

  private static let port = Option.one(
    "--port", "N", help: "the port (default: that of the last time, else any free one)",
    default: UInt16?.none
  ) { word throws(CommandError) in
    guard let number = UInt16(word), number >= 1 else {
      throw .invalid(word, for: "--port", expected: "1 to 65535")
    }
    return number
  }

  /// Starts the server and waits for Ctrl-C.
  ///
  /// The threads of the server do all work.
  private static func runPreview(_ arguments: Arguments) throws(CommandError) {
    let path = try arguments.input("the input file")
    guard arguments.files.exists(path) else {
      throw .input("\(path): error: no such file or folder" + FileSuggestion.hint(for: path))
    }
    for axis in [VariantAxis.data, .states] where arguments[axis].count > 1 {
      throw .usage("\(axis.flag) is given \(arguments[axis].count) times; expected once")
    }
    let site = try PreviewSite(path, arguments)
    let server = try PreviewServer.start(
      for: path, port: arguments[port], drawers: site.drawers.count, site.answer)
    Interrupt.watch()
    Console.print("\(server.url)")
    Console.error("Press Ctrl-C to stop.")
    // A signal doesn't wake the main thread from a lock, so it polls 20 times per second.
    while !Interrupt.isAsked { usleep(50_000) }
  }
}
