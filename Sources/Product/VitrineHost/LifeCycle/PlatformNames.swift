public import VitrineGraphics
public import VitrineImport

/// The platform's names for parameter types, so that its examples compile unchanged.
///
/// A file that also imports Foundation writes `Vitrine.CGSize`.
public typealias CGSize = Size
public typealias UIEdgeInsets = Insets
public typealias NCWidgetDisplayMode = DisplayMode
