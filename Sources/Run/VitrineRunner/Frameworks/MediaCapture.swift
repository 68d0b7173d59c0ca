public import CoreGraphics
public import Foundation

// Cameras, microphones and films of AVFoundation, of which there are none.

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
