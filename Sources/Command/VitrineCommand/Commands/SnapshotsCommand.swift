import Vitrine
import VitrineBase
import VitrineRun

extension Command {
  /// The command that runs the snapshot tests of a package or an Xcode project, and compares their
  /// pictures with the committed ones.
  static let snapshots = Command(
    name: "snapshots", abstract: "run the snapshot tests of a package or an Xcode project",
    discussion: """
      Compiles a test target that uses SnapshotTesting with this package's UIKit and SwiftUI, runs each
      test in the cage of widgets, and compares the snapshots with the committed files. The folder is that
      of a Swift package or of Xcode projects; files with snapshot tests are compiled, and the files and
      modules of the folder that they use. Nothing in it is changed, and no manifest is executed. Letters differ, because the fonts do: pictures are
      judged by their size, the boxes of texts and images, colors and structure (docs/golden-testing.md).
      """,
    usage: ["FOLDER [--target NAME] [--only TEXT] [--out DIR] [--json]"],
    options: [
      snapshotTarget, onlyTests, snapshotFolder, snapshotJSON, simulatedDevice, simulatedSystem,
      simulatedScale, testStubs,
    ],
    notes: """
      Code that doesn't compile is left out with a warning. The page is DIR/index.html. Exits with 0 if
      every snapshot is the same or close, with 1 if some are off or without a committed file, and with 3
      if tests can't be compiled or end early.
      """,
    examples: [
      Command.Example("snapshots ../MyApp", "Run the tests of the package in ../MyApp."),
      Command.Example(
        "snapshots MyApp.xcodeproj --target MyAppTests", "Run a test target of an Xcode project."),
    ],
    run: runSnapshots)

  private static let snapshotTarget = Option.text(
    "--target", "NAME", help: "the test target (default: the one with snapshot tests)")

  private static let onlyTests = Option.text(
    "--only", "TEXT", help: "run only tests whose name contains the text")

  private static let snapshotFolder = Option.text(
    "--out", "DIR", help: "the folder of the pictures and the page (default: .vitrine/snapshots)")

  private static let snapshotJSON = Option.flag("--json", help: "print the results as JSON")

  private static let simulatedDevice = Option.text(
    "--device", "NAME", help: "the simulated device (default: iphone-12)")

  private static let simulatedSystem = Option.text(
    "--system", "NAME", help: "the simulated system (default: ios26)")

  private static let simulatedScale = Option.text(
    "--scale", "N", help: "the pixels per point of the committed pictures (default: the device's)")

  private static let testStubs = Option.texts(
    "--stand-in", "FOLDER",
    help: "compile a folder as the module of its name; repeat it for others")

  private static func runSnapshots(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.count == 1 else {
      throw .usage(
        "expected the folder of a package or project, found \(arguments.positional.count) arguments"
      )
    }
    let folder = arguments.positional[0]
    let files = Files.disk
    guard files.exists(folder) else {
      throw .input("\(folder): error: no such file or folder" + FileSuggestion.hint(for: folder))
    }
    let target: SnapshotTarget
    do throws(SnapshotTarget.Failure) {
      target = try SnapshotTarget(folder, named: arguments[snapshotTarget], from: files)
    } catch {
      throw .input("\(folder): error: \(error.reason)")
    }
    var run: SnapshotRun
    do throws(CompileFailure) {
      run = try SnapshotRun(target, stubs: arguments[testStubs], from: files)
    } catch {
      let causes = error.errors.prefix(10).map { "\n\($0)" }.joined()
      throw .input("\(folder): error: \(error.reason)\(causes)")
    }
    run.device = try device(arguments)
    let implied = try ImpliedFolder.path(".vitrine/snapshots", in: folder)
    let out = arguments[snapshotFolder] ?? implied
    let check = SnapshotCheck(run, target: target, out: out, files: files)
    let results = try check.results(only: arguments[onlyTests])
    if arguments[snapshotJSON] {
      Console.print(results.json)
    } else {
      for warning in run.omissions { Console.printStyled("\(warning)") }
      for line in results.lines { Console.print(line) }
    }
    try results.requireAgreement()
  }

  /// Returns the variables that choose the simulated device.
  private static func device(_ arguments: Arguments) throws(CommandError) -> [String: String] {
    var variables: [String: String] = [:]
    if let name = arguments[simulatedDevice] {
      guard Device.named(name) != nil else {
        throw .invalid(name, for: "--device", expected: "a name that vitrine devices lists")
      }
      variables["VITRINE_DEVICE"] = name
    }
    if let name = arguments[simulatedSystem] {
      guard SystemGeneration(rawValue: name) != nil else {
        throw .invalid(name, for: "--system", expected: "ios8 to ios18 or ios26")
      }
      variables["VITRINE_SYSTEM"] = name
    }
    if let scale = arguments[simulatedScale] {
      guard ["1", "2", "3"].contains(scale) else {
        throw .invalid(scale, for: "--scale", expected: "1, 2 or 3")
      }
      variables["VITRINE_SCALE"] = scale
    }
    return variables
  }
}
