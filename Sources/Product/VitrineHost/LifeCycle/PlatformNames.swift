public import VitrineGraphics
public import VitrineImport

/// The platform's names for what its methods take, so that its examples carry over as they are.
///
/// A file that also imports Foundation writes `Vitrine.CGSize`.
public typealias CGSize = Size
public typealias UIEdgeInsets = Insets
public typealias NCWidgetDisplayMode = DisplayMode
