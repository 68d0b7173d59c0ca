import Foundation
import NotificationCenter
import UIKit
import Vitrine
import VitrineBase
import VitrineImport

/// A session that takes a visible widget through its steps.
///
/// Every step ends with an empty main queue and a settled layout. The next step thus finds the
/// widget as a person would: an update is complete, and rows that a tap added can be tapped.
@MainActor
final class ControllerSession {
  private let stage: ControllerStage
  private let context: NSExtensionContext
  private var replies: [HostReply] = []
  private var index = 0
  /// The number of updates, so that the answer to an earlier one isn't taken for that of a later
  /// one.
  private var question = 0

  init(stage: ControllerStage, context: NSExtensionContext) {
    self.stage = stage
    self.context = context
  }

  func views(after steps: [HostStep]) throws(RenderError) -> ProgramViews {
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
    // A controller without the update method counts as having new data, as in the host.
    guard let provider = stage.provider else {
      replies.append(HostReply(.updated("newData"), at: index))
      return
    }
    provider.widgetPerformUpdate { [weak self] result in
      // The handler may be called on any queue, but the host is notified on the main queue.
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.finish(result, asked) }
      } else {
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated { self?.finish(result, asked) }
        }
      }
    }
  }

  /// Records an update's first answer.
  ///
  /// Later answers, and answers to earlier updates, are ignored.
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

  /// Notifies the controller in the host's order: first of the mode, then of the size.
  private func setMode(_ mode: NCWidgetDisplayMode) {
    guard context.widgetActiveDisplayMode != mode else { return }
    context.activeDisplayMode = mode.rawValue
    stage.provider?.widgetActiveDisplayModeDidChange(
      mode, withMaximumSize: context.widgetMaximumSize(for: mode))
    stage.controller.viewWillTransition(to: stage.size(context), with: ImmediateTransition())
  }
}
