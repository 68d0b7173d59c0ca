import CoreGraphics

/// The background of a bar, with a line at the edge to the content.
@preconcurrency @MainActor
final class BarBackgroundView: UIView {
  /// The edge of a bar that has the line.
  enum Edge { case top, bottom }

  /// The settings of a bar without an appearance object.
  struct Look {
    var style = UIBarStyle.default
    var tint: UIColor?
    var image: UIImage?
    var isTranslucent = true
    var hasLine = true
    /// A Boolean value that indicates whether content is below the bar.
    var coversContent = false
    /// A Boolean value that indicates whether the bar has a large title.
    var isLarge = false
  }

  private let edge: Edge
  var look = Look()
  var appearance: UIBarAppearance?

  init(line edge: Edge) {
    self.edge = edge
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the color, the image and the line.
  func show() {
    let isDark = traitCollection.userInterfaceStyle == .dark || look.style != .default
    if let appearance {
      backgroundColor =
        appearance.backgroundColor
        ?? (appearance.backgroundEffect == nil ? nil : BarLook.material(isDark: isDark))
      show(appearance.backgroundImage)
      if let color = appearance.shadowColor { showLine(color) }
      return
    }
    let isBare =
      (BarLook.isTransparent || look.isLarge) && look.isTranslucent && !look.coversContent
    if let image = look.image {
      show(image)
    } else if let tint = look.tint, !isBare {
      backgroundColor = tint
    } else if !isBare {
      backgroundColor = BarLook.material(isDark: isDark)
    }
    if look.hasLine, !isBare, look.image == nil || look.tint != nil { showLine(.separator) }
  }

  private func show(_ image: UIImage?) {
    guard let image, image.size != .zero else { return }
    let view = UIImageView(image: image)
    view.frame = bounds
    addSubview(view)
  }

  private func showLine(_ color: UIColor) {
    let line = UIView()
    line.backgroundColor = color
    let height = 1 / UIScreen.main.scale
    line.frame = CGRect(
      x: 0, y: edge == .top ? -height : bounds.height, width: bounds.width, height: height)
    addSubview(line)
  }
}
