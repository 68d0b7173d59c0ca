import CoreGraphics
import Foundation
import Testing
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineHost
import VitrineImages
import VitrineUIKit

/// Tests that live widgets read only the files that their host and their picture may read.
@MainActor
@Suite struct LiveFilesTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11762" initialViewController="c">
    <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="320" height="110"/>
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
    </view></viewController></objects></scene></scenes></document>
    """

  @Test func `a host's widget finds images among the host's files`() throws {
    let picture = Bitmap(width: 6, height: 4)
    let files = Files(["/w/dot.png": try PNG.encode(picture)])
    var sizes: [Foundation.CGSize?] = []
    for workshop in [Stage.workshop.reading(files), Stage.workshop] {
      let host = WidgetHost(as: Variant(), in: workshop)
      host.add("dot", resources: ["/w"]) {
        TestController { _ in sizes.append(UIImage(named: "dot")?.size) }
      }
      host.appear()
    }
    #expect(sizes == [Foundation.CGSize(width: 6, height: 4), nil])
  }

  @Test func `a storyboard's widget is read from the given files`() throws {
    let path = "/w/MainInterface.storyboard"
    let files = Files([path: Array(Self.storyboard.utf8)])
    let widget = try Widget(storyboard: path, from: files)
    var variant = Variant()
    variant.chrome = .none
    let bitmap = try render(widget, as: variant, in: Stage.workshop.reading(files)).bitmap
    #expect(bitmap[20, 20].red == 255 && bitmap[20, 20].green == 0)
    #expect(throws: RenderError.self) { try Widget(storyboard: path) }
  }
}
