public import Foundation
public import UIKit
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineUIKit

extension Diffing where Value == UIImage {
  /// The exact comparison of pictures.
  public static var image: Diffing { image() }

  /// Returns a comparison of pictures of the same size.
  ///
  /// `precision` is the share of pixels that must match. A pixel matches if it is equal, or if its
  /// largest difference is at most the rest of `perceptualPrecision`. `scale` is the number of
  /// pixels per point of the reference, or nil for that of the device.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? CGFloat(Simulator.variant.scale)
    return Diffing(
      toData: { image in onMain { image.pngData() } ?? Data() },
      fromData: { data in onMain { UIImage(data: data, scale: scale) } ?? UIImage() },
      diff: { old, new in
        onMain {
          PictureMatch(precision: Double(precision), perceptual: Double(perceptualPrecision))
            .difference(old, new)
        }
      })
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The exact comparison of pictures.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that compares pictures with a precision.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

/// The comparison of two pictures with a precision.
@MainActor
struct PictureMatch {
  let precision: Double
  let perceptual: Double

  /// Returns the difference with a picture of it, or nil if the pictures match.
  func difference(_ old: UIImage, _ new: UIImage) -> (String, [XCTAttachment])? {
    guard let expected = old.bitmap else { return ("The reference can't be read.", []) }
    guard let actual = new.bitmap, actual.width > 0, actual.height > 0 else {
      return ("The snapshot is empty: set a size in the test.", [])
    }
    let verdict = compare(expected, actual)
    if verdict == .equal || isWithin(expected, actual) { return nil }
    let attachment = (try? PNG.encode(differencePicture(expected, actual))).map {
      XCTAttachment(data: Data($0), uniformTypeIdentifier: "public.png")
    }
    attachment?.name = "difference"
    return (verdict.description, attachment.map { [$0] } ?? [])
  }

  private func isWithin(_ expected: Bitmap, _ actual: Bitmap) -> Bool {
    guard precision < 1 || perceptual < 1, expected.width == actual.width,
      expected.height == actual.height
    else { return false }
    let largest = Int((1 - perceptual) * 255)
    var differing = 0
    for y in 0..<expected.height {
      for x in 0..<expected.width where !expected[x, y].isNear(actual[x, y], by: largest) {
        differing += 1
      }
    }
    return Double(differing) <= (1 - precision) * Double(expected.width * expected.height)
  }
}

extension Pixel {
  fileprivate func isNear(_ other: Pixel, by levels: Int) -> Bool {
    abs(Int(red) - Int(other.red)) <= levels && abs(Int(green) - Int(other.green)) <= levels
      && abs(Int(blue) - Int(other.blue)) <= levels && abs(Int(alpha) - Int(other.alpha)) <= levels
  }
}
