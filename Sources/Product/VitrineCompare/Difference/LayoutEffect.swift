/// The effect of a change on one view of a layout.
package struct LayoutEffect: Hashable, Sendable {
  /// The kind of an effect.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case removed, hidden, shown, text, image, resized, moved, style
  }

  /// The id of the view.
  package var view: String
  /// The name of the view in sentences, for example ``label `title` ``.
  package var name: String
  /// The kinds of the effect.
  package var kinds: Set<Kind>
  /// The part of the sentence after the name, for example ` moved 8 pt right`.
  package var words: String
  /// The author's line, for example `SmallView.swift:31`, if the layout names it.
  package var place: String?
  /// A Boolean value that indicates whether the effect is a changed step, which other views share.
  package var isStep = false

  /// The effect as a sentence.
  package var sentence: String { name + words + (place.map { " (\($0))" } ?? "") }
}
