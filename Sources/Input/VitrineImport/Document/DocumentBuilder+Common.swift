import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

extension DocumentBuilder {
  /// Applies the keys that every view may have.
  mutating func applyCommon(
    _ keys: KeyedObject<CommonViewKeys>, standardHugging: AxisPriorities, to view: inout View
  ) throws(InputError) {
    _ = try keys.allow
    view.userLabel = try keys.name
    try apply(keys.look, to: &view)
    let layout = keys.layout
    view.hugging = try layout.hugging?.over(standardHugging) ?? standardHugging
    if let resistance = try layout.resistance {
      view.compressionResistance = resistance.over(view.compressionResistance)
    }
    try apply(layout, keys.json.subject, to: &view)
    if let span = try layout.span { spans[view.name] = span }
  }

  /// Applies the look.
  ///
  /// A shadow without further keys has UIKit's downward offset and a soft radius.
  private func apply(
    _ keys: KeyedObject<LookKeys>, to view: inout View
  ) throws(InputError) {
    view.isHidden = try keys.hidden ?? false
    view.style.alpha = try keys.alpha ?? 1
    view.style.backgroundColor = try color(keys.background)
    view.style.cornerRadius = try keys.cornerRadius ?? 0
    view.style.cornerCurve = try keys.cornerCurve ?? .circular
    view.style.borderWidth = try keys.borderWidth ?? 0
    view.style.borderColor = try color(keys.borderColor)
    view.style.tintColor = try color(keys.tint)
    view.style.clipsToBounds = try keys.clips ?? false
    view.style.contentMode = try keys.contentMode ?? .scaleToFill
    view.style.vibrancy = try keys.vibrancy
    if let degrees = try keys.rotation {
      let (cosine, sine) = Scalars.direction(turns: degrees / 360)
      view.style.transform = Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    guard let shadow = try keys.shadow else { return }
    view.style.shadow = Shadow(
      color: try color(shadow.color) ?? Color(white: 0, alpha: 0.3),
      offset: try shadow.offset ?? Point(x: 0, y: 2), radius: try shadow.radius ?? 3)
  }

  /// The names of vibrancy effects, used by the reader and the writer.
  ///
  /// `primary` to `quaternary` are the levels of Notification Center's content. The remaining names
  /// are the effects of UIKit's blur styles.
  static let vibrancies: [(String, Vibrancy)] = [
    ("none", .none), ("primary", .widgetPrimary), ("secondary", .widgetSecondary),
    ("tertiary", .widgetTertiary), ("quaternary", .widgetQuaternary),
    ("notificationCenter", .notificationCenter), ("light", .light), ("dark", .dark),
    ("label", .label), ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
  ]
}
