import Foundation
import NotificationCenter
public import UIKit
public import Vitrine
public import VitrineBase
import VitrineImport

extension Widget {
  /// Creates a widget in Swift.
  ///
  /// For each variant a new controller goes through its life cycle in the host.
  ///
  /// Images, storyboards and xibs are searched for in the folders of `resources`, or by default in
  /// that of the file that creates the widget. Pictures are created on the main thread.
  @MainActor
  public init(
    title: String? = nil, icon: String? = nil, resources: [String] = [],
    path: String = #filePath, _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    let folders = resources.isEmpty ? [FilePath.folder(of: path)] : resources
    self.init(
      Self.program(title: title ?? FilePath.stem(of: path), icon: icon, folders, make), path: path)
  }

  /// Creates a widget whose controller a storyboard instantiates, of the class that the storyboard
  /// names.
  @MainActor
  public init(
    storyboard: String, title: String? = nil, from files: Files = .disk
  ) throws(RenderError) {
    let found = try Widget.read(storyboard, from: files)
    guard case .interface(_, _, let project) = found.source else {
      throw .unreadable(path: storyboard, reason: "is not a storyboard")
    }
    let file = project.storyboard
    let folder = FilePath.folder(of: file)
    let home = FilePath.suffix(of: folder) == "lproj" ? FilePath.folder(of: folder) : folder
    let program = Self.program(title: title ?? project.displayName, icon: project.icon, [home]) {
      UIStoryboard(path: file).instantiateInitialViewController() ?? UIViewController()
    }
    self.init(program, path: file)
  }

  private static func program(
    title: String, icon: String?, _ folders: [String],
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> ViewProgram {
    var program = ViewProgram(title: title, icon: icon) { variant, files throws(RenderError) in
      try onMainActor(title) { () throws(RenderError) in
        try views(variant, steps: nil, folders: folders, files: files, make)
      }
    }
    program.play = { variant, steps, files throws(RenderError) in
      try onMainActor(title) { () throws(RenderError) in
        try views(variant, steps: steps, folders: folders, files: files, make)
      }
    }
    return program
  }

  /// Creates views on the main actor.
  ///
  /// A different thread can't wait for the main thread without the risk of a deadlock.
  private static func onMainActor(
    _ title: String, _ make: @MainActor () throws(RenderError) -> ProgramViews
  ) throws(RenderError) -> ProgramViews {
    guard MainQueue.isCurrent else {
      throw .unreadable(path: title, reason: "is made of live views, which need the main thread")
    }
    return try MainActor.assumeIsolated {
      Result { () throws(RenderError) in try make() }
    }.get()
  }

  /// Creates the controller and runs its life cycle in the variant's environment, which provides
  /// images, fonts and traits.
  @MainActor
  private static func views(
    _ variant: Variant, steps: [HostStep]?, folders: [String], files: Files,
    _ make: @MainActor @Sendable () -> UIViewController
  ) throws(RenderError) -> ProgramViews {
    let environment = LiveEnvironment(variant, folders: folders, from: files)
    let outer = LiveEnvironment.current
    LiveEnvironment.current = environment
    InterfaceLoading.forgetNotes()
    defer { LiveEnvironment.current = outer }
    var stage = ControllerStage(controller: make(), variant: variant, environment: environment)
    stage.steps = steps
    return try stage.views()
  }
}
