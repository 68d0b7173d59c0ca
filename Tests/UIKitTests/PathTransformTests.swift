import Testing
import UIKit

@Suite struct PathTransformTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 20)

  @Test func `a path is made in changed coordinates, or unchanged with nil`() {
    var move = CGAffineTransform(translationX: 3, y: 4)
    let same = unsafe CGPath(rect: box, transform: nil)
    #expect(same.boundingBox == box)
    let ellipse = unsafe CGPath(ellipseIn: box, transform: &move)
    #expect(ellipse.boundingBox.origin == CGPoint(x: 3, y: 4))
    let rounded = unsafe CGPath(
      roundedRect: box, cornerWidth: 2, cornerHeight: 2, transform: &move)
    #expect(rounded.boundingBox == box.offsetBy(dx: 3, dy: 4))
    let twice = unsafe rounded.copy(using: &move)
    #expect(twice?.boundingBox.origin == CGPoint(x: 6, y: 8))
    let open = unsafe CGMutablePath(ellipseIn: box, transform: nil)
    #expect(open.boundingBox == box)
  }

  @Test func `parts are added in changed coordinates`() {
    let path = CGMutablePath()
    let double = CGAffineTransform(scaleX: 2, y: 2)
    path.move(to: CGPoint(x: 1, y: 1), transform: double)
    path.addLine(to: CGPoint(x: 2, y: 3), transform: double)
    #expect(path.boundingBox == CGRect(x: 2, y: 2, width: 2, height: 4))
    path.addPath(CGPath(rect: box), transform: double)
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 40))
  }

  @Test func `a color has the name of its space and can be converted`() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.colorSpace?.name == CGColorSpace.sRGB)
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    #expect(space.flatMap { red.converted(to: $0, intent: .perceptual, options: nil) } == red)
  }
}
