import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

extension PlayScript.Cast {
  /// Reads the widget.
  ///
  /// Its code is run if the script or the command line requests it.
  func read(
    in folder: String, from files: Files, runner: ExtensionRunner?
  ) throws(RenderError) -> Widget {
    let widget = try Widget.read(
      FilePath.join(folder, path), widget: index, from: files, runner: runner)
    guard isRun, let runner else { return widget }
    return try runner.run(widget, .required, from: files)
  }
}

extension PlayScript {
  /// Throws an error if a widget lacks a state, or if a step conflicts with the widget's code.
  ///
  /// A widget that can't be read is shown as a placeholder and reported when it is played.
  func check(in files: Files, runner: ExtensionRunner?) throws(RenderError) {
    for cast in casts {
      let widget: Widget
      do throws(RenderError) {
        widget = try cast.read(in: folder, from: files, runner: runner)
      } catch {
        // The host shows that a widget's file can't be loaded.
        if case .notRun = error { throw error }
        continue
      }
      try widget.checkContent()
      if widget.codeRun?.program == nil { try checkTaps(cast) } else { try checkRun(cast) }
      var states = [cast.state]
      for case .update(cast.name, let update) in steps { states.append(update.state) }
      let names = [VariantVocabulary.plain] + widget.stateNames
      for case let state? in states where !names.contains(state.word) {
        throw .invalid(
          unknownValue(state.word, for: "state of '\(cast.name)'", names, at: state.location)
            .diagnostic)
      }
    }
  }

  /// Throws an error for a tap on a view, because documents and storyboards don't define its
  /// effect.
  private func checkTaps(_ cast: Cast) throws(RenderError) {
    for (step, place) in zip(steps, places) {
      guard case .tap(cast.name, let view?) = step else { continue }
      throw .invalid(
        Diagnostic(
          .error, "not-run",
          "the view '\(view)' takes no taps: the code of '\(cast.name)' isn't run",
          at: place, hint: "play with --run, give the widget \"run\": true, or remove 'view'"))
    }
  }

  /// Throws an error for values and results in the script, because the widget's code provides them.
  private func checkRun(_ cast: Cast) throws(RenderError) {
    func refuse(_ update: Update?, at place: SourceLocation?) throws(RenderError) {
      let isPlain =
        update.map {
          $0.values.isEmpty && $0.data == nil && $0.state == nil && $0.result == nil
        } ?? false
      guard !isPlain else { return }
      throw .invalid(
        Diagnostic(
          .error, "run-decides",
          "the code of '\(cast.name)' runs, so it decides what its updates bring", at: place,
          hint: "remove 'update', 'result', 'set', 'data' and 'state'; the world in the widget's "
            + "vitrine.json is what its code reads"))
    }
    try refuse(cast.firstUpdate, at: cast.location)
    if cast.data != nil || cast.state != nil { try refuse(nil, at: cast.location) }
    for (step, place) in zip(steps, places) {
      if case .update(cast.name, let update) = step { try refuse(update, at: place) }
    }
  }
}
