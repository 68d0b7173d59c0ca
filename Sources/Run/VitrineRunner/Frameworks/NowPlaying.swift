// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The current piece of music and its remote control, which nobody uses.

/// The current piece of music in the system.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  /// Returns the center.
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  /// The properties of the current piece.
  open var nowPlayingInfo: [String: Any]?
  /// The state.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The state of the current piece of music.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  case unknown, playing, paused, stopped, interrupted
}

/// The result of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// The event of a command.
open class MPRemoteCommandEvent: NSObject {
  /// The time.
  open var timestamp: TimeInterval { 0 }
}

/// A command of a remote control, which nobody gives.
open class MPRemoteCommand: NSObject {
  /// A Boolean value that indicates whether the command is offered.
  open var isEnabled = true

  /// Adds a handler.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  /// Removes a handler.
  open func removeTarget(_ target: Any?) {}
}

/// The commands of a remote control.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  /// Returns the center.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// Begins.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Begins or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Chooses the next piece.
  public let nextTrackCommand = MPRemoteCommand()
  /// Chooses the piece before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skips a part.
  public let skipForwardCommand = MPRemoteCommand()
  /// Goes back a part.
  public let skipBackwardCommand = MPRemoteCommand()
  /// Chooses a time.
  public let changePlaybackPositionCommand = MPRemoteCommand()
}

/// The title of a piece.
public let MPMediaItemPropertyTitle = "title"
/// The artist of a piece.
public let MPMediaItemPropertyArtist = "artist"
/// The album of a piece.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The picture of a piece.
public let MPMediaItemPropertyArtwork = "artwork"
/// The duration of a piece.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The passed time of a piece.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
/// The pace of a piece.
public let MPNowPlayingInfoPropertyPlaybackRate = "playbackRate"
