import Synchronization
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineUIKit

/// The device on which snapshots are taken, in place of the simulator of a Mac.
///
/// It is an iPhone 12 with iOS 26 in light appearance, or the device and the system that
/// `VITRINE_DEVICE` and `VITRINE_SYSTEM` name, with the pixels per point of `VITRINE_SCALE`.
package enum Simulator {
  private static let isStarted = Mutex(false)
  /// The reason why the last view couldn't be drawn, or nil.
  static let failure = Mutex<String?>(nil)

  /// Returns the reason why the last view couldn't be drawn, and forgets it.
  static func takeFailure() -> String? {
    failure.withLock { failure in
      defer { failure = nil }
      return failure
    }
  }

  /// The device and its system.
  static let variant: Variant = {
    var variant = Variant.ofView
    let environment = Environment.process
    if let name = environment["VITRINE_DEVICE"], let device = Device.named(name) {
      variant.device = device
    }
    if let name = environment["VITRINE_SYSTEM"], let system = SystemGeneration(rawValue: name) {
      variant.system = system
    }
    if let scale = environment["VITRINE_SCALE"].flatMap({ Int($0) }), (1...3).contains(scale) {
      variant.scaleOverride = scale
    }
    return variant
  }()

  /// The folders of images, storyboards and xibs.
  private static let folders = Mutex<[String]>([])

  /// Shows the device to views that tests create, with the images beside a test's file.
  ///
  /// It has an effect only on the main thread, where views are created.
  package static func start(besideSource file: String, resources: [String] = []) {
    guard MainQueue.isCurrent else { return }
    let isNew = isStarted.withLock { isStarted in
      defer { isStarted = true }
      return !isStarted
    }
    guard isNew else { return }
    let all = resources.isEmpty ? [FilePath.folder(of: file)] : resources
    folders.withLock { $0 = all }
    MainActor.assumeIsolated {
      LiveEnvironment.current = LiveEnvironment(variant, folders: all, from: .disk)
    }
  }

  /// Returns the stage for a size and traits, with the device's values for the others.
  @MainActor
  static func stage(_ config: ViewImageConfig, _ traits: UITraitCollection) -> LiveStage {
    let all = UITraitCollection(traitsFrom: [config.traits, traits])
    var variant = variant
    if all.userInterfaceStyle != .unspecified {
      variant.appearance = all.userInterfaceStyle == .dark ? .dark : .light
    }
    if let category = all.preferredContentSizeCategory.category { variant.textSize = category }
    if all.layoutDirection != .unspecified {
      variant.direction = all.layoutDirection == .rightToLeft ? .rtl : .ltr
    }
    // As in the package whose names these are, only the traits of the assertion set the scale.
    if traits.displayScale > 0 { variant.scaleOverride = Int(traits.displayScale) }
    let size: ViewSize =
      config.size.map { .size(Double($0.width), Double($0.height)) } ?? .own
    var stage = LiveStage(size, as: variant, folders: folders.withLock { $0 })
    let area = config.safeArea
    stage.safeArea = Insets(
      top: Double(area.top), left: Double(area.left), bottom: Double(area.bottom),
      right: Double(area.right))
    stage.traits = all
    return stage
  }
}
