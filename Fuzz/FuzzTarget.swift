import Foundation
import Synchronization
import Vitrine
import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineHost
import VitrineImages
import VitrineImport
import VitrineLayout
import VitrineLint
import VitrineMatrix
import VitrineProject
import VitrineReport
import VitrineRun
import VitrineText
import VitrineVector

/// A reader of files or texts that people hand over, which may be anything.
///
/// Each reads the bytes and continues as the program would. Rejecting them is as right as accepting
/// them: fuzzing looks for crashes, hangs and unbounded memory.
enum FuzzTarget: String, CaseIterable {
  case storyboard, document, strings, translations, propertyList, png, jpeg, font
  case visualFormat, constraint, manifest, config
  case pdf, svg, project, xcodegen, settings, code
  case data, assets, script, tolerances, batch, verdicts, snapshot, lint
  case answer, swiftUI, cache
  case xcstrings, symbol, snapshots, models, intents, world, devices, baseline, crash

  /// The checkout that entries of a picture cache are read for.
  static let checkout: Checkout? = {
    let path = Scratch.write(Array(#"{ "inputs": ["a.json"] }"#.utf8), as: "cache.json")
    guard let config = try? MatrixConfig.read(path), let resources = try? Resources() else {
      return nil
    }
    return Checkout(config, resources)
  }()

  func run(_ bytes: [UInt8]) {
    switch self {
    case .storyboard: layOut(bytes, as: "input.storyboard")
    case .document: layOut(bytes, as: "input.json")
    case .strings: _ = try? StringsFile.read(bytes, file: "input.strings")
    case .translations: _ = try? TranslationFile.read(bytes, file: "de.xliff")
    case .xcstrings: _ = try? TranslationFile.read(bytes, file: "Localizable.xcstrings")
    case .propertyList: _ = try? PropertyList.read(bytes, file: "Info.plist")
    case .png:
      let file = withRightSums(bytes)
      let whole = try? PNG.decode(file)
      if let rows = PNGRows(file), rows.width * rows.height < 1 << 20 {
        let (bitmap, _) = rows.rows(0..<rows.height)
        if let whole, !rows.isDamaged { precondition(bitmap == whole, "other rows than the whole") }
      }
    case .jpeg: _ = try? JPEG.decode(bytes)
    case .font: loadFont(bytes)
    case .visualFormat: _ = try? VisualFormat.parse(String(decoding: bytes, as: UTF8.self))
    case .constraint: _ = try? ConstraintText.parse(String(decoding: bytes, as: UTF8.self))
    case .manifest:
      _ = try? GoldenManifest(String(decoding: bytes, as: UTF8.self), file: "goldens.txt")
    case .config:
      let path = Scratch.write(bytes, as: "vitrine.json")
      guard let config = try? MatrixConfig.read(path) else { return }
      if config.combinationCount < 1000 { _ = try? Matrix(config) }
    case .pdf: _ = try? VectorFile.read(bytes, file: "input.pdf")
    case .svg: _ = try? VectorFile.read(bytes, file: "input.svg")
    case .project:
      let path = Scratch.write(bytes, as: "App.xcodeproj/project.pbxproj")
      _ = ProjectSearch(path, in: .disk).extensions
    case .xcodegen:
      let files = Files(["/r/project.yml": bytes, "/r/A.swift": Array("import WidgetKit".utf8)])
      _ = ProjectSearch("/r", in: files).extensions
    case .settings:
      var notes: [Diagnostic] = []
      _ = ConfigurationFile.read(Scratch.write(bytes, as: "App.xcconfig"), in: .disk, notes: &notes)
    case .code:
      let text = String(decoding: bytes, as: UTF8.self)
      for name in ["TodayViewController.swift", "TodayViewController.m"] {
        _ = CodeScanner.scan(text: text, path: name)
      }
      _ = SourceAdapter([SourceFile("TodayViewController.swift", bytes)], modules: []).adapted()
    case .tolerances:
      let text = String(decoding: bytes, as: UTF8.self)
      let today = CivilDate(secondsSince1970: 0)
      _ = try? Tolerances(text, file: "tolerances.txt", today: today)
    case .data, .assets, .script, .batch, .verdicts, .snapshot, .lint: readJSON(bytes)
    case .answer, .swiftUI, .symbol, .snapshots, .models, .intents, .world, .devices, .baseline,
      .crash:
      runCodeReader(bytes)
    case .cache:
      _ = ActionResult(bytes)
      if let checkout = Self.checkout {
        let sealed = (Array(FileTrace.fingerprint(bytes).utf8) + bytes)[...]
        let memo = AnswerMemo(Files([:]))
        _ = CacheEntry(sealed, "key", checkout: checkout, memo: memo)
        _ = PictureSummary(sealed, "key", checkout: checkout)
        _ = SummarySheet(places: 0..<1, key: "key").pictures(sealed, checkout, memo: memo)
      }
    }
  }

  /// Reads the small JSON files that stand beside widgets, batches and goldens.
  private func readJSON(_ bytes: [UInt8]) {
    switch self {
    case .data: _ = try? DataFile.read(bytes, file: "data.json")
    case .assets: _ = try? AssetContents.read(bytes, file: "Contents.json")
    case .script: _ = try? PlayScript.read(Scratch.write(bytes, as: "session.json"))
    case .batch:
      let path = Scratch.write(bytes, as: BatchManifest.fileName)
      _ = try? BatchManifest.read(FilePath.folder(of: path))
    case .verdicts: _ = object(bytes).flatMap { try? ReviewVerdicts($0) }
    case .snapshot: _ = object(bytes).flatMap { try? WidgetSnapshot($0) }
    case .lint: _ = try? LintConfig.read(Scratch.write(bytes, as: "vitrine-lint.json"))
    default: break
    }
  }

  private func object(_ bytes: [UInt8]) -> JSONObject? {
    (try? JSON.parse(bytes, file: "input.json")).flatMap { try? JSONObject($0, "the input") }
  }

  /// Reads a widget and lays it out, and draws it where that is little work.
  private func layOut(_ bytes: [UInt8], as name: String) {
    let path = Scratch.write(bytes, as: name)
    guard let widget = try? Widget.read(path) else { return }
    var variant = Variant()
    variant.mode = .expanded
    Scratch.workshop.withLock { workshop in
      guard let workshop else { return }
      _ = try? Vitrine.layout(widget, as: variant, in: workshop)
      if bytes.count % 8 == 0 { _ = try? render(widget, as: variant, in: workshop) }
    }
  }

  /// Corrects the checksums of a PNG's chunks, because a decoder stops at a wrong checksum.
  private func withRightSums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = at + 8 + length
      guard end + 4 <= bytes.count else { break }
      var sum = UInt32.max
      for byte in bytes[at + 4..<end] {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
      }
      for index in 0..<4 {
        bytes[end + index] = UInt8(truncatingIfNeeded: ~sum >> (24 - 8 * UInt32(index)))
      }
      at = end + 4
    }
    return bytes
  }

  /// Loads a font beside the bundled ones and sets a line in it.
  private func loadFont(_ bytes: [UInt8]) {
    let path = Scratch.write(bytes, as: "Fonts/Odd.ttf")
    let folder = String(path.dropLast("/Odd.ttf".count))
    guard let fonts = try? Resources(fontFolders: [folder]).fonts else { return }
    let typesetter = Typesetter(fonts: fonts, environment: TextEnvironment(scale: 2))
    for font in [FontDescription(.named("Odd"), size: 17), .system(17)] {
      let text = AttributedText("Aé\u{5D0}\u{E01}→ fi 12", font: font)
      let set = typesetter.layout(text, numberOfLines: 2, width: 60)
      for run in set.lines.flatMap(\.runs) {
        for glyph in run.glyphs { _ = fonts.shape(of: GlyphKey(font: run.font, glyph: glyph.id)) }
      }
    }
  }
}

/// The folder of inputs that are read from files, and the values that all inputs share.
enum Scratch {
  static let workshop = Mutex((try? Resources()).map { Workshop($0) })

  private static let folder: String = {
    let folder =
      NSTemporaryDirectory() + "/vitrine-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.createDirectory(
      atPath: folder + "/Fonts", withIntermediateDirectories: true)
    try? FileManager.default.createDirectory(
      atPath: folder + "/App.xcodeproj", withIntermediateDirectories: true)
    return folder
  }()

  static func write(_ bytes: [UInt8], as name: String) -> String {
    let path = folder + "/" + name
    _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    return path
  }
}
