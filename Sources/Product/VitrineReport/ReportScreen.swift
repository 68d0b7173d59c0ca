/// The screen of a device, for the frame that the page draws around a picture.
public struct ReportScreen: Sendable {
  /// The word on the axis `device`.
  public var device: String
  /// The width and height in points, in portrait orientation.
  public var width: Double
  /// The height in points, in portrait orientation.
  public var height: Double
  /// The number of pixels per point.
  public var scale: Double
  /// A Boolean value that indicates whether the screen has round corners and no home button.
  public var isRound: Bool

  /// Creates a screen.
  public init(device: String, width: Double, height: Double, scale: Double, isRound: Bool) {
    self.device = device
    self.width = width
    self.height = height
    self.scale = scale
    self.isRound = isRound
  }

  var json: String {
    ReportJSON.array([
      ReportJSON.string(device), ReportJSON.number(width), ReportJSON.number(height),
      ReportJSON.number(scale), isRound ? "1" : "0",
    ])
  }
}
