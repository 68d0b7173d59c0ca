import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports text of WidgetKit that stays as large in a larger text size.
  ///
  /// It is a note, because a fixed size can be intended, for example in a chart.
  static let unscaledFont = Rule(
    "unscaled-font", .note, .homeWidgets,
    title: "text follows the text size setting",
    why: "a size in points is fixed, and people who need larger text can't read it",
    scope: .home,
    check: { subject in
      let larger = subject.scenes.filter { $0.variant.stresses == [.largeText] }
      return subject.scenes.filter(\.isPlain).flatMap { scene -> [Finding] in
        guard
          let other = larger.first(where: {
            $0.variant.kind == scene.variant.kind && $0.variant.family == scene.variant.family
              && $0.variant.device == scene.variant.device
          })
        else { return [] }
        return scene.unscaledTexts(in: other)
      }
    })
}

extension LintScene {
  /// Returns findings about texts that are equally large in the scene of a larger text size.
  fileprivate func unscaledTexts(in other: LintScene) -> [Finding] {
    content.compactMap { id in
      // Another rule reports smaller text, which has to change anyway.
      guard let size = fontSize(id), size >= 11, let text = tree[id].attributedText?.string,
        text.contains(where: \.isLetter), let location = tree[id].location,
        let same = other.content.first(where: {
          other.tree[$0].location == location && other.tree[$0].attributedText?.string == text
        }), other.fontSize(same) == size
      else { return nil }
      return finding(
        id, "\(name(id)) is set in \(points(size)) points in every text size",
        remedy: "use a text style, or a size with relativeTo:")
    }
  }

  private func fontSize(_ id: ViewID) -> Double? {
    tree[id].attributedText?.runs.first?.attributes.font.size
  }
}
