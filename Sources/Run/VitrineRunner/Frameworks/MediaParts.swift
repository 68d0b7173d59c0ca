// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

// Parts of AVFoundation and MediaPlayer, which play, speak and record nothing.

/// A voice.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language.
  public let language: String
  /// The name.
  open var name: String { "" }

  /// Creates the voice of a language.
  public init?(language languageCode: String?) { language = languageCode ?? "" }
}

/// A spoken text.
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// The pace.
  open var rate: Float = 0.5
  /// The pitch.
  open var pitchMultiplier: Float = 1
  /// The volume.
  open var volume: Float = 1

  /// Creates a text.
  public init(string: String) { speechString = string }
}

/// The moment at which speaking ends.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// A speaker of texts, which says nothing.
open class AVSpeechSynthesizer: NSObject {
  /// A Boolean value that indicates whether a text is spoken.
  open var isSpeaking: Bool { false }

  /// Says nothing.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Ends the text.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}

/// A permission to use the camera or the microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pictures that move.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
}

/// A camera or a microphone, always empty.
open class AVCaptureDevice: NSObject {
  /// Returns nil.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns that the person denies access.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Answers that the person denies access.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) { handler(false) }
  /// Returns that the person denies access.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  /// A Boolean value that indicates whether there is a light.
  open var hasTorch: Bool { false }
}

/// The use of the microphone.
open class AVAudioApplication: NSObject {
  /// Answers that the person denies access.
  open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
    response(false)
  }
  /// Returns that the person denies access.
  public class func requestRecordPermission() async -> Bool { false }
}

/// A recorder, which records nothing.
open class AVAudioRecorder: NSObject {
  /// A Boolean value that indicates whether sound is recorded.
  open var isRecording: Bool { false }

  /// Throws an error, because the person denies access.
  public init(url: URL, settings: [String: Any]) throws { throw CocoaError(.featureUnsupported) }

  /// Records nothing.
  @discardableResult
  open func record() -> Bool { false }
  /// Ends the recording.
  open func stop() {}
}

/// A creator of pictures of a film, which always fails.
open class AVAssetImageGenerator: NSObject {
  /// A Boolean value that indicates whether pictures are turned upright.
  open var appliesPreferredTrackTransform = false
  /// The largest size.
  open var maximumSize = CGSize.zero

  /// Creates a creator.
  public init(asset: AVAsset) {}

  /// Throws an error, because there is no film.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw CocoaError(.fileReadCorruptFile) }
}

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
