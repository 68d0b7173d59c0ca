import Vitrine
import VitrineBase

/// The widgets of WidgetKit among the inputs, whose code decides which pictures there are.
extension Matrix {
  /// Returns the widgets and previews of an input whose code runs, if the config chooses among them.
  ///
  /// Returns nil for other inputs. An error is that of each picture.
  static func gallery(
    of widget: Result<Widget, RenderError>, _ config: MatrixConfig, from files: Files
  ) -> HomeGallery? {
    let chooses = VariantAxis.homeOnly.contains { axis in
      config.axes.contains { $0.axis == axis } || config.includes.contains { $0[axis] != nil }
    }
    guard chooses, let program = try? widget.get().codeRun?.program else { return nil }
    return try? program.gallery?(files)
  }

  /// Throws an error if a kind or a preview of the axes is in no input.
  ///
  /// Inputs whose code isn't known may have any.
  static func check(
    _ config: MatrixConfig, _ galleries: [HomeGallery?]
  ) throws(RenderError) {
    let known = galleries.compactMap(\.self)
    guard known.count == galleries.count else { return }
    let names: [(VariantAxis, [String])] = [
      (.kinds, known.flatMap { $0.widgets.map(\.kind) }),
      (.previews, known.flatMap { $0.previews.map(\.name) }),
    ]
    for (axis, names) in names {
      let words = config.axes.first { $0.axis == axis }?.words ?? []
      for word in words where !names.contains(word) {
        throw .invalid(
          unknownValue(word, for: axis.plural, names, at: SourceLocation(file: config.file))
            .diagnostic)
      }
    }
  }
}
