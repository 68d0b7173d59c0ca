import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports a large widget that shows the content of a smaller family and is empty otherwise.
  static let emptyLarge = Rule(
    "empty-large", .warning, .homeWidgets,
    title: "a large family shows more than a small one",
    why: "people give a large widget room for more content, not for the same content",
    scope: .home, comparesFamilies: true,
    check: { subject in
      let plain = subject.scenes.filter(\.isPlain)
      return plain.filter { $0.variant.family == .large }.compactMap { scene in
        guard
          let smaller = plain.first(where: {
            ($0.variant.family == .small || $0.variant.family == .medium)
              && $0.variant.kind == scene.variant.kind && $0.variant.device == scene.variant.device
              && $0.variant.rendering == scene.variant.rendering
              && $0.variant.appearance == scene.variant.appearance
          }), scene.parts.count >= leastParts, scene.parts == smaller.parts,
          scene.contentShare > 0.005, scene.contentShare < 0.2
        else { return nil }
        let family = smaller.variant.family?.rawValue ?? ""
        return scene.finding(
          "the large family shows the content of the \(family) one on "
            + "\(points(scene.contentShare * 100)) % of its area",
          remedy: "show more content, or leave the large family out of supportedFamilies(_:)")
      }
    })

  /// The least number of texts and images of a widget with content.
  ///
  /// Fewer are a message in place of data, which is the same in all families.
  private static let leastParts = 3
}

extension LintScene {
  /// The texts and images, in order.
  fileprivate var parts: [String] {
    content.map { id in
      if case .image(let view) = tree[id].kind { return "image \(view.image?.name ?? "")" }
      return tree[id].text ?? tree[id].kind.name
    }
  }

  /// The part of the widget that views cover which draw something, without its background.
  fileprivate var contentShare: Double {
    let area = max(1, card.width * card.height)
    let boxes = shown.filter { isDrawn($0) || inspection.scene.drawings[$0] != nil }
      .map { contentBox($0) ?? frame($0) }.map { $0.intersection(card) }
    // A box over nearly the whole widget is a background.
    return boxes.map { $0.width * $0.height / area }.filter { $0 < 0.9 }.reduce(0, +)
  }
}
