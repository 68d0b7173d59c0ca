import SwiftUI
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineSwiftUI

@Suite @MainActor struct FilterTests {
  /// The pixel in the middle of a view of 20 by 20 points, as red, green, blue and alpha.
  private func middle(_ view: some SwiftUI.View, x: Int = 10, y: Int = 10) throws -> [UInt8] {
    var variant = Variant()
    variant.scaleOverride = 1
    let picture = try view.picture(
      .proposed(width: 20, height: 20), as: variant, in: Workshop(try Resources()))
    let pixel = Pixel(bits: picture.bitmap.pixels[y * picture.bitmap.width + x])
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  private let orange = SwiftUI.Color(red: 1, green: 0.6, blue: 0.2)

  @Test func `color filters change the finished picture`() throws {
    #expect(try middle(orange) == [255, 153, 51, 255])
    #expect(try middle(orange.colorInvert()) == [0, 102, 204, 255])
    #expect(try middle(orange.brightness(0.2)) == [255, 204, 102, 255])
    #expect(try middle(orange.contrast(0)) == [128, 128, 128, 255])
    #expect(try middle(orange.colorMultiply(.init(white: 0.5))) == [128, 77, 26, 255])
    let gray = try middle(orange.grayscale(1))
    #expect(gray == [167, 167, 167, 255])
    #expect(try middle(orange.saturation(0)) == gray)
    #expect(try middle(SwiftUI.Color.white.luminanceToAlpha()) == [0, 0, 0, 255])
    #expect(try middle(SwiftUI.Color.black.luminanceToAlpha()) == [0, 0, 0, 0])
    #expect(try middle(orange.hueRotation(.degrees(360))) == [255, 153, 51, 255])
  }

  private struct Ink: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      SwiftUI.Color(white: environment.colorScheme == .dark ? 1 : 0).opacity(0.5)
    }
  }

  @Test func `an author's style is painted as the style that it resolves to`() throws {
    let view = Rectangle().fill(Ink())
    #expect(try middle(view) == [0, 0, 0, 128])
    #expect(try middle(view.environment(\.colorScheme, .dark)) == [128, 128, 128, 128])
  }

  @Test func `a filter changes the views inside of it only`() throws {
    let view = ZStack {
      SwiftUI.Color.white
      orange.frame(width: 10, height: 10).colorInvert()
    }
    #expect(try middle(view) == [0, 102, 204, 255])
    #expect(try middle(view, x: 1, y: 1) == [255, 255, 255, 255])
  }

  @Test func `a blur spreads the alpha`() throws {
    let view = SwiftUI.Color.black.frame(width: 8, height: 8).blur(radius: 3)
    let (center, near, far) = (try middle(view), try middle(view, x: 4), try middle(view, x: 0))
    #expect(center[3] < 255)
    #expect(near[3] < center[3] && near[3] > 0)
    #expect(far[3] < near[3])
  }

  @Test func `a shadow has the shape of several views`() throws {
    let view = HStack(spacing: 4) {
      SwiftUI.Color.white.frame(width: 4, height: 4)
      SwiftUI.Color.white.frame(width: 4, height: 4)
    }
    .shadow(color: .black, radius: 0, x: 0, y: 6)
    #expect(try middle(view, x: 5) == [255, 255, 255, 255])
    #expect(try middle(view, x: 5, y: 16) == [0, 0, 0, 255])
    #expect(try middle(view, x: 10, y: 16) == [0, 0, 0, 0])
    #expect(try middle(view, x: 15, y: 16) == [0, 0, 0, 255])
  }

  @Test func `a text has a shadow`() throws {
    let view = Text("M").font(.system(size: 20)).foregroundStyle(.white)
      .shadow(color: .black, radius: 0, x: 0, y: 100)
    let picture = ViewGraph(view).picture(in: .unspecified)
    #expect(picture.notes.isEmpty)
    #expect(picture.tree.views.contains { $0.style.filter != nil })
  }

  @Test func `blend modes combine a view with those behind it`() throws {
    func over(_ mode: SwiftUI.BlendMode) throws -> [UInt8] {
      try middle(
        ZStack {
          SwiftUI.Color(white: 0.8)
          orange.blendMode(mode)
        })
    }
    #expect(try over(.normal) == [255, 153, 51, 255])
    #expect(try over(.multiply) == [204, 122, 41, 255])
    #expect(try over(.difference) == [51, 51, 153, 255])
    #expect(try over(.exclusion) == [51, 112, 173, 255])
    #expect(try over(.hardLight) == [255, 214, 82, 255])
    #expect(try over(.destinationOut) == [0, 0, 0, 0])
  }

  @Test func `a style combines its content with the views behind it`() throws {
    let style = orange.opacity(1).blendMode(SwiftUI.BlendMode.multiply)
    let colors = AnyShapeStyle(orange).blendMode(.multiply)
    #expect(
      try middle(
        ZStack {
          SwiftUI.Color(white: 0.8)
          Rectangle().fill(colors)
        }) == [204, 122, 41, 255])
    #expect(
      try middle(
        ZStack {
          SwiftUI.Color(white: 0.8)
          style
        }) == [204, 122, 41, 255])
  }

  @Test func `a hole in a composited group shows the views behind it`() throws {
    let view = ZStack {
      SwiftUI.Color.white
      ZStack {
        orange
        Circle().frame(width: 10, height: 10).blendMode(.destinationOut)
      }
      .compositingGroup()
    }
    #expect(try middle(view) == [255, 255, 255, 255])
    #expect(try middle(view, x: 1, y: 1) == [255, 153, 51, 255])
  }

  @Test func `a mode that isn't drawn is named`() {
    let notes = ViewGraph(SwiftUI.Color.red.blendMode(.hue)).picture(in: .unspecified).notes
    #expect(notes.map(\.description).contains { $0.contains("blendMode(.hue) isn't drawn") })
  }
}
