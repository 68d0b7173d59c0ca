public import VitrineGraphics

/// A grid of columns whose widths are declared, or of rows with declared heights.
public struct LazyGridRule: PlacementRule {
  /// A declared column.
  public struct Track: Hashable, Sendable {
    /// The length of a track.
    public enum Length: Hashable, Sendable {
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double)
      /// The largest number of tracks that fit, each between both lengths.
      case adaptive(minimum: Double, maximum: Double)
    }

    /// The length.
    public var length: Length
    /// The distance to the next track, or nil for the standard.
    public var spacing: Double?
    /// The guides that align the children in the track.
    public var alignment: GuidePair

    /// Creates a track.
    public init(_ length: Length, spacing: Double? = nil, alignment: GuidePair = .center) {
      self.length = length
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The direction in which lines of children follow each other: vertical for columns.
  public var axis: Axis
  /// The declared tracks.
  public var tracks: [Track]
  /// The distance between lines.
  public var spacing: Double
  /// The guide that aligns the tracks in a longer grid.
  public var alignment: Guide

  /// Creates a grid.
  public init(_ axis: Axis, tracks: [Track], spacing: Double? = nil, alignment: Guide? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.spacing = spacing ?? Spacing.standardDistance
    self.alignment = alignment ?? .center(axis.other)
  }

  /// The name of the rule in explanations.
  public var name: String { "lazy grid" }

  /// The parameters in explanations.
  public var parameters: String {
    "\(tracks.count) tracks, spacing \(lengthText(spacing))"
  }

  /// A track with its position.
  private struct Slot {
    var start: Double
    var length: Double
    var alignment: GuidePair
  }

  /// Returns the tracks for a length.
  ///
  /// Fixed tracks come first. Flexible ones share the rest equally within their limits.
  private func slots(for proposed: Double?) -> [Slot] {
    let length = proposed.map { $0.isFinite ? $0 : 0 }
    let gaps = tracks.map { $0.spacing ?? Spacing.standardDistance }
    var remaining = length ?? 0
    remaining -= gaps.dropLast().reduce(0, +)
    var flexible = 0
    for track in tracks {
      if case .fixed(let width) = track.length { remaining -= width } else { flexible += 1 }
    }
    var slots: [Slot] = []
    var position = 0.0
    for (track, gap) in zip(tracks, gaps) {
      var count = 1
      var width = 0.0
      switch track.length {
      case .fixed(let fixed): width = fixed
      case .flexible(let minimum, let maximum):
        let share = length == nil ? minimum : remaining / Double(flexible)
        width = max(minimum, min(maximum, share))
        remaining -= width
        flexible -= 1
      case .adaptive(let minimum, let maximum):
        let share = length == nil ? minimum : remaining / Double(flexible)
        count = max(1, Int(PixelGrid.floor((share + gap) / max(1, minimum + gap))))
        width = max(minimum, min(maximum, (share - Double(count - 1) * gap) / Double(count)))
        remaining -= share
        flexible -= 1
      }
      for _ in 0..<count {
        slots.append(Slot(start: position, length: width, alignment: track.alignment))
        position += width + gap
      }
    }
    return slots
  }

  private func lines(_ slots: [Slot], _ children: Subnodes) -> [Double] {
    guard !slots.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: slots.count).map { first in
      (first..<Swift.min(first + slots.count, children.count)).reduce(0) { height, index in
        max(height, children[index].size(for: offer(slots[index - first]))[axis])
      }
    }
  }

  private func offer(_ slot: Slot) -> Proposal {
    Proposal().replacing(axis.other, by: slot.length)
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    let slots = slots(for: proposal[axis.other])
    let lines = lines(slots, children)
    var size = Size.zero
    let breadth = slots.last.map { $0.start + $0.length } ?? 0
    size[axis.other] = max(breadth, proposal[axis.other].map { $0.isFinite ? $0 : 0 } ?? 0)
    size[axis] = lines.reduce(0, +) + Double(max(0, lines.count - 1)) * spacing
    return size
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let slots = slots(for: proposal[axis.other])
    let lines = lines(slots, children)
    var tracks = Size.zero
    tracks[axis.other] = slots.last.map { $0.start + $0.length } ?? 0
    let shift =
      alignment.standard(in: Dimensions(size)) - alignment.standard(in: Dimensions(tracks))
    var position = 0.0
    var places: [Place?] = []
    for (line, length) in lines.enumerated() {
      for (column, slot) in slots.enumerated() {
        let index = line * slots.count + column
        guard index < children.count else { break }
        var box = Size.zero
        box[axis] = length
        box[axis.other] = slot.length
        var place = children[index].aligned(slot.alignment, in: box, offer(slot))
        place.origin[axis] += position
        place.origin[axis.other] += slot.start + shift
        places.append(place)
      }
      position += length + spacing
    }
    return places
  }
}
