public import VitrineGraphics

/// A `UISwitch`.
public struct Toggle: Hashable, Codable, Sendable {
  public var isOn: Bool
  public var onTint: Color?
  public var thumbTint: Color?

  public init(isOn: Bool) { self.isOn = isOn }
}

/// A `UISlider`.
public struct Slider: Hashable, Codable, Sendable {
  public var value: Double
  public var minimum = 0.0
  public var maximum = 1.0
  public var minimumTrackTint: Color?
  public var maximumTrackTint: Color?
  public var thumbTint: Color?

  public init(value: Double) { self.value = value }
}

/// A `UIStepper`; the half that would leave the range is dimmed.
public struct Stepper: Hashable, Codable, Sendable {
  public var value: Double
  public var minimum = 0.0
  public var maximum = 100.0

  public init(value: Double) { self.value = value }
}

/// A `UISegmentedControl`.
public struct Segments: Hashable, Codable, Sendable {
  public var titles: [String]
  public var selected: Int?

  public init(titles: [String], selected: Int?) {
    self.titles = titles
    self.selected = selected
  }
}

/// A `UIProgressView`.
public struct ProgressBar: Hashable, Codable, Sendable {
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable { case standard, bar }

  public var value: Double
  public var style: Style = .standard
  public var progressTint: Color?
  public var trackTint: Color?

  public init(value: Double) { self.value = value }
}

/// A `UIActivityIndicatorView`.
public struct ActivityIndicator: Hashable, Codable, Sendable {
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case white, whiteLarge, gray, medium, large
  }

  public var style: Style
  public var color: Color?
  public var isAnimating = true
  public var hidesWhenStopped = true

  public init(_ style: Style) { self.style = style }
}

/// A `UIPageControl`.
public struct PageControl: Hashable, Codable, Sendable {
  public var pages: Int
  public var current: Int
  public var tint: Color?
  public var currentTint: Color?

  public init(pages: Int, current: Int) {
    self.pages = pages
    self.current = current
  }
}

/// A `UIDatePicker` or `UIPickerView`, shown at rest.
public struct Picker: Hashable, Codable, Sendable {
  public enum Mode: String, Hashable, Codable, Sendable, CaseIterable {
    case rows, date, time, dateAndTime, countDown
  }

  public var mode: Mode
  /// The columns' rows, the chosen one of each marked by `selected`.
  public var columns: [[String]] = []
  public var selected: [Int] = []

  public init(_ mode: Mode) { self.mode = mode }
}
