import VitrineBase
import VitrineGraphics
import VitrineLayout

struct ProgressKeys: JSONKeys {
  let progress = JSONKey(.progress, .number)
  let kind = JSONKey<ProgressBar.Style>("kind", .choice, "of a progress bar")
  let color = JSONKey("color", .color)
  let trackColor = JSONKey("trackColor", .color)

  static let shape = JSONShape(Self())
}

struct ToggleKeys: JSONKeys {
  let toggle = JSONKey(.toggle, .bool)
  let color = JSONKey("color", .color)
  let thumbColor = JSONKey("thumbColor", .color)

  static let shape = JSONShape(Self())
}

struct StepperKeys: JSONKeys {
  let stepper = JSONKey(.stepper, .number)
  let minimum = JSONKey("minimum", .number)
  let maximum = JSONKey("maximum", .number)

  static let shape = JSONShape(Self())
}

struct SliderKeys: JSONKeys {
  let slider = JSONKey(.slider, .number)
  let minimum = JSONKey("minimum", .number)
  let maximum = JSONKey("maximum", .number)
  let color = JSONKey("color", .color)
  let trackColor = JSONKey("trackColor", .color)
  let thumbColor = JSONKey("thumbColor", .color)

  static let shape = JSONShape(Self())
}

struct SegmentsKeys: JSONKeys {
  let segments = JSONKey<[String]>(.segments, .array(of: .string))
  let selected = JSONKey("selected", .integer(in: 0...1000), "the chosen segment")

  static let shape = JSONShape(Self())
}

struct ActivityKeys: JSONKeys {
  let activity = JSONKey<ActivityIndicator.Style>(.activity, .choice)
  let color = JSONKey("color", .color)
  let animating = JSONKey("animating", .bool)
  let hidesWhenStopped = JSONKey("hidesWhenStopped", .bool)

  static let shape = JSONShape(Self())
}

struct PagesKeys: JSONKeys {
  let pages = JSONKey(.pages, .integer(in: 0...1000))
  let current = JSONKey("current", .integer(in: 0...1000))
  let color = JSONKey("color", .color)
  let currentColor = JSONKey("currentColor", .color)

  static let shape = JSONShape(Self())
}

struct PickerKeys: JSONKeys {
  let picker = JSONKey<[JSONValue]>(
    .picker, .array(of: .written(.array(of: .string))), "columns of rows")
  let selected = JSONKey<[Double]>(
    "selected", .array(of: .number), "the chosen rows of a picker's columns, from 0")
  let kind = JSONKey<Picker.Mode>("kind", .choice, "of a picker")

  static let shape = JSONShape(Self())
}

struct GradientKeys: JSONKeys {
  let gradient = JSONKey<[JSONValue]>(
    .gradient, .array(of: .written(.reference("color")), count: 2...Int.max))
  let kind = JSONKey<Gradient.Kind>("kind", .choice, "of a gradient")
  let start = JSONKey("start", .point)
  let end = JSONKey("end", .point)

  static let shape = JSONShape(Self())
}

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
