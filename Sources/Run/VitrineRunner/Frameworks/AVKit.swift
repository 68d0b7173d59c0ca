// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import QuartzCore
public import SwiftUI
public import UIKit

// Players of videos in AVKit and AVFoundation, without videos.

/// A recording, whose content isn't read.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The length, which is zero.
  open var duration: CMTime { .zero }
  /// A Boolean value that indicates whether the recording can be played.
  open var isPlayable: Bool { false }

  /// Creates a recording of a file.
  public convenience init(url URL: URL) { self.init() }
}

/// A property of a recording that is loaded.
public struct AVAsyncProperty<Root, Value>: Sendable {
  fileprivate let value: @Sendable () -> Value
}

extension AVAsyncProperty where Root: AVAsset {
  /// The length.
  public static var duration: AVAsyncProperty<Root, CMTime> {
    AVAsyncProperty<Root, CMTime> { .zero }
  }
  /// A Boolean value that indicates whether the recording can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty<Root, Bool> { false }
  }
}

extension AVAsset {
  /// Returns a property: no recording has a length.
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    property.value()
  }
}

/// A recording in a file.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The file.
  public let url: URL

  /// Creates a recording.
  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

/// A recording in a player.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// The state of a recording.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  /// The recording.
  public let asset: AVAsset

  /// Creates a recording of a file.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Creates a recording.
  public init(asset: AVAsset) { self.asset = asset }

  /// The state, which is unknown.
  open var status: Status { .unknown }
  /// The length, which is zero.
  open var duration: CMTime { .zero }
  /// Returns the first moment.
  open func currentTime() -> CMTime { .zero }
}

extension NSNotification.Name {
  /// The name of the notification of a recording's end, which is never posted.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

/// A player of several recordings.
open class AVQueuePlayer: AVPlayer {
  /// Creates a player.
  public convenience init(items: [AVPlayerItem]) { self.init() }
  /// Begins the next recording.
  open func advanceToNextItem() {}
  /// Removes all recordings.
  open func removeAllItems() {}
}

/// A repetition of a recording.
open class AVPlayerLooper: NSObject {
  /// Creates a repetition.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {}
}

/// The fit of a video.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a fit from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole video.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The whole area.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// The whole video in the whole area.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Returns the largest rectangle with the proportions of a size, in the middle of another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(
    boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2,
    width: size.width, height: size.height)
}

// MARK: Views

/// A layer of a video, which is empty.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// The fit.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// A controller of a video, which isn't presented.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer?
  /// A Boolean value that indicates whether buttons are visible.
  open var showsPlaybackControls = true
  /// The fit.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A Boolean value that indicates whether the video goes on in a small window.
  open var allowsPictureInPicturePlayback = true
}

/// A button for other speakers, which is drawn as a box with its name.
open class AVRoutePickerView: LabeledBoxView {
  /// A Boolean value that indicates whether devices with a screen come first.
  open var prioritizesVideoDevices = false
  /// The tint of the active button.
  open var activeTintColor: UIColor?
}

/// A small window of a video, which isn't supported.
open class AVPictureInPictureController: NSObject {
  /// Returns false.
  open class func isPictureInPictureSupported() -> Bool { false }
}

/// A video among other views, which is drawn as a box with its name.
public struct VideoPlayer<VideoOverlay: SwiftUI.View>: SwiftUI.View {
  private let overlay: VideoOverlay
  private let place: (file: StaticString, line: Int)

  /// Creates a video under a view.
  public init(
    player: AVPlayer?, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder videoOverlay: () -> VideoOverlay
  ) {
    overlay = videoOverlay()
    place = (file, line)
  }

  /// The box and the view over it.
  public var body: some SwiftUI.View {
    UndrawnBox("VideoPlayer", CallSite(place.file, place.line)).overlay(overlay)
  }
}

extension VideoPlayer where VideoOverlay == SwiftUI.EmptyView {
  /// Creates a video.
  public init(player: AVPlayer?, file: StaticString = #fileID, line: Int = #line) {
    self.init(player: player, file: file, line: line) { SwiftUI.EmptyView() }
  }
}
