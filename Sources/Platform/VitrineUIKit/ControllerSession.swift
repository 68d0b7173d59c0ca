import Foundation
import NotificationCenter
import UIKit
import Vitrine
import VitrineBase
import VitrineImport

/// Takes a widget that has appeared through the steps of a session.
///
/// Every step ends with the main queue drained and the layout settled, so that the next one finds the
/// widget as a person would: an update's answer is in, and rows that a tap added can be tapped.
@MainActor
final class ControllerSession {
  private let stage: ControllerStage
  private let context: NSExtensionContext
  private var replies: [HostReply] = []
  private var index = 0
  /// Counts updates: the answer to an earlier one is not taken for a later one's.
  private var question = 0

  init(stage: ControllerStage, context: NSExtensionContext) {
    self.stage = stage
    self.context = context
  }

  func views(after steps: [HostStep]) throws(RenderError) -> ViewProgram.Views {
    context.opener = { [weak self] url in
      guard let self else { return false }
      replies.append(HostReply(.open(url), at: index))
      return true
    }
    for (index, step) in steps.enumerated() {
      self.index = index
      try perform(step)
      MainQueue.drain()
      stage.settle(context)
    }
    var views = stage.capture(context)
    views.replies = replies
    return views
  }

  private func perform(_ step: HostStep) throws(RenderError) {
    let controller = stage.controller
    switch step {
    case .update: update()
    case .setMode(let mode): setMode(mode == .compact ? .compact : .expanded)
    case .appear:
      controller.tell { $0.viewWillAppear(false) }
      controller.tell { $0.viewDidAppear(false) }
    case .disappear:
      controller.tell { $0.viewWillDisappear(false) }
      controller.tell { $0.viewDidDisappear(false) }
    case .tap(let name):
      do throws(Touch.Miss) {
        try Touch(controller).tap(name)
      } catch {
        throw .invalid(Diagnostic(.error, "tap", error.message, at: nil, hint: error.hint))
      }
    }
  }

  private func update() {
    question += 1
    let asked = question
    // One that can't be asked counts as new, as the host takes it.
    guard let provider = stage.provider else {
      replies.append(HostReply(.updated("newData"), at: index))
      return
    }
    provider.widgetPerformUpdate { [weak self] result in
      // The handler may be called on any queue; the host hears of it on the main one.
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.finish(result, asked) }
      } else {
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated { self?.finish(result, asked) }
        }
      }
    }
  }

  /// Notes an update's first answer; later ones, and those to an earlier update, are dropped.
  private func finish(_ result: NCUpdateResult, _ asked: Int) {
    guard asked == question else { return }
    question += 1
    let word =
      switch result {
      case .newData: "newData"
      case .noData: "noData"
      case .failed: "failed"
      }
    replies.append(HostReply(.updated(word), at: index))
  }

  /// Tells the controller in the host's order: the mode first, then the size that comes with it.
  private func setMode(_ mode: NCWidgetDisplayMode) {
    guard context.widgetActiveDisplayMode != mode else { return }
    context.activeDisplayMode = mode.rawValue
    stage.provider?.widgetActiveDisplayModeDidChange(
      mode, withMaximumSize: context.widgetMaximumSize(for: mode))
    stage.controller.viewWillTransition(to: stage.size(context), with: ImmediateTransition())
  }
}
