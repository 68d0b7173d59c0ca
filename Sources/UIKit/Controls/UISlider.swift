package import VitrineLayout

/// A value on a track.
@MainActor
open class UISlider: UIControl {
  package override class var initialModel: View { View("", .slider(Slider(value: 0))) }

  private var slider: Slider {
    get { if case .slider(let slider) = model.kind { slider } else { Slider(value: 0) } }
    set { model.kind = .slider(newValue) }
  }

  open var value: Float {
    get { Float(slider.value) }
    set { slider.value = min(slider.maximum, max(slider.minimum, Double(newValue))) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open var minimumValue: Float {
    get { Float(slider.minimum) }
    set {
      slider.minimum = Double(newValue)
      slider.maximum = max(slider.maximum, slider.minimum)
      slider.value = max(slider.value, slider.minimum)
    }
  }

  open var maximumValue: Float {
    get { Float(slider.maximum) }
    set {
      slider.maximum = Double(newValue)
      slider.minimum = min(slider.minimum, slider.maximum)
      slider.value = min(slider.value, slider.maximum)
    }
  }

  open var minimumTrackTintColor: UIColor? {
    get { slider.minimumTrackTint.map(UIColor.init) }
    set { slider.minimumTrackTint = newValue?.color }
  }

  open var maximumTrackTintColor: UIColor? {
    get { slider.maximumTrackTint.map(UIColor.init) }
    set { slider.maximumTrackTint = newValue?.color }
  }

  open var thumbTintColor: UIColor? {
    get { slider.thumbTint.map(UIColor.init) }
    set { slider.thumbTint = newValue?.color }
  }
}
