import VitrineBase
import VitrineGraphics
import VitrineLayout

/// A progress view.
///
/// `progress` is a fraction from 0 to 1.
struct ProgressKeys: JSONKeys {
  let progress = JSONKey(.progress, .number)
  let kind = JSONKey<ProgressBar.Style>("kind", .choice, "of a progress bar")
  let color = JSONKey("color", .color)
  let trackColor = JSONKey("trackColor", .color)

  static let shape = JSONShape(Self())
}

/// A switch, with the color of its on state.
struct ToggleKeys: JSONKeys {
  let toggle = JSONKey(.toggle, .bool)
  let color = JSONKey("color", .color)
  let thumbColor = JSONKey("thumbColor", .color)

  static let shape = JSONShape(Self())
}

/// A stepper.
///
/// At its minimum or maximum, one of its signs is dimmed.
struct StepperKeys: JSONKeys {
  let stepper = JSONKey(.stepper, .number)
  let minimum = JSONKey("minimum", .number)
  let maximum = JSONKey("maximum", .number)

  static let shape = JSONShape(Self())
}

/// A slider.
///
/// `color` is the track before the thumb and `trackColor` the track after it.
struct SliderKeys: JSONKeys {
  let slider = JSONKey(.slider, .number)
  let minimum = JSONKey("minimum", .number)
  let maximum = JSONKey("maximum", .number)
  let color = JSONKey("color", .color)
  let trackColor = JSONKey("trackColor", .color)
  let thumbColor = JSONKey("thumbColor", .color)

  static let shape = JSONShape(Self())
}

/// A segmented control with titles.
///
/// Without `selected`, no segment is selected.
struct SegmentsKeys: JSONKeys {
  let segments = JSONKey<[String]>(.segments, .array(of: .string))
  let selected = JSONKey("selected", .integer(in: 0...1000), "the chosen segment")

  static let shape = JSONShape(Self())
}

/// An activity indicator by its style.
///
/// A stopped one is hidden unless `hidesWhenStopped` is false.
struct ActivityKeys: JSONKeys {
  let activity = JSONKey<ActivityIndicator.Style>(.activity, .choice)
  let color = JSONKey("color", .color)
  let animating = JSONKey("animating", .bool)
  let hidesWhenStopped = JSONKey("hidesWhenStopped", .bool)

  static let shape = JSONShape(Self())
}

/// A row of page dots.
///
/// `current` is the zero-based index of the highlighted one.
struct PagesKeys: JSONKeys {
  let pages = JSONKey(.pages, .integer(in: 0...1000))
  let current = JSONKey("current", .integer(in: 0...1000))
  let color = JSONKey("color", .color)
  let currentColor = JSONKey("currentColor", .color)

  static let shape = JSONShape(Self())
}

/// A picker's or a date picker's wheels at rest.
struct PickerKeys: JSONKeys {
  let picker = JSONKey<[JSONValue]>(
    .picker, .array(of: .written(.array(of: .string))), "columns of rows")
  let selected = JSONKey<[Double]>(
    "selected", .array(of: .number), "the chosen rows of a picker's columns, from 0")
  let kind = JSONKey<Picker.Mode>("kind", .choice, "of a picker")

  static let shape = JSONShape(Self())
}

/// Colors from `start` to `end`, which are points in the unit square of the view.
struct GradientKeys: JSONKeys {
  let gradient = JSONKey<[JSONValue]>(
    .gradient, .array(of: .written(.reference("color")), count: 2...Int.max))
  let kind = JSONKey<Gradient.Kind>("kind", .choice, "of a gradient")
  let start = JSONKey("start", .point)
  let end = JSONKey("end", .point)

  static let shape = JSONShape(Self())
}

/// Values as a line, bars or a ring.
///
/// UIKit has no such control, but many widgets draw one.
struct ChartKeys: JSONKeys {
  let chart = JSONKey<[Double]>(.chart, .array(of: .number))
  let kind = JSONKey<Chart.Style>("kind", .choice, "of a chart")
  let minimum = JSONKey("minimum", .number)
  let maximum = JSONKey("maximum", .number)
  let color = JSONKey("color", .color)
  let trackColor = JSONKey("trackColor", .color)
  let lineWidth = JSONKey("lineWidth", .number)
  let filled = JSONKey("filled", .bool)

  static let shape = JSONShape(Self())
}
