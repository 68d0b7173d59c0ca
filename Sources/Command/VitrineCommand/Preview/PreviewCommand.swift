import Glibc
import Vitrine
import VitrineBase
import VitrineImages

extension Command {
  /// The command that serves a live page for its inputs.
  ///
  /// The page consists of static files. Its content comes from four addresses below the secret
  /// path: `about` is requested once, `state` repeatedly, and `picture` and `details` for each
  /// variant when the state has grown.
  static let preview = Command(
    name: "preview", abstract: "show a live page in the browser while you edit a file",
    discussion: """
      Serves a page, on this machine only, that shows widgets in as many variants as you choose and
      redraws them whenever one of their files changes. Errors appear in place, with their line. A
      vitrine.json is shown by its pictures. In a git repository, the page compares with the last
      commit. --network serves the page to other devices too, for example a phone.
      """,
    usage: ["INPUT… [OPTIONS] [--port N] [--network]"],
    options: [
      port, network, InputOptions.widget, InputOptions.scene, InputOptions.target, InputOptions.set,
      CommonOptions.fonts, VariantOptions.option(for: .data), VariantOptions.option(for: .states),
      CommonOptions.allowOutside,
    ] + ExtensionRunOptions.all + PreviewPresets.options,
    notes: """
      Prints the address, which contains a secret and stays the same for the inputs. The options of
      variants choose the pictures that the page starts with, each combination. Press Ctrl-C to stop.
      """,
    examples: [
      Command.Example(
        "preview Examples/weather.json",
        "Follow a file in the browser."),
      Command.Example(
        "preview Examples/weather.json --device ipad-9.7 --locale ar --port 8080",
        "Start with one variant, at a fixed port."),
      Command.Example(
        "preview vitrine.json --network",
        "Show the pictures of a config, also on a phone in the same network."),
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

  private static let network = Option.flag(
    "--network",
    help:
      "also serve other devices in the network, and print a QR code with the secret address; the "
      + "connection isn't encrypted")

  /// Starts the server and waits for Ctrl-C.
  ///
  /// The threads of the server do all work.
  private static func runPreview(_ arguments: Arguments) throws(CommandError) {
    guard !arguments.positional.isEmpty else { throw .usage("the input file is missing") }
    for path in arguments.positional where !arguments.files.exists(path) {
      throw .input("\(path): error: no such file or folder" + FileSuggestion.hint(for: path))
    }
    for axis in [VariantAxis.data, .states] where arguments[axis].count > 1 {
      throw .usage("\(axis.flag) is given \(arguments[axis].count) times; expected once")
    }
    let servesNetwork = arguments[network]
    let host = servesNetwork ? PreviewServer.networkHost : nil
    guard !servesNetwork || host != nil else {
      throw CommandError(
        code: .cannotWrite,
        message: "error: --network needs an IPv4 address in a network; found none")
    }
    let site = try PreviewSite(arguments.positional, arguments)
    let server = try PreviewServer.start(
      for: arguments.positional, port: arguments[port], servesNetwork: servesNetwork,
      drawers: site.drawers.count, site.answer)
    Interrupt.watch()
    printAddress(of: server, host)
    Console.error("Press Ctrl-C to stop.")
    // A signal doesn't wake the main thread from a lock, so it polls 20 times per second.
    while !Interrupt.isAsked { usleep(50_000) }
  }
  /// Prints the address for this machine, or for the network with its QR code.
  private static func printAddress(of server: PreviewServer, _ host: String?) {
    guard let host else { return Console.print(server.url) }
    let url = server.url(of: host)
    Console.print(url)
    if let code = QRCode(url) { Console.printPicture(TerminalCode.text(code)) }
    Console.error(
      "note: every device in the network that knows the address sees the page; without encryption, "
        + "others can read it on the way")
  }
}
