import CoreGraphics
import Foundation
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// Tests of the effect of `UIButton.Configuration` on a button's size and picture.
@MainActor
@Suite struct ButtonConfigurationTests {
  private static let icon = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 10)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 16, height: 10))
  }

  private func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize {
    var configuration = UIButton.Configuration.plain()
    change(&configuration)
    return UIButton(configuration: configuration).intrinsicContentSize
  }

  private func picture(
    _ build: @escaping @MainActor @Sendable (UIButton) -> Void
  ) throws -> Bitmap {
    var variant = Variant()
    variant.chrome = .none
    return try Stage.picture(variant) { controller in
      let button = UIButton(configuration: .plain())
      button.frame = CGRect(x: 20, y: 10, width: 160, height: 60)
      controller.view.addSubview(button)
      build(button)
    }
  }

  /// Returns the color at a point of the button, in points from its top left corner.
  private func color(_ picture: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = picture[(20 + x) * 2, (10 + y) * 2]
    return [pixel.red, pixel.green, pixel.blue]
  }

  // MARK: Size

  @Test func `the button size determines the insets unless they are set`() {
    let bare = size {
      $0.title = "Go"
      $0.contentInsets = .zero
    }
    func added(_ buttonSize: UIButton.Configuration.Size) -> CGSize {
      let whole = size {
        $0.title = "Go"
        $0.buttonSize = buttonSize
      }
      let text = UILabel()
      text.text = "Go"
      text.font = .preferredFont(
        forTextStyle: buttonSize == .small || buttonSize == .mini ? .subheadline : .body)
      return CGSize(
        width: whole.width - text.intrinsicContentSize.width.rounded(.up),
        height: whole.height - text.intrinsicContentSize.height.rounded(.up))
    }
    #expect(added(.medium) == CGSize(width: 24, height: 14))
    #expect(added(.small) == CGSize(width: 20, height: 10))
    #expect(added(.mini) == CGSize(width: 20, height: 10))
    #expect(added(.large) == CGSize(width: 40, height: 30))
    #expect(
      size {
        $0.title = "Go"
        $0.buttonSize = .large
        $0.contentInsets = .zero
      } == bare)
    var reset = UIButton.Configuration.plain()
    reset.contentInsets = .zero
    reset.setDefaultContentInsets()
    #expect(reset.contentInsets.leading == 12)
  }

  @Test func `an image is at its edge, separated by the padding`() {
    let title = size { $0.title = "Go" }
    func with(_ edge: NSDirectionalRectEdge) -> CGSize {
      size {
        $0.title = "Go"
        $0.image = Self.icon
        $0.imagePlacement = edge
        $0.imagePadding = 5
      }
    }
    for edge in [NSDirectionalRectEdge.leading, .trailing] {
      #expect(with(edge) == CGSize(width: title.width + 21, height: title.height))
    }
    for edge in [NSDirectionalRectEdge.top, .bottom] {
      #expect(with(edge) == CGSize(width: title.width, height: title.height + 15))
    }
    let alone = size {
      $0.image = Self.icon
      $0.imagePadding = 5
    }
    #expect(alone == CGSize(width: 16 + 24, height: 10 + 14))
  }

  @Test func `a subtitle is under the title, in caption 1`() {
    let title = size { $0.title = "A rather long title" }
    let caption = UILabel()
    caption.text = "and more"
    caption.font = .preferredFont(forTextStyle: .caption1)
    let both = size {
      $0.title = "A rather long title"
      $0.subtitle = "and more"
      $0.titlePadding = 3
    }
    #expect(both.width == title.width)
    #expect(both.height == title.height + 3 + caption.intrinsicContentSize.height.rounded(.up))
  }

  @Test func `a transformer changes the title's font`() {
    let plain = size { $0.title = "Title" }
    let large = size {
      $0.title = "Title"
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.font = UIFont.systemFont(ofSize: (incoming.font?.pointSize ?? 0) * 2)
        return outgoing
      }
    }
    #expect(large.width - 24 > 1.6 * (plain.width - 24) && large.height > 1.3 * plain.height)
  }

  @Test func `an attributed title keeps its own font`() {
    var attributes = AttributeContainer()
    attributes.font = UIFont.systemFont(ofSize: 30)
    let attributed = size { $0.attributedTitle = AttributedString("Title", attributes: attributes) }
    let plain = size { $0.title = "Title" }
    #expect(attributed.width - 24 > 1.5 * (plain.width - 24))
  }

  @Test func `a configuration without a title shows the state's title and image`() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.configuration = .plain()
    #expect(button.intrinsicContentSize == size { $0.title = "Go" })
    #expect(button.currentTitle == "Go")
    button.configuration?.title = "Stop"
    #expect(button.currentTitle == "Stop")
    button.configuration = nil
    #expect(button.currentTitle == "Go")
  }

  // MARK: Picture

  @Test func `filled, tinted and gray fill the background with the tint or base color`() throws {
    func fill(_ configuration: UIButton.Configuration) throws -> [UInt8] {
      let picture = try picture {
        $0.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        $0.configuration = configuration
        $0.superview?.backgroundColor = .white
      }
      return color(picture, 4, 30)
    }
    let bare = try fill(.plain())
    #expect(try fill(.filled()) == [255, 0, 0])
    var based = UIButton.Configuration.filled()
    based.baseBackgroundColor = .blue
    #expect(try fill(based) == [0, 0, 255])
    var own = UIButton.Configuration.plain()
    own.background.backgroundColor = .green
    #expect(try fill(own) == [0, 255, 0])
    let tinted = try fill(.tinted())
    #expect(tinted[0] > tinted[1] && tinted[1] == tinted[2] && tinted != bare)
    let gray = try fill(.gray())
    #expect(gray != bare && gray != tinted)
  }

  @Test func `content is white on a fill, else in the tint or base color`() throws {
    func ink(_ configuration: UIButton.Configuration) throws -> [UInt8] {
      let picture = try picture {
        var configuration = configuration
        configuration.image = Self.icon.withRenderingMode(.alwaysTemplate)
        $0.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        $0.configuration = configuration
      }
      return color(picture, 80, 30)
    }
    #expect(try ink(.filled()) == [255, 255, 255])
    #expect(try ink(.plain()) == [255, 0, 0])
    var based = UIButton.Configuration.filled()
    based.baseForegroundColor = .black
    #expect(try ink(based) == [0, 0, 0])
  }

  @Test func `corner styles round the background`() throws {
    func corner(_ style: UIButton.Configuration.CornerStyle, _ radius: CGFloat = 5.95) throws
      -> Bitmap
    {
      try picture {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = style
        configuration.background.cornerRadius = radius
        $0.configuration = configuration
      }
    }
    func round(_ radius: CGFloat) throws -> Bitmap {
      try picture {
        $0.configuration = nil
        $0.backgroundColor = $0.tintColor
        $0.layer.cornerRadius = radius
      }
    }
    #expect(try Stage.areEqual(corner(.capsule), round(30)))
    #expect(try Stage.areEqual(corner(.large), round(8)))
    #expect(try Stage.areEqual(corner(.small), round(4)))
    #expect(try Stage.areEqual(corner(.medium), round(5.95)))
    #expect(try Stage.areEqual(corner(.dynamic, 14), round(14)))
    #expect(try Stage.areEqual(corner(.fixed, 3), round(3)))
  }

  @Test func `the stroke is inside the edge, in its own color or the tint`() throws {
    func stroked(_ color: UIColor?) throws -> Bitmap {
      try picture {
        var configuration = UIButton.Configuration.plain()
        configuration.background.strokeWidth = 2
        configuration.background.strokeColor = color
        configuration.background.cornerRadius = 6
        $0.configuration = configuration
      }
    }
    let bordered = try picture {
      $0.configuration = nil
      $0.layer.borderWidth = 2
      $0.layer.borderColor = UIColor.green.cgColor
      $0.layer.cornerRadius = 6
    }
    #expect(try Stage.areEqual(stroked(.green), bordered))
    #expect(try stroked(nil) != bordered)
  }

  @Test func `an image at the top edge is centered above the title`() throws {
    let picture = try picture {
      var configuration = UIButton.Configuration.plain()
      configuration.image = Self.icon.withRenderingMode(.alwaysOriginal)
      configuration.title = "Go"
      configuration.imagePlacement = .top
      configuration.imagePadding = 6
      configuration.baseForegroundColor = .red
      $0.configuration = configuration
    }
    // The image's 10 points, the padding of 6 and the title's 21 are centered in 60 points.
    #expect(color(picture, 80, 13) == [0, 0, 0])
    #expect(color(picture, 80, 20) == [0, 0, 0])
    #expect(color(picture, 71, 16) != [0, 0, 0])
    #expect(color(picture, 80, 24) != [0, 0, 0])
  }

  @Test func `leading and trailing edges swap sides in right-to-left layout`() throws {
    var variant = Variant()
    variant.chrome = .none
    func picture(_ edge: NSDirectionalRectEdge, _ direction: UISemanticContentAttribute) throws
      -> Bitmap
    {
      try Stage.picture(variant) { controller in
        var configuration = UIButton.Configuration.plain()
        configuration.image = Self.icon
        configuration.title = "Go"
        configuration.imagePlacement = edge
        configuration.imagePadding = 6
        let button = UIButton(configuration: configuration)
        button.semanticContentAttribute = direction
        button.frame = CGRect(x: 20, y: 10, width: 160, height: 60)
        controller.view.addSubview(button)
      }
    }
    #expect(
      try Stage.areEqual(
        picture(.leading, .forceRightToLeft), picture(.trailing, .forceLeftToRight)))
    #expect(
      try picture(.leading, .forceLeftToRight) != picture(.trailing, .forceLeftToRight))
  }

  // MARK: States

  @Test func `the update handler changes the configuration with the state`() {
    let button = UIButton(configuration: .plain())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    #expect(button.currentTitle == "On" && calls == 1)
    button.isEnabled = false
    #expect(button.currentTitle == "Off" && calls == 2)
    button.contentHorizontalAlignment = .leading
    #expect(calls == 2)
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = true
    #expect(button.currentTitle == "Off" && calls == 2)
    button.setNeedsUpdateConfiguration()
    #expect(button.currentTitle == "On")
  }

  @Test func `a disabled button is gray with a gray fill`() throws {
    func picture(_ color: UIColor) throws -> Bitmap {
      try self.picture {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.baseBackgroundColor = color
        $0.configuration = configuration
        $0.isEnabled = false
      }
    }
    #expect(try Stage.areEqual(picture(.red), picture(.blue)))
  }

  @Test func `a primary action provides title and image, and a tap calls it`() {
    var calls = 0
    let action = UIAction(title: "Go", image: Self.icon) { _ in calls += 1 }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    #expect(button.currentTitle == "Go")
    #expect(button.currentImage == Self.icon)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    button.tap(at: CGPoint(x: 5, y: 5))
    #expect(calls == 1)
  }
}
