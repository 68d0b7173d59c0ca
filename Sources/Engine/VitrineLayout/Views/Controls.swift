public import VitrineGraphics

/// A `UISwitch`.
public struct Toggle: Hashable, Codable, Sendable {
  /// A Boolean value that indicates whether the switch is on.
  public var isOn: Bool
  /// The color of the track in the on state, or nil for the default.
  public var onTint: Color?
  /// The color of the thumb, or nil for the default.
  public var thumbTint: Color?

  /// Creates a switch.
  public init(isOn: Bool) { self.isOn = isOn }
}

/// A `UISlider`.
public struct Slider: Hashable, Codable, Sendable {
  /// The current value.
  public var value: Double
  /// The value at the leading end.
  public var minimum = 0.0
  /// The value at the trailing end.
  public var maximum = 1.0
  /// The color of the track before the thumb, or nil for the default.
  public var minimumTrackTint: Color?
  /// The color of the track after the thumb, or nil for the default.
  public var maximumTrackTint: Color?
  /// The color of the thumb, or nil for the default.
  public var thumbTint: Color?

  /// Creates a slider with the range from 0 to 1.
  public init(value: Double) { self.value = value }
}

/// A `UIStepper`.
///
/// The half that would leave the range is dimmed.
public struct Stepper: Hashable, Codable, Sendable {
  /// The current value.
  public var value: Double
  /// The smallest value.
  public var minimum = 0.0
  /// The largest value.
  public var maximum = 100.0

  /// Creates a stepper with the range from 0 to 100.
  public init(value: Double) { self.value = value }
}

/// A `UISegmentedControl`.
public struct Segments: Hashable, Codable, Sendable {
  /// The titles of the segments.
  public var titles: [String]
  /// The index of the selected segment, or nil.
  public var selected: Int?

  /// Creates a segmented control.
  public init(titles: [String], selected: Int?) {
    self.titles = titles
    self.selected = selected
  }
}

/// A `UIProgressView`.
public struct ProgressBar: Hashable, Codable, Sendable {
  /// The form of a progress view.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable { case standard, bar }

  /// The progress from 0 to 1.
  public var value: Double
  /// The form of the progress view.
  public var style: Style = .standard
  /// The color of the progress, or nil for the default.
  public var progressTint: Color?
  /// The color of the track, or nil for the default.
  public var trackTint: Color?

  /// Creates a progress view.
  public init(value: Double) { self.value = value }
}

/// A `UIActivityIndicatorView`.
public struct ActivityIndicator: Hashable, Codable, Sendable {
  /// The form of an activity indicator.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case white, whiteLarge, gray, medium, large
  }

  /// The form of the indicator.
  public var style: Style
  /// The color of the indicator, or nil for the default.
  public var color: Color?
  /// A Boolean value that indicates whether the indicator is animating.
  public var isAnimating = true
  /// A Boolean value that indicates whether a stopped indicator is invisible.
  public var hidesWhenStopped = true

  /// Creates an animating indicator.
  public init(_ style: Style) { self.style = style }
}

/// A `UIPageControl`.
public struct PageControl: Hashable, Codable, Sendable {
  /// The number of pages.
  public var pages: Int
  /// The index of the current page.
  public var current: Int
  /// The color of the dots, or nil for the default.
  public var tint: Color?
  /// The color of the current page's dot, or nil for the default.
  public var currentTint: Color?

  /// Creates a page control.
  public init(pages: Int, current: Int) {
    self.pages = pages
    self.current = current
  }
}

/// A `UIDatePicker` or `UIPickerView` that doesn't spin.
public struct Picker: Hashable, Codable, Sendable {
  /// The content of a picker.
  public enum Mode: String, Hashable, Codable, Sendable, CaseIterable {
    case rows, date, time, dateAndTime, countDown
  }

  /// The content of the picker.
  public var mode: Mode
  /// The rows of each column.
  public var columns: [[String]] = []
  /// The index of the selected row in each column.
  public var selected: [Int] = []

  /// Creates a picker without columns.
  public init(_ mode: Mode) { self.mode = mode }
}
