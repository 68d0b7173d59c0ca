public import Foundation

/// A button of the system, whose action a picture doesn't perform.
struct _SystemButton<Label: View>: View {
  let label: Label

  var body: some View { Button(action: {}, label: { label }) }
}

/// A button that shares a value.
public struct ShareLink<Item, Label: View>: View {
  private let label: Label

  /// The label in the tint color.
  public var body: some View { _SystemButton(label: label) }
}

extension ShareLink where Item == String {
  /// Creates a button that shares a string.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Item == URL {
  /// Creates a button that shares a URL.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink {
  /// Creates a button that shares a value with a preview.
  public init<I>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares a value with a preview.
  public init<I>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<I>
  ) { label = DefaultShareLinkLabel() }

  /// Creates a button with a title that shares a value with a preview.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<I>
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }
}

extension ShareLink where Item == String, Label == DefaultShareLinkLabel {
  /// Creates a button that shares a string.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel()
  }

  /// Creates a button with a title that shares a string.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a button with a title that shares a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(title)) }
}

extension ShareLink where Item == URL, Label == DefaultShareLinkLabel {
  /// Creates a button that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel()
  }

  /// Creates a button with a title that shares a URL.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(titleKey)) }

  /// Creates a button with a title that shares a URL.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(title)) }
}

/// The system's label of a button that shares: a symbol and a title.
public struct DefaultShareLinkLabel: View {
  var title = Text("Share…")

  /// The symbol and the title.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The title and the image of a shared value.
public struct SharePreview<Content> {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) where Content == Never {}
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Content == Never {}
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Content) {}
  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Content) {}
}

/// A button that pastes a copied value.
public struct PasteButton: View {
  /// Creates a button for values of a type.
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// The system's label on the tint color.
  public var body: some View {
    _SystemButton(label: Label("Paste", systemImage: "doc.on.clipboard"))
      .buttonStyle(.borderedProminent)
  }
}

/// A button that begins and ends the editing of a list.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates a button.
  public init() {}

  /// The title for the mode.
  public var body: some View {
    _SystemButton(label: Text(mode?.wrappedValue.isEditing == true ? "Done" : "Edit"))
  }
}

/// A button that begins to change a name.
public struct RenameButton: View {
  /// Creates a button.
  public init() {}

  /// The system's label.
  public var body: some View {
    _SystemButton(label: Label("Rename", systemImage: "pencil"))
  }
}

/// A button that opens the help.
public struct HelpLink: View {
  /// Creates a button.
  public init(action: @escaping () -> Void) {}

  /// A question mark in a circle.
  public var body: some View {
    _SystemButton(label: Image(systemName: "questionmark.circle"))
  }
}
