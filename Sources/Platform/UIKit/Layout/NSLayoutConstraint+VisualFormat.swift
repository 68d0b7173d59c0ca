import CoreGraphics
import Foundation
import VitrineLayout
import VitrineSolver

extension NSLayoutConstraint {
  /// The alignment of the views in a visual format, and its direction.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of the views.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of the views.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of the views.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of the views.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of the views.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of the views.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers of the views.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers of the views.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of the views.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of the views.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

    /// The attributes of the option's bits.
    fileprivate var attributes: [Attribute] {
      (0..<16).filter { rawValue & 1 << $0 != 0 }.compactMap { Attribute(rawValue: Int($0)) }
    }
  }

  /// Returns the constraints of a format such as `H:|-[icon(20)]-8-[title]-|`.
  ///
  /// As on the platform, an invalid format stops the program.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let parsed: [ConstraintText]
    do throws(ConstraintTextError) {
      parsed = try VisualFormat.parse(format, metrics: numbers(metrics ?? [:]))
    } catch {
      preconditionFailure(
        "the visual format \"\(format)\" cannot be read at \(error.column): \(error.message)")
    }
    var order: [UIView] = []
    func item(_ name: String) -> UIView? {
      guard name != VisualFormat.superview else { return nil }
      guard let view = views[name] as? UIView else {
        preconditionFailure("the visual format \"\(format)\" names an unknown view '\(name)'")
      }
      if !order.contains(where: { $0 === view }) { order.append(view) }
      return view
    }
    var made: [NSLayoutConstraint] = []
    for text in parsed {
      let (first, second) = (item(text.first.item), text.second.flatMap { item($0.item) })
      let outer = (first ?? second)?.superview
      guard let subject = first ?? outer else {
        preconditionFailure("the visual format \"\(format)\" names a superview that is not there")
      }
      let constraint = NSLayoutConstraint(
        item: subject, attribute: Attribute(text.first.attribute),
        relatedBy: Relation(text.relation), toItem: text.second == nil ? nil : second ?? outer,
        attribute: text.second.map { Attribute($0.attribute) } ?? .notAnAttribute,
        multiplier: CGFloat(text.multiplier), constant: CGFloat(text.constant))
      constraint.priority = UILayoutPriority(Float(text.priority.value))
      made.append(constraint)
    }
    for attribute in options.attributes {
      for (first, second) in zip(order, order.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            item: second, attribute: attribute, relatedBy: .equal, toItem: first,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return made
  }

  /// Converts metrics of any numeric type.
  private class func numbers(_ metrics: [String: Any]) -> [String: Double] {
    metrics.compactMapValues { value in
      switch value {
      case let number as Double: number
      case let number as Int: Double(number)
      case let number as CGFloat: Double(number)
      case let number as Float: Double(number)
      case let number as NSNumber: number.doubleValue
      default: nil
      }
    }
  }
}
