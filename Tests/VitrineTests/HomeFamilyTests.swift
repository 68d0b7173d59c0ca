import Testing
import Vitrine
import VitrineGraphics

/// The sizes of WidgetKit's families, and the choices of their variants.
@Suite struct HomeFamilyTests {
  private func device(_ width: Double, _ height: Double, _ idiom: Device.Idiom = .phone) -> Device {
    var device = Device.standard
    device.screen = Size(width: width, height: height)
    device.idiom = idiom
    return device
  }

  @Test(arguments: [
    (430.0, 932.0, 170.0, 364.0, 382.0), (428, 926, 170, 364, 382), (414, 896, 169, 360, 379),
    (414, 736, 157, 348, 351), (393, 852, 158, 338, 354), (390, 844, 158, 338, 354),
    (375, 812, 155, 329, 345), (375, 667, 148, 321, 324), (320, 568, 141, 292, 311),
  ])
  func `phones have the documented sizes`(
    width: Double, height: Double, small: Double, wide: Double, large: Double
  ) {
    let phone = device(width, height)
    #expect(HomeFamily.small.size(on: phone) == Size(width: small, height: small))
    #expect(HomeFamily.medium.size(on: phone) == Size(width: wide, height: small))
    #expect(HomeFamily.large.size(on: phone) == Size(width: wide, height: large))
    #expect(HomeFamily.extraLarge.size(on: phone) == nil)
  }

  @Test(arguments: [
    (768.0, 1024.0, 141.0, 305.5, 634.5), (810, 1080, 146, 320.5, 669),
    (834, 1112, 150, 327.5, 682), (834, 1194, 155, 342, 715.5), (1024, 1366, 170, 378.5, 795),
  ])
  func `iPads have the documented canvases`(
    width: Double, height: Double, small: Double, wide: Double, extra: Double
  ) {
    let pad = device(width, height, .pad)
    #expect(HomeFamily.small.size(on: pad) == Size(width: small, height: small))
    #expect(HomeFamily.large.size(on: pad) == Size(width: wide, height: wide))
    #expect(HomeFamily.extraLarge.size(on: pad) == Size(width: extra, height: wide))
    #expect(HomeFamily.circular.size(on: pad) == nil)
  }

  @Test func `corners follow the measured share of the small family`() {
    let measured = [(390.0, 844.0, 21.1), (375, 812, 20.9), (414, 896, 23.6)]
    for (width, height, radius) in measured {
      let ours = HomeFamily.medium.cornerRadius(on: device(width, height))
      #expect(abs(ours - radius) < 1.1)
    }
  }

  @Test(arguments: [
    ("placeholder", EntryChoice.placeholder), ("snapshot", .snapshot), ("timeline", .timeline(0)),
    ("timeline:0", .timeline(0)), ("timeline:12", .timeline(12)),
  ])
  func `an entry is chosen by a word`(word: String, entry: EntryChoice) {
    #expect(EntryChoice(word: word) == entry)
  }

  @Test(arguments: ["", "timeline:", "timeline:-1", "timeline:x", "snapshot:1", "Placeholder"])
  func `other words choose no entry`(word: String) {
    #expect(EntryChoice(word: word) == nil)
  }

  @Test func `a moment has a date and a time`() {
    #expect(Moment("2026-03-01T09:05")?.components == [2026, 3, 1, 9, 5])
    #expect(Moment("2026-03-01")?.components == [2026, 3, 1, 0, 0])
    #expect(Moment("2026-03-01T09:05:30")?.components == [2026, 3, 1, 9, 5, 30])
    for text in ["", "2026", "2026-13-01", "2026-03-01T", "2026-03-01T24:00", "T09:05", "a-b-c"] {
      #expect(Moment(text) == nil, "\(text)")
    }
  }

  @Test func `a variant of the home screen has a family in its name and no mode`() {
    var variant = Variant()
    variant.move(to: .home)
    variant.family = .medium
    #expect(variant.problem == nil)
    #expect(!variant.name.contains("compact"))
    #expect(variant.name.contains("medium"))
  }

  @Test func `choices that can't be combined have a reason`() {
    var variant = Variant()
    variant.family = .small
    #expect(variant.problem?.contains("--family") == true)
    variant.move(to: .home)
    variant.family = .extraLarge
    #expect(variant.problem?.contains("extra-large") == true)
    variant.family = .small
    variant.system = .ios13
    #expect(variant.problem?.contains("iOS 14") == true)
  }
}
