import CoreGraphics
public import Foundation
package import VitrineLayout

/// A control for a value on a track.
@preconcurrency @MainActor
open class UISlider: UIControl {
  package override class var initialModel: View { View("", .slider(Slider(value: 0))) }

  /// The engine's value.
  ///
  /// A slider's size doesn't depend on it.
  private var slider: Slider {
    get { if case .slider(let slider) = model.kind { slider } else { Slider(value: 0) } }
    set { model.kind = .slider(newValue) }
  }

  /// The value, clamped to the minimum and the maximum.
  ///
  /// The default is 0.
  open var value: Float {
    get { Float(slider.value) }
    set { slider.value = min(slider.maximum, max(slider.minimum, Double(newValue))) }
  }

  /// Sets the value immediately, because a picture shows no animation.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The minimum, by default 0.
  ///
  /// As documented, it raises a smaller maximum or value.
  open var minimumValue: Float {
    get { Float(slider.minimum) }
    set {
      slider.minimum = Double(newValue)
      slider.maximum = max(slider.maximum, slider.minimum)
      slider.value = max(slider.value, slider.minimum)
    }
  }

  /// The maximum, by default 1.
  ///
  /// As documented, it lowers a larger minimum or value.
  open var maximumValue: Float {
    get { Float(slider.maximum) }
    set {
      slider.maximum = Double(newValue)
      slider.minimum = min(slider.minimum, slider.maximum)
      slider.value = min(slider.value, slider.maximum)
    }
  }

  /// The color of the track before the thumb.
  ///
  /// Nil is the tint color.
  open var minimumTrackTintColor: UIColor? {
    get { slider.minimumTrackTint.map(UIColor.init) }
    set { slider.minimumTrackTint = newValue?.color }
  }

  /// The color of the track after the thumb.
  ///
  /// Nil is the system's gray.
  open var maximumTrackTintColor: UIColor? {
    get { slider.maximumTrackTint.map(UIColor.init) }
    set { slider.maximumTrackTint = newValue?.color }
  }

  /// The color of the thumb.
  ///
  /// Nil is white.
  open var thumbTintColor: UIColor? {
    get { slider.thumbTint.map(UIColor.init) }
    set { slider.thumbTint = newValue?.color }
  }

  /// A Boolean value that indicates whether a movement sends every value.
  open var isContinuous = true
  /// The image at the smallest value, which isn't drawn.
  open var minimumValueImage: UIImage? { didSet { Self.noteImages() } }
  /// The image at the largest value, which isn't drawn.
  open var maximumValueImage: UIImage? { didSet { Self.noteImages() } }
  /// The image of the thumb.
  open var currentThumbImage: UIImage? { thumbImages[State.normal.rawValue] }
  private var thumbImages: [UInt: UIImage] = [:]

  /// Sets the image of the thumb, which isn't drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    Self.noteImages()
  }

  /// Returns the image of the thumb.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }

  /// Sets the image of the track before the thumb, which isn't drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { Self.noteImages() }

  /// Sets the image of the track after the thumb, which isn't drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { Self.noteImages() }

  /// Returns the rectangle of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 2, y: bounds.midY - 1, width: bounds.width - 4, height: 2)
  }

  private static func noteImages() {
    PlatformNotes.add(
      "the images of a slider's thumb and track aren't drawn; the standard ones are")
  }
}
