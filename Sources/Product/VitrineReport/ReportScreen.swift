/// The screen of a device, for the frame that the page draws around a picture.
public struct ReportScreen: Sendable {
  /// The word of the axis `device`.
  public var device: String
  /// In points, portrait.
  public var width: Double
  public var height: Double
  /// Pixels per point.
  public var scale: Double
  /// Whether the screen has round corners and no home button.
  public var isRound: Bool

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
