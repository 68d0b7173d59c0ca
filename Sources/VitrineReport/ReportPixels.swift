/// A picture as a script, because a page opened from disk can't read the pixels of image files.
public enum ReportPixels {
  /// The script for `pixels/SIDE/NAME.js`.
  public static func script(side: String, name: String, png: [UInt8]) -> [UInt8] {
    var bytes = Array("vitrine.pixels(\(ReportJSON.string("\(side)/\(name)")),\"".utf8)
    Base64.append(png, to: &bytes)
    bytes += Array("\");\n".utf8)
    return bytes
  }
}
