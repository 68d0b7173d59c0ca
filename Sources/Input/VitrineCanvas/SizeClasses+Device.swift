import VitrineImport

extension InterfaceDocument {
  /// The size classes of the device that the file was last shown on.
  ///
  /// Files of Xcode 7 and earlier name no device, so that only variations for any size apply.
  var sizeClasses: SizeClasses {
    guard let element = root.child("device"), let id = element["id"] else { return SizeClasses() }
    if id.hasPrefix("ipad") {
      let isFullscreen = element["layout"] == nil || element["layout"] == "fullscreen"
      return SizeClasses(width: isFullscreen ? "regular" : "compact", height: "regular")
    }
    guard device.isPhone, device.isLandscape else { return .phone }
    // Large phones have a regular width in landscape.
    let isLarge = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72"].contains(id)
    return SizeClasses(width: isLarge ? "regular" : "compact", height: "compact")
  }
}
