import Glibc
import Vitrine
import VitrineBase

/// The program: finds the command, runs it, and ends with its exit code.
@main
enum Main {
  static func main() {
    FreedMemory.keep()
    // A write beyond the limit of file sizes or to a closed pipe then fails with an error instead of
    // a signal.
    _ = signal(SIGXFSZ, SIG_IGN)
    _ = signal(SIGPIPE, SIG_IGN)
    occupyClosedStreams()
    Interrupt.install()
    let arguments = words()
    ColorOption.apply(arguments)
    var files = Files.disk
    do throws(CommandError) {
      try run(arguments, &files)
    } catch {
      reportRefused(files, after: error.message)
      if !error.message.isEmpty {
        Console.error(SourceExcerpt.added(to: error.message, from: files))
      }
      end(error.code)
    }
    reportRefused(files, after: "")
    end(.fine)
  }

  /// Returns the arguments, in which names of files are kept even if they aren't UTF-8.
  private static func words() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe PathText.text(of: $0) }
    }
  }

  /// Opens a file that cannot be written in place of each standard stream that is closed.
  ///
  /// Otherwise a picture could get the descriptor of standard output, and results would be written
  /// into it.
  private static func occupyClosedStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  /// Ends the program.
  ///
  /// A result that could not be written has precedence over the given exit code.
  private static func end(_ code: ExitCode) -> Never {
    guard let failure = Console.outputFailure else { exit(code.rawValue) }
    let error = CommandError(writing: failure)
    Console.error(error.message)
    exit(error.code.rawValue)
  }

  /// Prints the files that weren't read because of the limit, unless the error names them already.
  private static func reportRefused(_ files: Files, after message: String) {
    for path in files.refused where !message.contains(path) {
      Console.error("\(path): warning: not read: it \(ReadingLimit.reason)")
    }
  }

  /// Finds the command and runs it.
  ///
  /// Help is printed before the words are parsed, so that `--help` works beside a wrong option.
  /// `files` is set to the files that the command may read.
  private static func run(
    _ arguments: [String], _ files: inout Files
  ) throws(CommandError) {
    guard let name = arguments.first else {
      Console.error(Command.overview(.terminal))
      throw .usage("a command is missing; see vitrine --help")
    }
    if name == "--help" || name == "-h" || name == "help" {
      if let topic = arguments.dropFirst().first {
        guard let command = Command.named(topic) else { throw unknown(topic) }
        return Console.print(command.help(.terminal))
      }
      return Console.print(Command.overview(.terminal))
    }
    if name == "--version" { return Console.print(Release.name) }
    guard let command = Command.named(name) else { throw unknown(name) }
    let rest = Array(arguments.dropFirst())
    if rest.contains("--help") || rest.contains("-h") {
      return Console.print(command.help(.terminal))
    }
    let options = command.options
    var words = try Arguments(rest, options)
    files = ReadableFiles.files(words, options)
    words.files = files
    words.runner = try ExtensionRunOptions.runner(
      words, showsMessages: command.showsMessages, demand: command.codeDemand)
    try command.run(words)
  }

  /// Creates the error for a command that doesn't exist.
  ///
  /// It suggests the nearest command.
  private static func unknown(_ name: String) -> CommandError {
    let hint = nearestName(to: name, in: Command.all.map(\.name)).map { "did you mean '\($0)'?" }
    return .usage("unknown command '\(name)'; \(hint ?? "see vitrine --help")")
  }
}
