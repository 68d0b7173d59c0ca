import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// An index of a widget's file by location: members of objects, attributes of elements, and
/// exceptions.
struct SourceIndex: Sendable {
  /// An exception written in the file.
  struct Allowance: Sendable {
    var rule: String
    var reason: String
    var place: SourceLocation
    /// The location of the view that it applies to.
    ///
    /// Nil for the complete widget.
    var view: SourceLocation?
  }

  /// The objects of a widget document by location.
  private var objects: [SourceLocation: [JSONValue.Member]] = [:]
  private var styles: [String: [JSONValue.Member]] = [:]
  private var widget: [JSONValue.Member] = []
  private(set) var allowances: [Allowance] = []
  /// A Boolean value that indicates whether the file is an Interface Builder file.
  let isInterface: Bool
  /// The elements of an Interface Builder file by location.
  private var elements: [SourceLocation: InterfaceElement] = [:]

  init(_ widget: Widget) {
    switch widget.source {
    case .document(let document, let index):
      isInterface = false
      collect(document.written)
      if case .object(let members)? = document.written[DocumentKeys.keys.styles.name]?.kind {
        for member in members {
          if case .object(let style) = member.value.kind { styles[member.key] = style }
        }
      }
      self.widget = document.widgets[index].written.members
      if case .object(let members) = document.written.kind {
        self.widget += members.filter { member in
          !self.widget.contains { $0.key == member.key }
        }
      }
      appName = document.appName
      texts = Self.texts(in: JSONValue(.object(self.widget), at: document.written.location))
      readAllowances(of: document, document.widgets[index])
    case .interface(let document, let scene, let appExtension):
      appName = appExtension.displayName
      isInterface = true
      for element in document.elements(ofScene: scene) {
        elements[element.location] = element
        readAllowances(element)
      }
    case .program:
      appName = widget.title
      isInterface = false
    }
  }

  /// Returns the strings at any depth, except translations and the app's name.
  private static func texts(in value: JSONValue) -> [String] {
    switch value.kind {
    case .string(let text): [text]
    case .object(let members):
      members.filter { member in
        ![DocumentKeys.keys.strings.name, DocumentKeys.keys.app.name].contains(member.key)
      }.flatMap { texts(in: $0.value) }
    case .array(let values): values.flatMap { texts(in: $0) }
    default: []
    }
  }

  /// Adds each object by the location of its brace, which is the location of a view.
  private mutating func collect(_ value: JSONValue) {
    switch value.kind {
    case .object(let members):
      objects[value.location] = members
      for member in members { collect(member.value) }
    case .array(let values):
      for value in values { collect(value) }
    default: break
    }
  }

  // MARK: Members

  /// The app's name, or an empty string if the file doesn't contain it.
  private(set) var appName = ""
  /// The texts of a widget document's views, before translation.
  private(set) var texts: [String] = []

  /// Returns a view's text before translation, and its key.
  func text(of view: View) -> (key: String, text: String)? {
    for key in ["text", "label", "title", "button", "row", "textView"] {
      guard case .string(let text)? = value(of: key, at: view)?.kind else { continue }
      return text.contains(where: \.isLetter) ? (key, text) : nil
    }
    return nil
  }

  /// Returns a member of a view, or of the view's style.
  func value(of key: String, at view: View) -> JSONValue? {
    guard let place = view.location, let members = objects[place] else { return nil }
    if let own = members.value(of: key) { return own }
    guard case .string(let style)? = members.value(of: CommonViewKeys.keys.style)?.kind else {
      return nil
    }
    return styles[style]?.value(of: key)
  }

  /// Returns whether a member of a view is from its style.
  func isShared(_ key: String, at view: View) -> Bool {
    guard let place = view.location, let own = objects[place] else { return false }
    return !own.contains { $0.key == key } && value(of: key, at: view) != nil
  }

  func place(of key: String, at view: View) -> SourceLocation? {
    value(of: key, at: view)?.location
  }

  /// Returns a member of the widget, or of the document around it.
  func widgetValue(_ key: String) -> JSONValue? { widget.value(of: key) }

  func widgetPlace(of key: String) -> SourceLocation? { widgetValue(key)?.location }

  /// Returns a view's element in an Interface Builder file.
  func element(of view: View) -> InterfaceElement? { view.location.flatMap { elements[$0] } }

  /// Returns a fix that replaces a value in a widget document.
  func replacing(_ key: String, at view: View, with new: String) -> Fix? {
    guard let value = value(of: key, at: view) else { return nil }
    let old: String
    switch value.kind {
    case .string(let text): old = "\"\(text)\""
    case .number(let number): old = points(number)
    default: return nil
    }
    return Fix(place: value.location, old: old, new: new)
  }

  /// Returns a fix that adds an attribute to a view in an Interface Builder file.
  ///
  /// Returns nil if the element has the attribute, because its value may be intended.
  func adding(_ attribute: String, _ value: String, to view: View) -> Fix? {
    guard let element = element(of: view), element.attributes[attribute] == nil else { return nil }
    return Fix(
      place: element.location, old: "<\(element.name) ",
      new: "<\(element.name) \(attribute)=\"\(value)\" ")
  }

  // MARK: Allowances

  /// Reads `"allow": { "rule": "reason" }` of views, styles, the widget and the document.
  private mutating func readAllowances(of document: WidgetDocument, _ spec: WidgetDocument.Widget) {
    func read(_ members: [JSONValue.Member], _ view: SourceLocation?) {
      guard case .object(let entries)? = members.value(of: WidgetKeys.keys.allow)?.kind
      else { return }
      for entry in entries {
        guard case .string(let reason) = entry.value.kind else { continue }
        allowances.append(
          Allowance(rule: entry.key, reason: reason, place: entry.location, view: view))
      }
    }
    read(widget, nil)
    let whole = [document.written.location, spec.written.location]
    for (place, members) in objects.sorted(by: {
      ($0.key.line, $0.key.column) < ($1.key.line, $1.key.column)
    }) {
      if !whole.contains(place) { read(members, place) }
      if case .string(let style)? = members.value(of: CommonViewKeys.keys.style)?.kind {
        read(styles[style] ?? [], place)
      }
    }
  }

  /// Reads `vitrine:allow rule reason` in the notes that Xcode stores with an object.
  private mutating func readAllowances(_ element: InterfaceElement) {
    for line in element.notes.split(separator: "\n") {
      guard let range = line.firstRange(of: "vitrine:allow") else { continue }
      let words = line[range.upperBound...].split(separator: " ", maxSplits: 1)
      allowances.append(
        Allowance(
          rule: words.first.map(String.init) ?? "",
          reason: words.count > 1 ? String(words[1]) : "", place: element.location,
          view: element.location))
    }
  }
}

extension [JSONValue.Member] {
  fileprivate func value(of key: some JSONKeyName) -> JSONValue? {
    first { $0.key == key.keyName }?.value
  }
}
