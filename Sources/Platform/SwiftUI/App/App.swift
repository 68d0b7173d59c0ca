public import CoreGraphics
public import UIKit

/// The whole of an app, whose scenes a picture doesn't show.
@preconcurrency @MainActor
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Does nothing, because a program for pictures runs no app.
  public static func main() {}
}

/// A part of an app's interface with a window of its own.
@preconcurrency @MainActor
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene
  /// The scene that this one consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene without a body.
@preconcurrency @MainActor
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  /// The body, which is never evaluated.
  public var body: Never { fatalError("this scene has no body") }
}

/// A scene of windows with equal content.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  /// Creates windows.
  public init(@ViewBuilder content: () -> Content) {}
  /// Creates windows with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) {}
  /// Creates windows with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// Creates windows with a title and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// A scene of one window.
public struct Window<Content: View>: _PrimitiveScene {
  /// Creates a window with a title and an identifier.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

/// A scene of a Mac's settings.
public struct Settings<Content: View>: _PrimitiveScene {
  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) {}
}

/// An item in a Mac's menu bar.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  /// Creates an item with a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == Text {}
  /// Creates an item with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

/// A changed scene, or several scenes.
public struct _SceneGroup: _PrimitiveScene {}

/// Builds scenes from statements.
@resultBuilder
public struct SceneBuilder {
  /// Returns a scene.
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  /// Returns the only scene.
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  /// Returns several scenes.
  @MainActor
  public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> _SceneGroup { .init() }
  /// Returns the scene of an `if` for a version of the system.
  public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> S { scene }
}

extension Scene {
  /// Returns the scene with an action for changes of a value.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> Self {
    self
  }
  /// Returns the scene with an action for changes of a value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> Self { self }
  /// Returns the scene with an action for changes of a value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> Self { self }
  /// Returns the scene with a value in its environment.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> Self {
    self
  }
  /// Returns the scene with an object in its environment.
  public func environment<T: AnyObject>(_ object: T?) -> Self { self }
  /// Returns the scene with an object in its environment.
  public func environmentObject<T: AnyObject>(_ object: T) -> Self { self }
  /// Returns the scene with commands.
  public func commands<C>(@CommandsBuilder content: () -> C) -> Self { self }
  /// Returns the scene with a size of its windows.
  public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
  /// Returns the scene with a resizing of its windows.
  public func windowResizability(_ resizability: WindowResizability) -> Self { self }
  /// Returns the scene with a style of its windows.
  public func windowStyle(_ style: WindowStyle) -> Self { self }
  /// Returns the scene with a style of its item in the menu bar.
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> Self { self }
  /// Returns the scene with the events that it handles.
  public func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
}

/// A style of windows.
public struct WindowStyle: Sendable {
  /// The standard style.
  public static let automatic = WindowStyle()
  /// Windows without a title.
  public static let hiddenTitleBar = WindowStyle()
  /// Windows with a title.
  public static let titleBar = WindowStyle()
  /// Windows without a border.
  public static let plain = WindowStyle()
}

/// A style of an item in the menu bar.
public struct MenuBarExtraStyle: Sendable {
  /// The standard style.
  public static let automatic = MenuBarExtraStyle()
  /// A menu.
  public static let menu = MenuBarExtraStyle()
  /// A window.
  public static let window = MenuBarExtraStyle()
}

/// Commands of a menu bar, which a phone doesn't show.
public struct CommandGroup<Content: View> {
  /// Creates commands in place of others.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands before others.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Creates commands after others.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of a menu bar.
public struct CommandMenu<Content: View> {
  /// Creates a menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// The place of commands.
public struct CommandGroupPlacement: Sendable {
  /// Commands about the app.
  public static let appInfo = CommandGroupPlacement()
  /// Commands for the settings.
  public static let appSettings = CommandGroupPlacement()
  /// Commands for new items.
  public static let newItem = CommandGroupPlacement()
  /// Commands for saving.
  public static let saveItem = CommandGroupPlacement()
  /// Commands for the clipboard.
  public static let pasteboard = CommandGroupPlacement()
  /// Commands for undoing.
  public static let undoRedo = CommandGroupPlacement()
  /// Commands for bars.
  public static let toolbar = CommandGroupPlacement()
  /// Commands for sidebars.
  public static let sidebar = CommandGroupPlacement()
  /// Commands for windows.
  public static let windowList = CommandGroupPlacement()
  /// Commands for help.
  public static let help = CommandGroupPlacement()
}

/// Builds commands from statements.
@resultBuilder
public struct CommandsBuilder {
  /// Returns commands.
  public static func buildBlock<each C>(_ content: repeat each C) {}
}

/// The delegate of an app, which a program for pictures doesn't have.
@propertyWrapper
@preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// Creates a property for a delegate of a type.
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  /// The delegate, whose use ends the program.
  public var wrappedValue: Delegate {
    fatalError("a program for pictures has no delegate of the app")
  }
}
