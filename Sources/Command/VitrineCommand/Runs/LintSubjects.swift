import Vitrine
import VitrineImport
import VitrineLint
import VitrineMatrix

/// The widgets that `vitrine lint` checks, each in some variants.
enum LintSubjects {
  typealias Subject = (widget: Widget, variants: [Variant])

  /// The widgets that can be checked, and the errors of the other inputs.
  struct Selection {
    var subjects: [Subject] = []
    var failures: [CommandError] = []
  }

  /// Returns the widgets of a config, or of the command line if `config` is nil.
  ///
  /// A widget that cannot be read doesn't hide the others.
  static func all(
    _ arguments: Arguments, config: String?
  ) throws(CommandError) -> Selection {
    if let config { return try matrix(config, arguments) }
    guard !arguments.positional.isEmpty else { throw .usage("the input file is missing") }
    var selection = Selection()
    for path in arguments.positional {
      do throws(CommandError) {
        for widget in try widgets(path, arguments) {
          selection.subjects.append((widget, try variants(arguments, widget)))
        }
      } catch {
        // A wrong option is wrong for every input.
        guard error.code == .invalidInput else { throw error }
        selection.failures.append(error)
      }
    }
    return selection
  }

  /// Returns each input of a config in each of its states, with the variants of its pictures.
  private static func matrix(
    _ config: String, _ arguments: Arguments
  ) throws(CommandError) -> Selection {
    guard arguments.positional.isEmpty else {
      throw .usage("--matrix names the inputs; remove '\(arguments.positional[0])'")
    }
    let refused = VariantOptions.all.filter { $0.name != CommonOptions.fonts.name && !$0.isSwitch }
    if let option = refused.first(where: arguments.has) {
      throw .usage("--matrix chooses the variants; remove \(option.name)")
    }
    let config = try MatrixOptions.config(at: config, arguments.files)
    return subjects(
      of: try readingInput { () throws(RenderError) in
        try Matrix(listing: config, from: arguments.files, runner: arguments.runner)
      })
  }

  /// Groups the pictures of a matrix by input and state.
  private static func subjects(of matrix: Matrix) -> Selection {
    var selection = Selection()
    // A subject is an input in one state, because a rule compares the variants of the same content.
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

  /// Returns every widget of a document, or the widget that `--widget` names.
  private static func widgets(
    _ path: String, _ arguments: Arguments
  ) throws(CommandError) -> [Widget] {
    let first = try InputOptions.widget(path, arguments)
    guard arguments[InputOptions.widget] == nil, case .document(let document, _) = first.source
    else {
      return [first]
    }
    return document.widgets.indices.map { index in
      first.showing(document, widget: index)
    }
  }

  /// The options that change the drawn content and don't choose a variant.
  private static let contentOptions: [any CommandOption] =
    InputOptions.all + [VariantOptions.option(for: .scales)]

  /// Returns the variants that options choose, otherwise the standard ones.
  private static func variants(
    _ arguments: Arguments, _ widget: Widget
  ) throws(CommandError) -> [Variant] {
    let ignored = Set(contentOptions.map(\.name))
    let isChosen = VariantOptions.all.contains { !ignored.contains($0.name) && arguments.has($0) }
    let chosen = try VariantOptions.variants(arguments, widget)
    guard !isChosen else { return chosen }
    return LintMatrix.standard(for: widget, from: arguments.files).map { variant in
      var variant = variant
      variant.scaleOverride = chosen.first?.scaleOverride
      return variant
    }
  }
}
