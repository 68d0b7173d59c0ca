package import VitrineBase
package import VitrineGraphics

/// The facts about a widget's look that a target's sources state.
package struct CodeFacts: Hashable, Sendable {
  /// A value that the code assigns to `widgetLargestAvailableDisplayMode`.
  package enum LargestMode: Hashable, Sendable {
    case compact, expanded
    /// A value that isn't known until run time.
    case computed
  }

  /// A height that the code requests.
  package enum Height: Hashable, Sendable {
    case points(Double)
    /// The largest height that the host allows.
    case maximum
    /// A sum of points and of factors of the largest size that the host allows.
    case ofMaximum(width: Double, height: Double, points: Double)
    /// A height that isn't known until run time.
    case computed
  }

  /// A fact with its location and the type whose code states it.
  package struct Finding<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    /// The enclosing class or extension, or an empty string outside of types.
    package var type: String
    /// The enclosing function or property, or an empty string outside of both.
    package var function = ""
    /// The systems on which the code runs.
    package var systems = SystemRange.all
    package var location: SourceLocation
  }

  /// A function or computed property.
  package struct FunctionDeclaration: Hashable, Sendable {
    package var name: String
    /// A Boolean value that indicates whether the system may call the function, because it
    /// overrides another one or has an attribute such as `@IBAction`.
    package var isOpen: Bool
  }

  package struct HeightRequest: Hashable, Sendable {
    package var modes: DisplayModes
    package var height: Height
    /// A Boolean value that indicates whether the request is in the display mode's callback.
    package var isInCallback: Bool
  }

  package struct Visibility: Hashable, Sendable {
    /// The outlet's name.
    package var view: String
    package var modes: DisplayModes
    package var isHidden: Bool
  }

  /// A view that code creates.
  package struct CodeView: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case subview, loadView, hosting }

    package var kind: Kind
    /// The view's class, or its name in the code if the class is unknown.
    package var name: String
    /// The name in the code of the view's superview.
    package var container = ""
    /// The name of the variable that holds the view.
    package var variable = ""
    /// The frame of a view of UIKit's own, or nil if the code computes it.
    package var frame: Rect?
  }

  package struct RegisteredCell: Hashable, Sendable {
    package var identifier: String
    /// The class or the nib.
    package var name: String
    package var isNib: Bool
  }

  package var largestModes: [Finding<LargestMode>] = []
  package var heights: [Finding<HeightRequest>] = []
  package var visibilities: [Finding<Visibility>] = []
  /// The statements of functions in the order of the files.
  package var statements: [Finding<CodeStatement>] = []
  package var functions: [Finding<FunctionDeclaration>] = []
  /// The margin insets that the code returns, or nil if they aren't known until run time.
  package var margins: [Finding<CodeMargins?>] = []
  package var codeViews: [Finding<CodeView>] = []
  package var cells: [Finding<RegisteredCell>] = []
  /// Types that override `draw`.
  package var drawings: [Finding<String>] = []
  /// The heights of rows.
  package var rowHeights: [Finding<RowHeight>] = []
  /// Constant numbers of rows.
  package var rowCounts: [Finding<Double>] = []
  /// Outlets of lists and scroll views whose scrolling the code turns off.
  package var fixedLists: [Finding<String>] = []
  /// Types by name with their superclass, which is empty if the code doesn't state it.
  package var types: [Finding<TypeDeclaration>] = []
  /// A Boolean value that indicates whether the code uses names that the iOS 10 SDK introduced.
  package var usesDisplayModes = false
  package var fileCount = 0

  /// A height that code gives to the rows of a list.
  package struct RowHeight: Hashable, Sendable {
    package enum Height: Hashable, Sendable {
      case points(Double)
      /// The height of the row's content.
      case automatic
      /// A height that isn't known until run time.
      case computed
    }

    /// The outlet of the list; nil for a method of the delegate, which precedes the outlet's height.
    package var list: String?
    package var height: Height

    package init(list: String? = nil, _ height: Height) {
      self.list = list
      self.height = height
    }
  }

  package struct TypeDeclaration: Hashable, Sendable {
    package var name: String
    package var superclass: String
  }

  package init() {}
}
