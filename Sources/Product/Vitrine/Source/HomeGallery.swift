/// The widgets and previews of a WidgetKit extension, as its code describes them.
package struct HomeGallery: Hashable, Codable, Sendable {
  /// A widget.
  package struct Entry: Hashable, Codable, Sendable {
    /// The kind that the code gives the widget.
    package var kind: String
    /// The name in the system's gallery, or an empty text.
    package var name: String
    package var families: [HomeFamily]

    package init(kind: String, name: String, families: [HomeFamily]) {
      self.kind = kind
      self.name = name
      self.families = families
    }
  }

  /// A preview that is drawn.
  package struct Preview: Hashable, Codable, Sendable {
    package var name: String
    /// The family, or nil for a preview of a view.
    package var family: HomeFamily?
    /// The kind of the widget whose view is shown, or nil.
    package var kind: String?
    /// The number of entries, or nil if a provider decides it.
    package var entryCount: Int?

    package init(name: String, family: HomeFamily?, kind: String?, entryCount: Int?) {
      self.name = name
      self.family = family
      self.kind = kind
      self.entryCount = entryCount
    }
  }

  /// The widgets that are drawn, in order.
  package var widgets: [Entry]
  package var previews: [Preview]

  package init(widgets: [Entry], previews: [Preview]) {
    self.widgets = widgets
    self.previews = previews
  }

  /// Returns whether the code has the kind, the family and the preview of a variant.
  ///
  /// A variant without a kind and an entry shows a preview if one has its family.
  package func has(_ variant: Variant) -> Bool {
    if let name = variant.preview {
      guard let preview = previews.first(where: { $0.name == name }) else { return false }
      if let kind = variant.kind, let own = preview.kind, own != kind { return false }
      return isFamily(preview.family, of: variant)
    }
    let isOpen = variant.kind == nil && variant.entry == nil && variant.moment == nil
    if isOpen, previews.contains(where: { $0.family != nil && isFamily($0.family, of: variant) }) {
      return true
    }
    guard let widget = widgets.first(where: { variant.kind == nil || $0.kind == variant.kind })
    else { return isOpen && !previews.isEmpty }
    return widget.families.contains { isFamily($0, of: variant) }
  }

  /// Returns whether a family is the variant's, or any of its device if the variant has none.
  private func isFamily(_ family: HomeFamily?, of variant: Variant) -> Bool {
    guard let family else { return true }
    return variant.family.map { $0 == family } ?? (family.size(on: variant.device) != nil)
  }
}
