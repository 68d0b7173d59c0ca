import VitrineBase
public import VitrineGraphics

/// The change of a picture: sentences, and the regions that are compared with the changes of other
/// pictures.
public struct PictureChange: Sendable {
  /// The descriptions of the change.
  public private(set) var sentences: [String]
  /// The regions.
  ///
  /// Nil if they can't be compared, because a layout is missing.
  let regions: [ChangedRegion]?

  /// Describes a change from two pictures with their layout files.
  ///
  /// `layoutChanges` are the sentences about moved views and changed colors, fonts and images. It
  /// is nil if a layout can't be read.
  public init(
    _ before: Bitmap, _ now: Bitmap, beforeLayout: [UInt8], nowLayout: [UInt8],
    layoutChanges: [String]?
  ) {
    sentences = []
    if before.width != now.width || before.height != now.height {
      sentences.append(
        "the size changed from \(before.width)×\(before.height) to \(now.width)×\(now.height)")
    }
    sentences += layoutChanges ?? []
    guard let old = LayoutSnapshot(beforeLayout), let new = LayoutSnapshot(nowLayout) else {
      regions = nil
      if sentences.isEmpty { sentences = ["the pixels differ; the layout is unknown"] }
      return
    }
    regions = ChangedRegions.find(before, now, layouts: old, and: new)
    for region in regions ?? [] {
      let name = "\(region.kind) `\(region.view)`"
      if region.view.isEmpty {
        sentences.append("the surroundings of the content look different")
      } else if !sentences.contains(where: { $0.hasPrefix(name) }) {
        sentences.append(
          region.kind == "imageView"
            ? "\(name) shows another image" : "\(name) looks different, in the same place")
      }
    }
    if sentences.isEmpty { sentences = ["no view changed: the pixels differ"] }
  }

  package init(sentences: [String], regions: [ChangedRegion]?) {
    self.sentences = sentences
    self.regions = regions
  }

  /// Returns whether one decision can cover both changes: equal sentences and similar regions.
  func looksLike(_ other: PictureChange) -> Bool {
    guard sentences == other.sentences, let regions, let others = other.regions,
      regions.count == others.count
    else { return false }
    return zip(regions, others).allSatisfy { $0.looksLike($1) }
  }
}
