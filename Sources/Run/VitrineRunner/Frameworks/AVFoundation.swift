// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

// Players of sounds and music, without output.

/// A session of sound.
open class AVAudioSession: NSObject {
  /// The purpose of sounds.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a purpose from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sounds beside others.
    public static let ambient = Category(rawValue: "ambient")
    /// Playing.
    public static let playback = Category(rawValue: "playback")
    /// Recording.
    public static let record = Category(rawValue: "record")
    /// Playing and recording.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    /// Sounds in place of others.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
  }

  /// The mode of a purpose.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The standard mode.
    public static let `default` = Mode(rawValue: "default")
    /// Spoken sounds.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
  }

  /// The options of a purpose.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sounds beside others.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }

  /// Returns the session.
  open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
  /// Sets the purpose.
  open func setCategory(_ category: Category) throws {}
  /// Sets the purpose.
  open func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}
  /// Begins or ends the session.
  open func setActive(_ active: Bool) throws {}
  /// The volume.
  open var outputVolume: Float { 0.5 }
}

/// A player of a sound.
open class AVAudioPlayer: NSObject {
  /// The volume.
  open var volume: Float = 1
  /// The number of repetitions.
  open var numberOfLoops = 0
  /// The current time.
  open var currentTime: TimeInterval = 0
  /// The duration.
  open var duration: TimeInterval { 0 }
  /// A Boolean value that indicates whether the sound plays.
  open var isPlaying: Bool { false }

  /// Creates a player of a file.
  public convenience init(contentsOf url: URL) throws { self.init() }
  /// Creates a player of data.
  public convenience init(data: Data) throws { self.init() }

  /// Plays the sound silently.
  @discardableResult
  open func play() -> Bool { true }
  /// Pauses the sound.
  open func pause() {}
  /// Ends the sound.
  open func stop() {}
  /// Prepares the sound.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
}

/// A player of a stream.
open class AVPlayer: NSObject {
  /// The pace.
  open var rate: Float = 0

  /// The volume.
  open var volume: Float = 1
  /// A Boolean value that indicates whether there is no sound.
  open var isMuted = false
  /// The recording.
  open var currentItem: AVPlayerItem? { nil }

  /// Creates a player of a stream.
  public convenience init(url: URL) { self.init() }
  /// Creates a player of a recording.
  public convenience init(playerItem item: AVPlayerItem?) { self.init() }
  /// Plays the stream silently.
  open func play() {}
  /// Pauses the stream.
  open func pause() {}
  /// Chooses a moment.
  open func seek(to time: CMTime) {}
  /// Replaces the recording.
  open func replaceCurrentItem(with item: AVPlayerItem?) {}
  /// Returns the first moment.
  open func currentTime() -> CMTime { .zero }
}

/// A piece of music.
open class MPMediaItem: NSObject {
  /// The title.
  open var title: String? { nil }
  /// The artist.
  open var artist: String? { nil }
  /// The title of the album.
  open var albumTitle: String? { nil }
  /// The duration.
  open var playbackDuration: TimeInterval { 0 }
  /// The picture.
  open var artwork: MPMediaItemArtwork? { nil }
}

/// The picture of a piece of music.
open class MPMediaItemArtwork: NSObject {
  /// Creates a picture without content.
  public convenience init(
    boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage
  ) { self.init() }
  /// Returns nil.
  open func image(at size: CGSize) -> UIImage? { nil }
}

/// The state of a player.
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// A player of music, which plays nothing.
@preconcurrency @MainActor
open class MPMusicPlayerController: NSObject {
  /// The player of the system.
  public static let systemMusicPlayer = MPMusicPlayerController()
  /// The player of the app.
  public static let applicationMusicPlayer = MPMusicPlayerController()

  /// The current piece, which is nil.
  open var nowPlayingItem: MPMediaItem?
  /// The state, which is stopped.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// The current time.
  open var currentPlaybackTime: TimeInterval = 0

  /// Does nothing.
  open func play() {}
  /// Pauses the sound.
  open func pause() {}
  /// Stops the sound.
  open func stop() {}
  /// Begins the next piece.
  open func skipToNextItem() {}
  /// Begins the previous piece.
  open func skipToPreviousItem() {}
  /// Begins the piece again.
  open func skipToBeginning() {}
  /// Begins notifications, which are never posted.
  open func beginGeneratingPlaybackNotifications() {}
  /// Stops notifications.
  open func endGeneratingPlaybackNotifications() {}
}

extension NSNotification.Name {
  /// The name of the notification of another piece, which is never posted.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// The name of the notification of another state, which is never posted.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}

/// A slider of the volume, which is drawn as a box with its name.
open class MPVolumeView: LabeledBoxView {
  /// A Boolean value that indicates whether the button of other speakers is visible.
  open var showsRouteButton = true
  /// A Boolean value that indicates whether the slider is visible.
  open var showsVolumeSlider = true
}

/// A sound of the system.
public typealias SystemSoundID = UInt32

/// Plays a sound silently.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}

/// Plays a sound silently.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}

/// Plays nothing, and calls the completion.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }

/// Sets no property.
@discardableResult
public func AudioServicesSetProperty(
  _ property: UInt32, _ specifierSize: UInt32, _ specifier: UnsafeRawPointer?, _ size: UInt32,
  _ value: UnsafeRawPointer
) -> Int32 { 0 }

/// The property of sounds that are silent with the switch.
public let kAudioServicesPropertyIsUISound: UInt32 = 0x6973_7569
/// The property of sounds that are played to their end.
public let kAudioServicesPropertyCompletePlaybackIfAppDies: UInt32 = 0x6966_6469

/// The sound of vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
