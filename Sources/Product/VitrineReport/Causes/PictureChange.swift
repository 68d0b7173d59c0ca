import VitrineBase
public import VitrineGraphics

/// The change of a picture: its effects, and the regions that are compared with the changes of
/// other pictures.
public struct PictureChange: Sendable {
  /// The differences between the layouts of two pictures.
  public struct Layout: Sendable {
    /// The effects on views.
    public var effects: [ReportEffect]
    /// The names of the views by id.
    public var names: [String: String]

    /// Creates a description of the differences.
    public init(effects: [ReportEffect] = [], names: [String: String] = [:]) {
      self.effects = effects
      self.names = names
    }
  }

  /// The effects on views and on the surroundings of the content.
  public private(set) var effects: [ReportEffect]
  /// The regions.
  ///
  /// Nil if they can't be compared, because a layout is missing.
  let regions: [ChangedRegion]?

  /// The descriptions of the change.
  public var sentences: [String] {
    effects.isEmpty ? ["no view changed: the pixels differ"] : effects.map(\.sentence)
  }

  /// Describes a change from two pictures with their layout files.
  ///
  /// `layout` contains the moved views and the changed colors, fonts and images. It is nil if a
  /// layout can't be read.
  public init(
    _ before: Bitmap, _ now: Bitmap, beforeLayout: [UInt8], nowLayout: [UInt8], layout: Layout?
  ) {
    effects = []
    if before.width != now.width || before.height != now.height {
      let sizes = "\(before.width)×\(before.height) to \(now.width)×\(now.height)"
      effects.append(
        ReportEffect(
          view: "", name: "the size", kinds: [.resized], words: " changed from \(sizes)"))
    }
    effects += layout?.effects ?? []
    guard let old = LayoutSnapshot(beforeLayout), let new = LayoutSnapshot(nowLayout) else {
      regions = nil
      if effects.isEmpty {
        effects = [
          ReportEffect(
            view: "", name: "the pixels", kinds: [.pixels], words: " differ; the layout is unknown")
        ]
      }
      return
    }
    regions = ChangedRegions.find(before, now, layouts: old, and: new)
    let described = Set(effects.map(\.view))
    for region in regions ?? [] where region.view.isEmpty || !described.contains(region.view) {
      effects.append(Self.effect(of: region, names: layout?.names ?? [:]))
    }
  }

  package init(effects: [ReportEffect], regions: [ChangedRegion]?) {
    self.effects = effects
    self.regions = regions
  }

  private static func effect(of region: ChangedRegion, names: [String: String]) -> ReportEffect {
    guard !region.view.isEmpty else {
      return ReportEffect(
        view: "", name: "the surroundings of the content", kinds: [.pixels],
        words: " look different")
    }
    let name = names[region.view] ?? "\(region.kind) `\(region.view)`"
    return region.kind == "imageView"
      ? ReportEffect(view: region.view, name: name, kinds: [.image], words: " shows another image")
      : ReportEffect(
        view: region.view, name: name, kinds: [.pixels],
        words: " looks different, in the same place")
  }

  /// Returns whether the regions are similar, so that one decision can cover both changes.
  func looksLike(_ other: PictureChange) -> Bool {
    guard let regions, let others = other.regions, regions.count == others.count else {
      return false
    }
    return zip(regions, others).allSatisfy { $0.looksLike($1) }
  }
}
