import Synchronization
import Vitrine
import VitrineBase
import VitrineImport
import VitrineLayout
import VitrineLint
import VitrineMatrix
import VitrineReport

/// The parts of a report besides pixels: layouts with their reasons, and findings.
///
/// Made from the inputs, so only while they are those that were drawn.
enum ReportInspection {
  /// What the page's own data has of one picture.
  ///
  /// The rules are places in the page's list, sorted and each once.
  struct Found {
    var texts: [String]
    var rules: [Int]
    var newRules: [Int]
    var goneRules: [Int]
  }

  struct Result {
    /// By the picture's name.
    var pictures: [String: Found] = [:]
    var rules: [ReportRule] = []
  }

  /// Why nothing can be inspected.
  struct Reason: Error {
    var text: String
  }

  /// The matrix that was drawn, or why it is not at hand.
  ///
  /// A config that the user named must be readable; the one in the current folder may belong to
  /// something else, so it is only a reason.
  static func matrix(
    named: String?, drawn plan: String, _ files: Files
  ) throws(CommandError) -> Swift.Result<Matrix, Reason> {
    let path = named ?? MatrixOptions.defaultConfig
    guard named != nil || files.exists(path) else {
      return .failure(Reason(text: "there is no vitrine.json here; --config names another"))
    }
    files.allow(config: path)
    do throws(RenderError) {
      let config = try MatrixConfig.read(path, from: files)
      let inputs = config.inputs.map { FilePath.join(config.folder, $0.path) }
      files.allowProjects(of: inputs, in: config.folder)
      let matrix = try Matrix(listing: config, from: files)
      guard try matrix.digest() == plan else {
        return .failure(Reason(text: "\(path) or an input is other than what was drawn"))
      }
      return .success(matrix)
    } catch {
      guard named == nil else {
        throw CommandError(error)
      }
      return .failure(Reason(text: error.description))
    }
  }

  /// Inspects every picture of the batch and writes `details/NAME.js` for each.
  ///
  /// Pictures of one widget go to one thread together, since rules compare them. The first failure
  /// stops the portions that haven't started.
  static func run(
    _ matrix: Matrix, _ manifest: BatchManifest, since earlier: EarlierVersion,
    _ arguments: Arguments, _ out: String
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
        let names = indices.map { matrix.pictures[$0].name }
        let now = try findings(indices, matrix, lint, workshop)
        let before = try earlier.findings(names, lint, workshop)
        var anatomies = AnatomyStore(matrix, in: workshop)
        var earlierAnatomies = earlier.matrix.map { AnatomyStore($0, in: workshop) }
        for index in indices {
          let picture = matrix.pictures[index]
          let change = FindingChange(
            from: before?[picture.name], to: now[picture.name] ?? [])
          let entry = try anatomies.entry(of: picture)
          var detail = detail(entry, scale: picture.variant.scale, change)
          try earlier.add(to: &detail, picture.name, entry.anatomy, &earlierAnatomies)
          try write(detail, picture.name, out)
          let found = Found(
            texts: detail.views.filter { !$0.isHidden }.compactMap(\.text),
            rules: Set(detail.findings.map(\.rule)).sorted(),
            newRules: Set(detail.findings.filter(\.isNew).map(\.rule)).sorted(),
            goneRules: Set(detail.goneFindings.map(\.rule)).sorted())
          made.withLock { $0.pictures[picture.name] = found }
          progress.finished(picture.name)
        }
      } catch {
        made.withLock { $0.failure = $0.failure ?? error }
      }
    }
    progress.end()
    if let failure = made.withLock({ $0.failure }) { throw failure }
    var result = Result(pictures: made.withLock { $0.pictures })
    result.rules = Rule.all.map {
      ReportRule(id: $0.id, severity: $0.severity.rawValue, title: $0.title)
    }
    return result
  }

  private static func write(
    _ detail: ReportDetail, _ name: String, _ out: String
  ) throws(CommandError) {
    do throws(Disk.Failure) {
      try ReportFolders.write(
        Array(detail.script(name: name).utf8), to: "details/\(name).js", in: out)
    } catch {
      throw CommandError(code: .cannotWrite, message: "\(error.path): error: \(error.reason)")
    }
  }

  /// Pictures that rules have to see together: those of one widget on one screen, where text sizes,
  /// languages and wallpapers differ; one screen's after another, since their backdrops are the
  /// same.
  private static func portions(_ indices: [Int], _ matrix: Matrix) -> [[Int]] {
    grouped(indices, matrix, by: ["device", "orientation"]).flatMap { screen in
      grouped(screen, matrix, by: ["input", "state", "host", "system"])
    }
  }

  /// Places in groups with the same words on some axes, in the order of the first of each.
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

  /// The findings of some pictures of one widget, by the picture's name.
  ///
  /// The plain variants are looked at too: what shows in them is the design's, not that of large
  /// text or another language.
  static func findings(
    _ indices: [Int], _ matrix: Matrix, _ lint: LintRun, _ workshop: Workshop
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
