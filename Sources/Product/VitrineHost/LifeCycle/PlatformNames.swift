public import VitrineGraphics
public import VitrineImport

/// The platform's names for parameter types, so that its examples compile unchanged.
///
/// A file that also imports Foundation writes `Vitrine.CGSize`.
public typealias CGSize = Size
/// The platform's name for insets.
public typealias UIEdgeInsets = Insets
/// The platform's name for the display mode.
public typealias NCWidgetDisplayMode = DisplayMode
