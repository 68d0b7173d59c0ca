/// A reader for the part of a TIFF structure, such as EXIF, that affects pixels.
enum TIFF {
  /// Returns the orientation tag (0x0112) of the first directory, 1…8, or 1 if it is missing.
  static func orientation(_ tiff: [UInt8]) -> Int {
    guard tiff.count >= 8 else { return 1 }
    let isLittle = tiff[0] == 0x49
    func short(_ at: Int) -> Int {
      guard at >= 0, at + 2 <= tiff.count else { return 0 }
      return isLittle
        ? Int(tiff[at]) | Int(tiff[at + 1]) << 8 : Int(tiff[at]) << 8 | Int(tiff[at + 1])
    }
    let directory = isLittle ? short(4) | short(6) << 16 : short(4) << 16 | short(6)
    for entry in 0..<short(directory) {
      let at = directory + 2 + entry * 12
      guard at + 12 <= tiff.count else { return 1 }
      if short(at) == 0x0112 {
        let value = short(at + 8)
        return (1...8).contains(value) ? value : 1
      }
    }
    return 1
  }
}
