public import Foundation
public import UIKit

// Archives of colors, which apps keep in defaults and stores.

/// The archive of a color: the property list that Apple's archiver writes, as far as it is needed.
private enum ColorArchive {
  static func data(of color: UIColor) throws -> Data {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let values: [String: Any] = [
      "UIRed": Double(red), "UIGreen": Double(green), "UIBlue": Double(blue),
      "UIAlpha": Double(alpha),
    ]
    return try PropertyListSerialization.data(
      fromPropertyList: [
        "$archiver": "NSKeyedArchiver", "$version": 100_000, "$objects": ["$null", values],
      ] as [String: Any], format: .binary, options: 0)
  }

  /// Returns the first color of an archive, or nil.
  static func color(in data: Data) -> UIColor? {
    let list = unsafe try? PropertyListSerialization.propertyList(
      from: data, options: [], format: nil)
    let objects = (list as? [String: Any])?["$objects"] as? [Any] ?? []
    for case let values as [String: Any] in objects {
      let alpha = number(values["UIAlpha"]) ?? 1
      if let white = number(values["UIWhite"]) { return UIColor(white: white, alpha: alpha) }
      if let red = number(values["UIRed"]), let green = number(values["UIGreen"]),
        let blue = number(values["UIBlue"])
      {
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
    }
    return nil
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? (value as? Double).map { CGFloat($0) }
  }
}

extension NSKeyedArchiver {
  /// Returns the archive of a color.
  public class func archivedData(
    withRootObject color: UIColor, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data { try ColorArchive.data(of: color) }
}

extension NSKeyedUnarchiver {
  /// Returns the color of an archive, or nil.
  public class func unarchivedObject(
    ofClass cls: UIColor.Type, from data: Data
  ) throws -> UIColor? { ColorArchive.color(in: data) }

  /// Returns the color or the objects of an archive.
  ///
  /// Adapted code calls it in place of `unarchiveTopLevelObjectWithData`, which Foundation has.
  public class func unarchiveColorOrObjects(_ data: Data) throws -> Any? {
    try ColorArchive.color(in: data)
      ?? unarchivedObject(
        ofClasses: [
          NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
          NSURL.self, NSUUID.self,
        ], from: data)
  }
}
