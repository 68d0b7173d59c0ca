import VitrineCompare
import VitrineMatrix
import VitrineBase
import Synchronization
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineLint
import VitrineReport

/// The parts of a report besides pixels: layouts with their reasons, and findings.
///
/// Made from the inputs, so only while they are those that were drawn.
enum ReportInspection {
  /// What the page's own data has of one picture.
  struct Found {
    var texts: [String]
    var rules: [Int]
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
  static func matrix(
    _ arguments: Arguments, drawn plan: String
  ) throws(CommandError) -> Swift.Result<Matrix, Reason> {
    let named = try arguments.one("--config")
    let path = named ?? "vitrine.json"
    guard named != nil || Disk.exists(path) else {
      return .failure(Reason(text: "there is no vitrine.json here; --config names another"))
    }
    ReadableFiles.allow(config: path)
    do throws(RenderError) {
      let config = try MatrixConfig.read(path)
      let inputs = config.inputs.map { FilePath.join(config.folder, $0.path) }
      ReadableFiles.allowProjects(of: inputs, in: config.folder)
      let matrix = try Matrix(listing: config)
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
  static func run(
    _ matrix: Matrix, _ manifest: BatchManifest, _ arguments: Arguments, _ out: String
  ) throws(CommandError) -> Result {
    let drawn = Set(manifest.pictures.map(\.name))
    let chosen = matrix.pictures.indices.filter { drawn.contains(matrix.pictures[$0].name) }
    let lint = LintRun(config: try LintArguments.config(nil))
    let runner = try MatrixArguments.runner(matrix, arguments)
    let made = Mutex<(pictures: [String: Found], failure: CommandError?)>(([:], nil))
    let progress = Progress(total: chosen.count, isQuiet: arguments.has("--quiet"))
    runner.spread(portions: portions(chosen, matrix)) { indices, workshop in
      guard made.withLock({ $0.failure == nil }) else { return }
      do throws(CommandError) {
        let findings = try findings(indices, matrix, lint, workshop)
        for index in indices {
          let picture = matrix.pictures[index]
          let detail = try detail(
            of: picture, matrix, findings[picture.variant.name] ?? [], workshop)
          do throws(Disk.Failure) {
            try ReportFolders.write(
              Array(detail.script(name: picture.name).utf8),
              to: "details/\(picture.name).js", in: out)
          } catch {
            throw CommandError(
              code: .cannotWrite, message: "\(error.path): error: \(error.reason)")
          }
          let found = Found(
            texts: detail.views.filter { !$0.isHidden }.compactMap(\.text),
            rules: Set(detail.findings.map(\.rule)).sorted())
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

  /// Pictures that rules have to see together: those of one widget on one screen, where text sizes,
  /// languages and wallpapers differ; one screen's after another, since their backdrops are the same.
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

  /// The findings of some pictures by the name of their variant.
  ///
  /// The plain variants are looked at too: what shows in them is the design's, not that of large
  /// text or another language.
  private static func findings(
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
      return Dictionary(grouping: lint.allowing(places)) { $0.occurrence?.variant.name ?? "" }
    } catch {
      throw CommandError(error)
    }
  }

  private static func detail(
    of picture: Matrix.Picture, _ matrix: Matrix, _ findings: [Finding], _ workshop: Workshop
  ) throws(CommandError) -> ReportDetail {
    let anatomy: Anatomy
    do throws(RenderError) {
      anatomy = try VitrineCompare.anatomy(
        of: try matrix.widget(of: picture), as: picture.variant, in: workshop)
    } catch {
      throw CommandError(error)
    }
    var detail = ReportDetail(scale: picture.variant.scale)
    detail.problems = anatomy.problems
    detail.views = anatomy.parts.map(view)
    detail.findings = findings.map { finding in
      let place = finding.place.map { place in
        let file = place.file.hasPrefix("./") ? String(place.file.dropFirst(2)) : place.file
        return place.line > 0 ? "\(file):\(place.line):\(place.column)" : file
      }
      return ReportDetail.Finding(
        rule: Rule.all.firstIndex { $0.id == finding.rule } ?? 0,
        severity: finding.severity.rawValue, message: finding.message, remedy: finding.remedy,
        place: place ?? "", box: finding.occurrence.map { box($0.box.offset(by: anatomy.content)) })
    }
    return detail
  }

  private static func box(_ rect: Rect) -> ReportDetail.Box {
    ReportDetail.Box(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private static func view(_ part: Anatomy.Part) -> ReportDetail.View {
    let view = part.view
    var shown = ReportDetail.View(
      id: view.name, label: view.userLabel ?? view.name, kind: view.kind.name,
      parent: view.parent?.index, box: box(part.frame))
    shown.isHidden = view.isHidden
    shown.isAmbiguous = part.isAmbiguous
    shown.isTarget = view.isTarget
    shown.text = part.text
    shown.line = view.location?.line ?? 0
    shown.baselines = part.baselines
    shown.margins = part.margins.map { [$0.top, $0.left, $0.bottom, $0.right] }
    shown.edges = part.reasons.map { edge in
      ReportDetail.Edge(
        name: edge.name, value: edge.value,
        because: edge.because.map {
          ReportDetail.Cause(
            text: $0.text, constraint: $0.constraint ?? "", line: $0.location?.line ?? 0)
        })
    }
    return shown
  }
}
