/// The code that takes the place of a piece that is left out.
enum Replacement {
  /// Returns the code for a piece; empty for a declaration that disappears.
  ///
  /// In a file with views, a closure may build a view of its statements.
  static func code(for piece: SourcePiece, inViews: Bool = false) -> String {
    switch piece.kind {
    // Outside of functions only a macro looks like a statement.
    case .statement where piece.parent == 0: ""
    case .statement:
      piece.result.map { leaving(piece, with: $0) }
        ?? (inViews ? "VitrineRunner.omittedStatement()" : "()")
    case .modifier: ""
    case .value: value(piece)
    case .body: body(piece)
    case .inheritance: piece.isFirst ? superclass(of: piece) ?? "Any" : "Any"
    case .file, .moduleImport, .type, .function, .property, .declaration, .section: ""
    }
  }

  /// Returns the `return` statement of a function with a result type.
  ///
  /// The type of a failable initializer is `?`.
  static func leaving(_ piece: SourcePiece, with type: String) -> String {
    switch type.filter({ !$0.isWhitespace }) {
    case "", "Void", "()": "return"
    case "?": "return nil"
    default: "return \(value(piece))"
    }
  }

  private static func body(_ piece: SourcePiece) -> String {
    guard let type = piece.result else {
      return
        "Swift.fatalError(\"\(plain(piece.name)) is left out, because its code doesn't compile\")"
    }
    if type == SourcePiece.wholeSelf { return "self = \(value(piece))" }
    let code = leaving(piece, with: type)
    return code == "return" ? "" : code
  }

  /// The empty values of the opaque types.
  private static let opaque = [
    "some View": "VitrineRunner.OmittedView()",
    "some Widget": "VitrineRunner.OmittedWidget(file: #filePath, line: #line)",
    "some WidgetConfiguration": "VitrineRunner.OmittedWidget(file: #filePath, line: #line).body",
  ]

  /// Returns a call that makes an empty value of the type that its context requires.
  private static func value(_ piece: SourcePiece) -> String {
    let type = piece.result?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let value = type.flatMap({ opaque[$0.replacing("SwiftUI.", with: "")] }) { return value }
    return "VitrineRunner.omittedValue(\"\(plain(piece.name))\")"
  }

  /// Returns a name for a literal.
  private static func plain(_ name: String) -> String {
    name.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
  }

  // MARK: Superclasses

  private static let superclasses = [
    ("CollectionViewController", "UICollectionViewController"),
    ("TableViewController", "UITableViewController"), ("ViewController", "UIViewController"),
    ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
    ("TableViewCell", "UITableViewCell"), ("Cell", "UITableViewCell"), ("Label", "UILabel"),
    ("Button", "UIButton"), ("ImageView", "UIImageView"), ("View", "UIView"),
  ]

  /// Returns UIKit's class that a missing superclass most likely derives from, judged by its name.
  static func superclass(of piece: SourcePiece) -> String? {
    let name = piece.name.prefix { $0 != "<" }
    return superclasses.first { name.hasSuffix($0.0) && name != $0.1 }?.1
  }

  // MARK: Values

  /// Returns whether a type, as it is written, has an empty value.
  static func hasEmptyValue(_ type: String) -> Bool {
    let text = type.filter { !$0.isWhitespace }
    if text.hasSuffix("?") || text.hasSuffix("!") || text.hasPrefix("[") { return true }
    let name = String(text.prefix { $0 != "<" })
    return emptyTypes.contains(name)
  }

  /// The types whose empty values `omittedValue` of VitrineRunner knows.
  private static let emptyTypes: Set<String> = [
    "AnyView", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "Color",
    "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Dictionary", "Double",
    "EdgeInsets", "Float", "Font", "Image", "Int", "Int16", "Int32", "Int64", "Int8", "Locale",
    "LocalizedStringKey", "NSAttributedString", "Optional", "Set", "String", "Text", "TimeInterval",
    "TimeZone", "UIButton", "UIColor", "UIEdgeInsets", "UIFont", "UIImage", "UIImageView",
    "UILabel", "UIStackView", "UIView", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL",
    "UUID", "UserDefaults",
  ]
}
