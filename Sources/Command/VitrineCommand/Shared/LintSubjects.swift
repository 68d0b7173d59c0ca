import Vitrine
import VitrineImport
import VitrineLint
import VitrineMatrix

/// What `vitrine lint` looks at: widgets, each in some variants.
enum LintSubjects {
  typealias Subject = (widget: Widget, variants: [Variant])

  /// What can be checked, and why the other inputs cannot.
  struct Selection {
    var subjects: [Subject] = []
    var failures: [CommandError] = []
  }

  /// The widgets of the command line, or of a config; one that cannot be read doesn't hide the
  /// others.
  static func all(_ arguments: Arguments) throws(CommandError) -> Selection {
    if let config = try arguments.one("--matrix") { return try matrix(config, arguments) }
    guard !arguments.positional.isEmpty else { throw .usage("the input file is missing") }
    var selection = Selection()
    for path in arguments.positional {
      do throws(CommandError) {
        for widget in try widgets(path, arguments) {
          selection.subjects.append((widget, try variants(arguments, widget)))
        }
      } catch {
        // Wrong options are wrong for every input.
        guard error.code == .invalidInput else { throw error }
        selection.failures.append(error)
      }
    }
    return selection
  }

  /// Each input of a config in each of its states, with the variants that its pictures show.
  private static func matrix(
    _ config: String, _ arguments: Arguments
  ) throws(CommandError) -> Selection {
    guard arguments.positional.isEmpty else {
      throw .usage("--matrix names the inputs; remove '\(arguments.positional[0])'")
    }
    if let option = VariantArguments.options.first(where: {
      $0.name != "--fonts" && !arguments.all($0.name).isEmpty
    }) {
      throw .usage("--matrix chooses the variants; remove \(option.name)")
    }
    let found = try MatrixArguments.config(at: config, arguments.files)
    let matrix: Matrix
    do {
      matrix = try Matrix(listing: found, from: arguments.files)
    } catch {
      throw CommandError(error)
    }
    var selection = Selection()
    // A subject is an input in one state: a rule compares the variants of one and the same content.
    var places: [String: Int] = [:]
    var failed: Set<Int> = []
    for picture in matrix.pictures where !failed.contains(picture.input) {
      let name = "\(picture.input) \(picture.state ?? "")"
      if let place = places[name] {
        selection.subjects[place].variants.append(picture.variant)
        continue
      }
      do throws(RenderError) {
        let widget = try matrix.widget(of: picture)
        places[name] = selection.subjects.count
        selection.subjects.append((widget, [picture.variant]))
      } catch {
        failed.insert(picture.input)
        selection.failures.append(CommandError(error))
      }
    }
    return selection
  }

  /// Every widget of a document, unless one is named.
  private static func widgets(
    _ path: String, _ arguments: Arguments
  ) throws(CommandError) -> [Widget] {
    let first = try VariantArguments.widget(path, arguments)
    guard arguments.all("--widget").isEmpty, case .document(let document, _) = first.source else {
      return [first]
    }
    return document.widgets.indices.map { index in
      first.showing(document, widget: index)
    }
  }

  /// The variants that options choose, else the standard ones.
  ///
  /// `others` are options that choose what is drawn and not as which variant, so they leave the
  /// standard ones in force.
  private static func variants(
    _ arguments: Arguments, _ widget: Widget
  ) throws(CommandError) -> [Variant] {
    let others = [
      "--set", "--widget", "--scene", "--fonts", "--scale", "--assets", "--strings", "--verbose",
      "--run", "--stub",
      ReadableFiles.option.name,
    ]
    let isChosen = VariantArguments.options.map(\.name).contains { name in
      !others.contains(name) && (!arguments.all(name).isEmpty || arguments.has(name))
    }
    let chosen = try VariantArguments.variants(arguments, widget)
    guard !isChosen else { return chosen }
    return LintMatrix.standard(for: widget, from: arguments.files).map { variant in
      var variant = variant
      variant.scaleOverride = chosen.first?.scaleOverride
      return variant
    }
  }
}
