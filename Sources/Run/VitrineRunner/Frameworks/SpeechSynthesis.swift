public import Foundation

// Speech of AVFoundation, which says nothing.

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

  /// Speaks nothing, because a picture is silent.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Ends the text.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}
