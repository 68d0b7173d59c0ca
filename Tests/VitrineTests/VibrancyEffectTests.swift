import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of the content of effect views with a vibrancy.
///
/// On a device, the light vibrancy of iOS 8 gives labels, tracks and thumbs 1.71 times the level of
/// their background minus 0.68 of white (screenshot T of docs/PLATFORM.md).
@Suite struct VibrancyEffectTests {
  private static let level = 160
  private static let ink = 100

  /// Renders a slider at the center of a gray square, at one pixel per point.
  private func picture(_ widget: Widget) throws -> Bitmap {
    var variant = Variant()
    variant.canvas = .fixed(Size(width: 100, height: 100))
    variant.scaleOverride = 1
    variant.chrome = .none
    return try render(widget, as: variant, in: Workshop(try TestResources.shared.get()))
      .bitmap
  }

  private func document(_ views: String) throws -> Widget {
    let back = ##"{ "view": [], "background": "#A0A0A0", "frame": [0, 0, 100, 100] }"##
    let text = #"{ "app": "A", "content": { "view": [\#(back), \#(views)] } }"#
    return Widget(try WidgetDocument.read(Array(text.utf8), file: "d.json"))
  }

  private func red(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int(bitmap.pixels[y * bitmap.width + x] & 255)
  }

  @Test func `a document's effect view replaces the colors of all its subviews`() throws {
    let bitmap = try picture(
      document(
        """
        { "vibrant": [ { "slider": 0.5, "frame": [0, 30, 100, 40] },
            { "view": [], "background": "red", "frame": [40, 80, 20, 10] } ],
          "kind": "light", "frame": [0, 0, 100, 100] }
        """))
    // The points are on both tracks, the thumb over them, its edge, and a plain view.
    for (x, y) in [(10, 45), (90, 45), (50, 45), (50, 35), (50, 85)] {
      #expect(abs(red(bitmap, x, y) - Self.ink) <= 1, "at \(x), \(y)")
    }
    // This point is just below the thumb, where a shadow would be.
    #expect(red(bitmap, 50, 61) == Self.level)
  }

  @Test func `a switch that is on is one shape`() throws {
    let bitmap = try picture(
      document(
        """
        { "vibrant": [ { "switch": true, "frame": [20, 30, 51, 31] } ], "kind": "light",
          "frame": [0, 0, 100, 100] }
        """))
    for x in [30, 45, 57] { #expect(abs(red(bitmap, x, 45) - Self.ink) <= 1, "at \(x)") }
  }

  @Test func `a view's own vibrancy wins over the vibrancy of the effect around it`() throws {
    let bitmap = try picture(
      document(
        """
        { "vibrant": [ { "view": [], "background": "#204060", "frame": [40, 40, 20, 20],
          "vibrancy": "none" } ], "kind": "light", "frame": [0, 0, 100, 100] }
        """))
    #expect(red(bitmap, 50, 50) == 0x20)
  }

  @Test func `a storyboard's vibrancy effect looks like a document's`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.storyboard, to: "MainInterface.storyboard")
    let bitmap = try picture(try Widget.read(path))
    #expect(abs(red(bitmap, 50, 50) - Self.ink) <= 1)
    #expect(red(bitmap, 5, 5) == Self.level)
  }

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <color key="backgroundColor" red="0.6274509804" green="0.6274509804" blue="0.6274509804" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <subviews><visualEffectView fixedFrame="YES" id="e"><rect key="frame" x="20" y="20" width="60" height="60"/>
            <view key="contentView" id="k"><rect key="frame" x="0.0" y="0.0" width="60" height="60"/>
              <subviews><view fixedFrame="YES" id="w"><rect key="frame" x="10" y="10" width="40" height="40"/>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view></subviews>
            </view>
            <vibrancyEffect><blurEffect style="light"/></vibrancyEffect>
          </visualEffectView></subviews>
        </view></viewController></objects></scene></scenes>
    </document>
    """
}
