import VitrineMatrix
import Vitrine
import VitrineImport
import VitrineLint

/// What `vitrine lint` looks at: widgets, each in some variants.
enum LintSubjects {
  typealias Subject = (widget: Widget, variants: [Variant])

  static func all(_ arguments: Arguments) throws(CommandError) -> [Subject] {
    if let config = try arguments.one("--matrix") { return try matrix(config, arguments) }
    guard !arguments.positional.isEmpty else { throw .usage("the input file is missing") }
    var subjects: [Subject] = []
    for path in arguments.positional {
      for widget in try widgets(path, arguments) {
        subjects.append((widget, try variants(arguments, widget)))
      }
    }
    return subjects
  }

  /// Each input of a config in each of its states, with the variants that its pictures show.
  private static func matrix(
    _ config: String, _ arguments: Arguments
  ) throws(CommandError) -> [Subject] {
    guard arguments.positional.isEmpty else {
      throw .usage("--matrix names the inputs; remove '\(arguments.positional[0])'")
    }
    if let option = VariantArguments.options.first(where: {
      $0.name != "--fonts" && !arguments.all($0.name).isEmpty
    }) {
      throw .usage("--matrix chooses the variants; remove \(option.name)")
    }
    let found = try MatrixArguments.config(at: config)
    let matrix: Matrix
    do {
      matrix = try Matrix(found)
    } catch {
      throw CommandError(error)
    }
    var subjects: [Subject] = []
    var places: [String: Int] = [:]
    for picture in matrix.pictures {
      let name = "\(picture.input) \(picture.state ?? "")"
      if let place = places[name] {
        subjects[place].variants.append(picture.variant)
      } else {
        places[name] = subjects.count
        subjects.append((matrix.widget(of: picture), [picture.variant]))
      }
    }
    return subjects
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

  private static func variants(
    _ arguments: Arguments, _ widget: Widget
  ) throws(CommandError) -> [Variant] {
    let others = [
      "--set", "--widget", "--scene", "--fonts", "--scale", "--assets", "--strings", "--verbose",
      ReadableFiles.option.name,
    ]
    let isChosen = VariantArguments.options.map(\.name).contains { name in
      !others.contains(name) && (!arguments.all(name).isEmpty || arguments.has(name))
    }
    let chosen = try VariantArguments.variants(arguments, widget)
    guard !isChosen else { return chosen }
    return LintMatrix.standard(for: widget).map { variant in
      var variant = variant
      variant.scaleOverride = chosen.first?.scaleOverride
      return variant
    }
  }
}
