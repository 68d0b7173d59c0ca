import Foundation
import SwiftUI
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrinePlacement

/// Tests of styles that an author's code makes, and of patterns and shapes.
@Suite @MainActor struct StyleTests {
  private struct SideBySide: FormStyle {
    func makeBody(configuration: Configuration) -> some SwiftUI.View {
      HStack(spacing: 0) { configuration.content }
    }
  }

  private struct Padded: MenuStyle {
    func makeBody(configuration: Configuration) -> some SwiftUI.View {
      Menu(configuration).padding(3)
    }
  }

  @Test func `a form has the view of its style`() {
    let form = Form {
      SwiftUI.Color.red.frame(width: 10, height: 5)
      SwiftUI.Color.green.frame(width: 20, height: 5)
    }
    #expect(
      frames(form.formStyle(SideBySide()))
        == ["root 0 0 30 5", "color-1 0 0 10 5", "color-2 10 0 20 5"])
    #expect(frames(form.formStyle(.grouped)) == frames(form))
  }

  @Test func `a menu has the view of its style once`() {
    let menu = Menu {
      EmptyView()
    } label: {
      SwiftUI.Color.red.frame(width: 10, height: 5)
    }
    #expect(frames(menu.menuStyle(Padded())) == ["root 0 0 16 11", "color-1 3 3 10 5"])
    #expect(frames(menu.menuStyle(.button)) == frames(menu))
  }

  @Test func `a table is a list of its first column, and names the others`() throws {
    struct Row: Identifiable { let id: Int }
    let table = Table([Row(id: 1), Row(id: 2)]) {
      TableColumn("A") { row in SwiftUI.Color.red.frame(width: CGFloat(10 * row.id), height: 5) }
      TableColumn("B") { _ in SwiftUI.Color.green.frame(width: 7, height: 7) }
    }
    let picture = ViewGraph(table).picture(in: Proposal(width: 300, height: 300))
    #expect(
      picture.notes.map(\.message) == ["each column of a table but the first isn't drawn"])
    let names = frames(table.frame(width: 300, height: 300))
    #expect(names.contains { $0.hasSuffix(" 10 5") } && names.contains { $0.hasSuffix(" 20 5") })
    #expect(!names.contains { $0.hasSuffix(" 7 7") })
  }

  @Test func `an image is repeated from the top left, and only inside of the shape`() throws {
    let tile = Image(size: CGSize(width: 4, height: 4)) { context in
      context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 2, height: 4)), with: .color(.black))
    }
    let view = Rectangle().fill(.image(tile)).frame(width: 10, height: 10)
    let picture = try #require(ImageRenderer(content: view).cgImage?.bitmap)
    let inked = (0..<10).filter { picture[$0, 9].alpha == 255 }
    #expect(inked == [0, 1, 4, 5, 8, 9])
    let half = Rectangle().fill(
      ImagePaint(
        image: tile, sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 2))
    let whole = try #require(
      ImageRenderer(content: half.frame(width: 10, height: 10)).cgImage?.bitmap)
    #expect((0..<10).allSatisfy { whole[$0, 5].alpha == 255 })
  }

  @Test func `a mesh has its colors at its points, and one opacity where cells meet`() throws {
    let (red, blue) = (
      SwiftUI.Color(red: 1, green: 0, blue: 0), SwiftUI.Color(red: 0, green: 0, blue: 1)
    )
    func picture(_ middle: SIMD2<Float>, _ opacity: Double) throws -> Bitmap {
      let mesh = MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ],
        colors: (0..<9).map { ($0 == 4 ? red : blue).opacity(opacity) })
      let view = Rectangle().fill(mesh).frame(width: 40, height: 40)
      return try #require(ImageRenderer(content: view).cgImage?.bitmap)
    }
    let even = try picture([0.5, 0.5], 1)
    #expect(even[20, 20].red > 200 && even[10, 10].red < 100)
    let moved = try picture([0.25, 0.25], 1)
    #expect(moved[10, 10].red > 200 && moved[20, 20].red < 200)
    #expect(Set((0..<40).map { moved[$0, 21].alpha }) == [255])
    let faint = try picture([0.25, 0.25], 0.5)
    #expect(Set((0..<40).map { faint[$0, 21].alpha }) == [128])
  }

  /// Returns the picture of a square of 40 points in a gradient from red to blue.
  private func turning(
    from start: Double, to end: Double, opacity: Double = 1, turnedBy turn: Double = 0
  ) throws -> Bitmap {
    let colors = [
      SwiftUI.Color(red: 1, green: 0, blue: 0), SwiftUI.Color(red: 0, green: 0, blue: 1),
    ]
    let view = Rectangle().fill(
      AngularGradient(
        colors: colors.map { $0.opacity(opacity) }, center: .center, startAngle: .degrees(start),
        endAngle: .degrees(end))
    ).frame(width: 40, height: 40).rotationEffect(.degrees(turn))
    return try #require(ImageRenderer(content: view).cgImage?.bitmap)
  }

  @Test func `an angular gradient has one opacity in every direction`() throws {
    let faint = try turning(from: 0, to: 360, opacity: 0.5)
    let alphas = (0..<40).flatMap { y in (0..<40).map { faint[$0, y].alpha } }
    #expect(Set(alphas) == [128])
  }

  @Test func `the gap of an angular gradient changes its color in the middle`() throws {
    let half = try turning(from: 0, to: 180)
    #expect(
      half[39, 20].red > 250 && half[0, 20].blue > 250 && half[20, 39].red.distance(to: 128) < 8)
    #expect(half[10, 0].blue == 255 && half[30, 0].red == 255)
    // The other way around, the gap is below.
    let back = try turning(from: 0, to: -180)
    #expect(back[10, 39].blue == 255 && back[30, 39].red == 255)
  }

  @Test func `of several turns an angular gradient shows the last one`() throws {
    let twice = try turning(from: 0, to: 720)
    #expect(abs(Int(twice[39, 20].red) - 126) < 6 && twice[39, 18].blue > 250)
  }

  @Test func `an angular gradient turns with its view`() throws {
    let turned = try turning(from: 0, to: 360, turnedBy: -90)
    #expect(turned[20, 1].red > 250 && turned[18, 1].blue > 245 && turned[20, 38].red < 135)
  }

  @Test func `corners of one radius have the curve of a rounded rectangle`() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 30)
    let uneven = UnevenRoundedRectangle(
      topLeadingRadius: 8, bottomLeadingRadius: 8, bottomTrailingRadius: 8, topTrailingRadius: 8)
    #expect(uneven.path(in: box) == RoundedRectangle(cornerRadius: 8).path(in: box))
    let inset = UnevenRoundedRectangle(topLeadingRadius: 8).inset(by: 3).path(in: box)
    #expect(inset.boundingRect == box.insetBy(dx: 3, dy: 3))
  }

  @Test func `concentric corners follow the container, or have a least radius`() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 40)
    let plain = ConcentricRectangle().path(in: box)
    #expect(plain == Rectangle().path(in: box))
    let least = ConcentricRectangle(corners: .concentric(minimum: 12)).path(in: box)
    #expect(least == RoundedRectangle(cornerRadius: 12).path(in: box))
  }

  @Test func `a transaction keeps the values of its keys`() {
    struct Key: TransactionKey { static var defaultValue: Int { 1 } }
    var transaction = SwiftUI.Transaction()
    #expect(transaction[Key.self] == 1)
    transaction[Key.self] = 2
    #expect(transaction[Key.self] == 2)
  }
}

/// Tests of the formats of times that go on.
@Suite struct TimeFormatTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func `a timer counts up or down inside of its interval`() {
    let interval = start..<start.addingTimeInterval(3700)
    let up = SystemFormatStyle.Timer(countingUpIn: interval)
    #expect(up.format(start.addingTimeInterval(65)) == "1:05")
    #expect(up.format(start.addingTimeInterval(9999)) == "1:01:40")
    let down = SystemFormatStyle.Timer(countingDownIn: interval, showsHours: false)
    #expect(down.format(start.addingTimeInterval(-5)) == "61:40")
  }

  @Test func `a stopwatch has hundredths below an hour`() {
    let watch = SystemFormatStyle.Stopwatch(startingAt: start)
    #expect(watch.format(start.addingTimeInterval(62.25)) == "1:02.25")
    #expect(watch.format(start.addingTimeInterval(3600.5)) == "1:00:00")
  }

  @Test func `fields that a format of durations doesn't apply have a note`() {
    let standard: Set<SystemFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second]
    #expect(SystemFormatStyle.note(on: standard, count: 2) == nil)
    #expect(SystemFormatStyle.note(on: standard, count: 1) != nil)
    #expect(SystemFormatStyle.note(on: [.week], count: 2) != nil)
  }

  @Test func `an offset has two units, and a reference a direction`() {
    let offset = SystemFormatStyle.DateOffset(to: start)
    #expect(offset.format(start.addingTimeInterval(7500)) == "2 hr, 5 min")
    #expect(offset.format(start.addingTimeInterval(-60)) == "-1 min")
    let reference = SystemFormatStyle.DateReference(to: start)
    #expect(reference.format(start.addingTimeInterval(-60)) == "in 1 min")
    #expect(reference.format(start.addingTimeInterval(60)) == "1 min ago")
  }
}
