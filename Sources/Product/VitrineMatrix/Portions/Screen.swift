import Vitrine

/// The properties that determine the size of a picture's backdrop.
struct Screen: Hashable {
  var device: String
  var isPortrait: Bool
  var scale: Int?

  init(_ variant: Variant) {
    device = variant.device.name
    isPortrait = variant.orientation == .portrait
    scale = variant.scaleOverride
  }
}
