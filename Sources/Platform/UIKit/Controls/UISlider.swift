package import VitrineLayout

/// A value on a track.
@MainActor
open class UISlider: UIControl {
  package override class var initialModel: View { View("", .slider(Slider(value: 0))) }

  /// The engine's value; a slider's size doesn't depend on it.
  private var slider: Slider {
    get { if case .slider(let slider) = model.kind { slider } else { Slider(value: 0) } }
    set { model.kind = .slider(newValue) }
  }

  /// 0 by default, and kept between the minimum and the maximum.
  open var value: Float {
    get { Float(slider.value) }
    set { slider.value = min(slider.maximum, max(slider.minimum, Double(newValue))) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// 0 by default; a maximum or a value below it moves up with it, as documented.
  open var minimumValue: Float {
    get { Float(slider.minimum) }
    set {
      slider.minimum = Double(newValue)
      slider.maximum = max(slider.maximum, slider.minimum)
      slider.value = max(slider.value, slider.minimum)
    }
  }

  /// 1 by default; a minimum or a value above it moves down with it, as documented.
  open var maximumValue: Float {
    get { Float(slider.maximum) }
    set {
      slider.maximum = Double(newValue)
      slider.minimum = min(slider.minimum, slider.maximum)
      slider.value = min(slider.value, slider.maximum)
    }
  }

  /// Of the track before the thumb; nil is the tint color.
  open var minimumTrackTintColor: UIColor? {
    get { slider.minimumTrackTint.map(UIColor.init) }
    set { slider.minimumTrackTint = newValue?.color }
  }

  /// Of the track after the thumb; nil is the system's gray.
  open var maximumTrackTintColor: UIColor? {
    get { slider.maximumTrackTint.map(UIColor.init) }
    set { slider.maximumTrackTint = newValue?.color }
  }

  open var thumbTintColor: UIColor? {
    get { slider.thumbTint.map(UIColor.init) }
    set { slider.thumbTint = newValue?.color }
  }
}
