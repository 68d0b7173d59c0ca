package import VitrineBase

/// What the sources of a target say about how its widget looks.
package struct CodeFacts: Hashable, Sendable {
  /// What the code sets `widgetLargestAvailableDisplayMode` to.
  package enum LargestMode: Hashable, Sendable {
    case compact, expanded
    /// A value that is only known at run time.
    case computed
  }

  /// A height that the code asks for.
  package enum Height: Hashable, Sendable {
    case points(Double)
    /// The largest that the host allows.
    case maximum
    /// One that is only known at run time.
    case computed
  }

  /// A fact, the type whose code says it, and where.
  package struct Finding<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    /// The class or extension around it; empty outside of types.
    package var type: String
    package var location: SourceLocation
  }

  package struct HeightRequest: Hashable, Sendable {
    package var modes: DisplayModes
    package var height: Height
    /// Whether the callback of the display mode says it.
    package var isInCallback: Bool
  }

  package struct Visibility: Hashable, Sendable {
    /// The outlet's name.
    package var view: String
    package var modes: DisplayModes
    package var isHidden: Bool
  }

  /// A view that code makes.
  package struct CodeView: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case subview, loadView, hosting }

    package var kind: Kind
    /// The view's class, else its name in the code.
    package var name: String
    /// What the view is added to, by its name in the code.
    package var container = ""
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
  package var codeViews: [Finding<CodeView>] = []
  package var cells: [Finding<RegisteredCell>] = []
  /// Types with a `draw` of their own.
  package var drawings: [Finding<String>] = []
  /// Constant heights of rows.
  package var rowHeights: [Finding<Double>] = []
  /// Constant numbers of rows.
  package var rowCounts: [Finding<Double>] = []
  /// Outlets of lists and scroll views whose scrolling the code turns off.
  package var fixedLists: [Finding<String>] = []
  /// Types by name with their superclass, empty where the code doesn't say.
  package var types: [Finding<TypeDeclaration>] = []
  /// Whether the code uses names that came with the iOS 10 SDK.
  package var usesDisplayModes = false
  package var fileCount = 0

  package struct TypeDeclaration: Hashable, Sendable {
    package var name: String
    package var superclass: String
  }

  package init() {}
}
