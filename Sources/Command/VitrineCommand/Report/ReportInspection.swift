import Synchronization
import Vitrine
import VitrineBase
import VitrineCompare
import VitrineImport
import VitrineLayout
import VitrineLint
import VitrineMatrix
import VitrineReport

/// The parts of a report besides pixels: layouts with their reasons, and findings.
///
/// They come from the inputs, so they exist only if the inputs haven't changed since the batch.
enum ReportInspection {
  /// The texts, the findings and the changes of the input of one picture.
  ///
  /// Rules are indices in the page's list, sorted and unique.
  struct Found {
    var texts: [String]
    var rules: [Int]
    var newRules: [Int]
    var goneRules: [Int]
    /// The changed views and constraints of the input.
    var changes: [SceneChange]

    init(_ detail: ReportDetail, _ changes: [SceneChange]) {
      self.changes = changes
      texts = detail.views.filter { !$0.isHidden }.compactMap(\.text)
      rules = Set(detail.findings.map(\.rule)).sorted()
      newRules = Set(detail.findings.filter(\.isNew).map(\.rule)).sorted()
      goneRules = Set(detail.goneFindings.map(\.rule)).sorted()
    }
  }

  struct Result {
    /// The texts and findings by the picture's name.
    var pictures: [String: Found] = [:]
    var rules: [ReportRule] = []
    /// The pictures of the batch and of the earlier batch, if their configs are available.
    var matrix: Matrix?
    var earlier: Matrix?
    /// The place of each picture in the order of the config, by name.
    var places: [String: Int] = [:]
  }

  /// The reason why no picture can be inspected.
  struct Reason: Error {
    var text: String
    /// A Boolean value that indicates whether the report fails, because an extension's code was to be
    /// run and didn't.
    var isFatal = false
  }

  /// Returns the matrix that was drawn, or the reason why it isn't available.
  ///
  /// Throws if a config that the user named cannot be read. The config in the current folder may
  /// belong to another batch, so its error is only a reason.
  static func matrix(
    named: String?, drawn plan: String, _ arguments: Arguments
  ) throws(CommandError) -> Swift.Result<Matrix, Reason> {
    let files = arguments.files
    let path = named ?? MatrixOptions.defaultConfig
    guard named != nil || files.exists(path) else {
      return .failure(Reason(text: "there is no vitrine.json here; --config names another"))
    }
    files.allow(config: path)
    do throws(RenderError) {
      let config = try MatrixConfig.read(path, from: files)
      let inputs = config.inputs.map { FilePath.join(config.folder, $0.path) }
      files.allowProjects(of: inputs, in: config.folder)
      let matrix = try Matrix(listing: config, from: files, runner: arguments.runner)
      // Without the code, the inputs would seem to differ from the batch's inputs.
      if let failure = matrix.codeFailures.first { throw .notRun(failure) }
      guard try matrix.digest() == plan else {
        return .failure(Reason(text: "\(path) or an input is other than what was drawn"))
      }
      return .success(matrix)
    } catch {
      if case .notRun = error { return .failure(Reason(text: error.description, isFatal: true)) }
      guard named == nil else {
        throw CommandError(error)
      }
      return .failure(Reason(text: error.description))
    }
  }

  /// Inspects every picture of the batch and writes `details/NAME.js` for each.
  ///
  /// One thread inspects the pictures of a widget together, because rules compare them. After the
  /// first error no further portion starts.
  static func run(
    _ matrix: Matrix, _ manifest: BatchManifest, since earlier: EarlierVersion,
    arguments: Arguments, in out: String
  ) throws(CommandError) -> Result {
    let drawn = Set(manifest.pictures.map(\.name))
    let chosen = matrix.pictures.indices.filter { drawn.contains(matrix.pictures[$0].name) }
    let lint = LintRun(config: try LintOptions.config(nil, matrix.files))
    let runner = try MatrixOptions.runner(matrix, arguments)
    let made = Mutex<(pictures: [String: Found], failure: CommandError?)>(([:], nil))
    let progress = Progress(total: chosen.count, isQuiet: arguments[CommonOptions.quiet])
    runner.spread(portions: portions(chosen, matrix)) { indices, workshop in
      guard made.withLock({ $0.failure == nil }) else { return }
      do throws(CommandError) {
        let inspector = Inspector(matrix: matrix, earlier: earlier, lint: lint, out: out)
        try inspector.inspect(indices, in: workshop) { name, found in
          made.withLock { $0.pictures[name] = found }
          progress.finished(name)
        }
      } catch {
        made.withLock { $0.failure = $0.failure ?? error }
      }
    }
    progress.end()
    if let failure = made.withLock({ $0.failure }) { throw failure }
    var result = Result(pictures: made.withLock { $0.pictures })
    result.matrix = matrix
    result.earlier = earlier.matrix
    result.places = Dictionary(matrix.pictures.enumerated().map { ($1.name, $0) }) {
      first, _ in first
    }
    result.rules = Rule.all.map {
      ReportRule(id: $0.id, severity: $0.severity.rawValue, title: $0.title)
    }
    return result
  }

  /// The inspection of pictures of one widget, by one thread.
  private struct Inspector {
    let matrix: Matrix
    let earlier: EarlierVersion
    let lint: LintRun
    let out: String

    /// Writes the details of pictures and passes their texts and findings to `finish`.
    func inspect(
      _ indices: [Int], in workshop: Workshop, finish: (String, Found) -> Void
    ) throws(CommandError) {
      let names = indices.map { matrix.pictures[$0].name }
      let now = try ReportInspection.findings(indices, of: matrix, lint, in: workshop)
      let before = try earlier.findings(of: names, lint, in: workshop)
      var anatomies = AnatomyStore(matrix, in: workshop)
      var earlierAnatomies = earlier.matrix.map { AnatomyStore($0, in: workshop) }
      for index in indices {
        let picture = matrix.pictures[index]
        let change = FindingChange(from: before?[picture.name], to: now[picture.name] ?? [])
        let entry = try anatomies.entry(of: picture)
        var detail = ReportInspection.detail(entry, scale: picture.variant.scale, change)
        let changes = try earlier.add(
          to: &detail, of: picture.name, entry.anatomy, earlier: &earlierAnatomies)
        try ReportInspection.write(detail, of: picture.name, in: out)
        finish(picture.name, Found(detail, changes))
      }
    }
  }

  private static func write(
    _ detail: ReportDetail, of name: String, in out: String
  ) throws(CommandError) {
    do throws(Disk.Failure) {
      try ReportFolders.write(
        Array(detail.script(name: name).utf8), to: "details/\(name).js", in: out)
    } catch {
      throw CommandError(code: .cannotWrite, message: "\(error.path): error: \(error.reason)")
    }
  }

  /// Groups the pictures of one widget on one screen, which rules compare.
  ///
  /// They differ in family, text size, language and wallpaper. The groups of one screen follow each other,
  /// because they share backdrops.
  private static func portions(_ indices: [Int], _ matrix: Matrix) -> [[Int]] {
    grouped(indices, matrix, by: ["device", "orientation"]).flatMap { screen in
      grouped(screen, matrix, by: ["input", "kind", "state", "host", "system"])
    }
  }

  /// Groups pictures by their words on some axes, in the order of the first picture of each group.
  private static func grouped(
    _ indices: [Int], _ matrix: Matrix, by axes: [String]
  ) -> [[Int]] {
    var places: [[AxisWord]: Int] = [:]
    var groups: [[Int]] = []
    for index in indices {
      let key = matrix.words(of: matrix.pictures[index]).filter { axes.contains($0.axis) }
      if let place = places[key] {
        groups[place].append(index)
      } else {
        places[key] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// Returns the findings of pictures of one widget, by the picture's name.
  ///
  /// The plain variants are checked as well. A finding in them is due to the design and not to
  /// large text or another language.
  static func findings(
    _ indices: [Int], of matrix: Matrix, _ lint: LintRun, in workshop: Workshop
  ) throws(CommandError) -> [String: [Finding]] {
    guard let first = indices.first else { return [:] }
    var variants = indices.map { matrix.pictures[$0].variant }
    for mode in DisplayMode.allCases {
      var plain = variants[0]
      plain.mode = mode
      plain.textSize = Variant().textSize
      plain.locale = Variant().locale
      plain.direction = .auto
      if plain.problem == nil, !variants.contains(plain) { variants.append(plain) }
    }
    do throws(RenderError) {
      let places = try lint.places(
        in: try matrix.widget(of: matrix.pictures[first]), as: variants, in: workshop)
      let byVariant = Dictionary(grouping: lint.allowing(places)) {
        $0.occurrence?.variant.name ?? ""
      }
      var byName: [String: [Finding]] = [:]
      for index in indices {
        let picture = matrix.pictures[index]
        byName[picture.name] = byVariant[picture.variant.name] ?? []
      }
      return byName
    } catch {
      throw CommandError(error)
    }
  }
}
