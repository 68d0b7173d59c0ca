import Synchronization
import Vitrine
import VitrineBase
import VitrineMatrix

/// The widgets that a preview shows: its inputs, and the pictures of its configs.
final class PreviewSubjects: Sendable {
  /// A widget with the variant that its menus start from.
  typealias Subject = (widget: Widget, variant: Variant)

  /// A name of a widget, and the place where it is found.
  private struct Place {
    var path: String
    /// The name of the picture of a config; nil for another input.
    var picture: String?
  }

  /// The names in the order of the command line.
  let names: [String]
  /// The commit that the page compares with, if there is one.
  let commit: PreviewCommit?
  private let arguments: Arguments
  private let places: [String: Place]
  private let matrices = Mutex<[Key: (matrix: Matrix, answers: [FileTrace.Answer])]>([:])

  /// A config, and whether the code of its inputs was compiled.
  private struct Key: Hashable {
    var path: String
    var runsCode: Bool
  }

  /// Lists the subjects of the inputs.
  ///
  /// A config must be readable, because its pictures are listed once. Other inputs may be broken.
  init(_ inputs: [String], _ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
    var names: [String] = []
    var places: [String: Place] = [:]
    func add(_ name: String, _ place: Place) {
      let name = places[name] == nil ? name : "\(place.path): \(name)"
      guard places[name] == nil else { return }
      names.append(name)
      places[name] = place
    }
    for path in inputs {
      guard Self.isConfig(path, arguments.files) else {
        add(FilePath.name(of: path), Place(path: path))
        continue
      }
      // The names don't depend on code, which would be compiled before the page can be opened.
      for picture in try Self.matrix(path, arguments, runsCode: false).pictures {
        add(picture.name, Place(path: path, picture: picture.name))
      }
    }
    self.names = names
    self.places = places
    commit = inputs.first.flatMap { PreviewCommit(of: arguments.files.folder(of: $0)) }
  }

  /// Returns whether a path is that of a config, which lists inputs.
  private static func isConfig(_ path: String, _ files: Files) -> Bool {
    guard FilePath.suffix(of: path) == "json", let bytes = try? files.regularOnly.read(path),
      let value = try? JSON.parse(bytes, file: path)
    else { return false }
    return value["inputs"] != nil && value["app"] == nil
  }

  private static func matrix(
    _ path: String, _ arguments: Arguments, runsCode: Bool = true
  ) throws(CommandError) -> Matrix {
    let config = try MatrixOptions.config(at: path, arguments.files)
    return try readingInput { () throws(RenderError) in
      try Matrix(
        listing: config, from: arguments.files, threads: Environment.processorCount,
        runner: runsCode ? arguments.runner : nil)
    }
  }

  /// Reads a subject; the first one if no name is given.
  ///
  /// Without its code, an extension has the same variant.
  func read(
    _ name: String?, _ files: Files, runsCode: Bool = true
  ) throws(LivePicture.Problem) -> Subject {
    guard let name = name ?? names.first, let place = places[name] else {
      throw LivePicture.Problem(message: "there is no '\(name ?? "")' among the inputs")
    }
    var arguments = arguments
    arguments.files = files
    if !runsCode { arguments.runner = nil }
    do throws(CommandError) {
      guard let picture = place.picture else { return try Self.input(place.path, arguments) }
      let matrix = try matrix(place.path, arguments)
      guard let entry = matrix.pictures.first(where: { $0.name == picture }) else {
        throw .input("\(place.path): error: the config no longer has the picture '\(picture)'")
      }
      let widget = try readingInput { () throws(RenderError) in try matrix.widget(of: entry) }
      return (widget, entry.variant)
    } catch {
      throw LivePicture.Problem(message: error.message)
    }
  }

  /// Returns the pictures of a config, from memory if its files haven't changed.
  private func matrix(_ path: String, _ arguments: Arguments) throws(CommandError) -> Matrix {
    let files = arguments.files
    // A version from a commit isn't traced, and isn't kept.
    guard let trace = files.trace else { return try Self.matrix(path, arguments) }
    let key = Key(path: path, runsCode: arguments.runner != nil)
    let kept = matrices.withLock { $0[key] }
    if let kept, kept.answers.allSatisfy({ files.answer($0.question, $0.path) == $0.answer }) {
      trace.add(kept.answers)
      return kept.matrix
    }
    let own = FileTrace()
    defer { trace.add(own.answers) }
    var traced = arguments
    traced.files = files.traced(by: own)
    let matrix = try Self.matrix(path, traced)
    own.add(matrix.answers)
    matrices.withLock { $0[key] = (matrix, own.answers) }
    return matrix
  }

  /// Reads an input and the variant that it is shown in by default.
  private static func input(
    _ path: String, _ arguments: Arguments
  ) throws(CommandError) -> Subject {
    let widget = try InputOptions.widget(path, arguments)
    var variant = widget.defaultVariant
    let vocabulary = try VariantOptions.vocabulary(arguments)
    for axis in [VariantAxis.states, .data] {
      if let word = arguments[axis].first { _ = axis.apply(word, &variant, vocabulary) }
    }
    return (widget, variant)
  }
}
