import COnDemand
import Glibc
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineRun

extension Command {
  /// The command that finds out why a machine cannot draw.
  ///
  /// It repeats the steps of a render and marks each, so that the first ✘ names the cause.
  static let doctor = Command(
    name: "doctor", abstract: "check that this machine can draw",
    discussion: """
      Checks that the bundled fonts and wallpapers can be loaded, that a picture can be drawn, and that
      files can be written. Reports each problem with its fix. The libraries and the compiler that only
      some commands need are listed as well; a missing one isn't a problem.
      """,
    usage: ["[--fonts DIR] [--json]"],
    options: [CommonOptions.fonts, CommonOptions.json],
    notes: """
      Exits with 1 if a check fails.
      """,
    run: runDoctor)

  private static func runDoctor(_ arguments: Arguments) throws(CommandError) {
    guard arguments.positional.isEmpty else { throw .usage("doctor takes no input") }
    var checkup = Checkup(printsText: !arguments[CommonOptions.json])
    defer { checkup.end() }
    checkup.add(true, "vitrine \(Release.name), \(Disk.programPath ?? "of unknown place")")
    let resources: Resources
    do throws(CommandError) {
      resources = try InputOptions.resources(arguments)
    } catch {
      checkup.add(false, error.message)
      throw CommandError(code: .differs, message: "")
    }
    checkup.add(resources)
    checkup.addDrawing(with: resources)
    checkup.addExtras()
    checkup.add(
      true,
      "\(Environment.processorCount) processors; terminal pictures: \(TerminalPicture.form.rawValue)"
    )
    if !checkup.isPassed { throw CommandError(code: .differs, message: "") }
  }
}

/// The checks of `vitrine doctor`.
///
/// As text, each is printed as soon as it is done.
private struct Checkup {
  /// The outcome of a check.
  private enum Outcome: String {
    case passed, failed
    /// A part is missing that only some commands need.
    case missing

    var mark: String {
      switch self {
      case .passed: "✔"
      case .failed: "✘"
      case .missing: "–"
      }
    }
  }

  private let printsText: Bool
  private var checks: [(outcome: Outcome, text: String)] = []

  init(printsText: Bool) { self.printsText = printsText }

  /// A Boolean value that indicates whether all checks passed.
  ///
  /// Later checks run even if an earlier one failed.
  private(set) var isPassed = true

  mutating func add(_ isFine: Bool, _ text: String) {
    add(isFine ? .passed : .failed, text)
    isPassed = isPassed && isFine
  }

  private mutating func add(_ outcome: Outcome, _ text: String) {
    checks.append((outcome, text))
    if printsText { Console.print("\(outcome.mark) \(text)") }
  }

  /// Prints all checks as JSON if they weren't printed as text.
  func end() {
    guard !printsText else { return }
    Console.print(
      ListingJSON.text { json in
        json.key("passed")
        json.bool(isPassed)
        Release.write(&json)
        json.list("checks", checks) { json, check in
          json.object { json in
            json.pair("outcome", check.outcome.rawValue)
            json.pair("text", check.text)
          }
        }
      })
  }

  /// Lists the parts that only some commands need.
  mutating func addExtras() {
    for (name, purpose, isThere) in [
      ("libmicrohttpd", "preview", vitrine_http_load()),
      ("qpdf", "PDF images", unsafe vitrine_qpdf_load() != nil),
      ("libcurl", "caches on servers", Self.canOpenHTTP()),
    ] {
      add(
        isThere ? .passed : .missing,
        isThere ? "\(purpose): \(name)" : "\(purpose): \(name) isn't installed")
    }
    do {
      add(.passed, "--run: \(try Toolchain.find().compiler)")
    } catch {
      add(.missing, "--run: \(error.reason)")
    }
  }

  private static func canOpenHTTP() -> Bool {
    guard let client = unsafe vitrine_http_open() else { return false }
    unsafe vitrine_http_close(client)
    return true
  }

  /// Checks the fonts and wallpapers.
  mutating func add(_ resources: Resources) {
    add(true, "\(resources.fontNames.count) fonts; text needs the fonts of the folder Fonts")
    for diagnostic in resources.fontDiagnostics { add(false, diagnostic) }
    let wallpapers = resources.wallpaperNames
    add(
      !wallpapers.isEmpty,
      wallpapers.isEmpty
        ? "no wallpapers: put the folder Wallpapers beside the program, or name files"
        : "wallpapers: \(wallpapers.joined(separator: ", "))")
  }

  /// A document with letters of a Latin font, a CJK font and a symbol font, so that a missing font
  /// shows.
  private static let sample =
    #"{"app": "Doctor", "content": {"label": "12:34 Añ 天 ✓", "id": "text"}}"#

  /// Draws a document to a PNG and decodes it, which uses every part that a render uses.
  mutating func addDrawing(with resources: Resources) {
    let path = "/doctor.json"
    let files = Files([path: Array(Self.sample.utf8)])
    do {
      let rendering = try Vitrine.render(
        try Widget.read(path, from: files), as: Variant(), in: Workshop(resources, files: files))
      let png = try rendering.png(inputDigest: "")
      let isWhole = try PNG.decode(png).pixels == rendering.bitmap.pixels
      add(isWhole, "drew a picture of \(Digest.hex(of: rendering.bitmap).prefix(16))")
    } catch {
      add(false, "a picture cannot be drawn: \(error)")
    }
  }
}
