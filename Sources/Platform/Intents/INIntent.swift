public import Foundation

/// An intent of SiriKit, or the options of a widget.
///
/// A picture performs no intent. It only reads the parameters.
open class INIntent: NSObject, @unchecked Sendable {
  /// The identifier, or nil.
  open var identifier: String? { nil }
  /// The description of the intent, or nil.
  open var intentDescription: String? { nil }
  /// A phrase that a user can say, or nil.
  open var suggestedInvocationPhrase: String?

  /// Creates an intent whose parameters have no values.
  public required override init() { super.init() }
}

/// A response to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
  /// The activity that opens with the response, or nil.
  open var userActivity: NSUserActivity?

  /// Creates a response.
  public required override init() { super.init() }
}

/// A value with a name for users.
open class INObject: NSObject, @unchecked Sendable {
  /// The identifier, or nil.
  open var identifier: String?
  /// The name.
  open var displayString: String
  /// A hint for the pronunciation, or nil.
  open var pronunciationHint: String?
  /// The second line, or nil.
  open var subtitleString: String?
  /// The image, or nil.
  open var displayImage: INImage?

  /// Creates an object.
  public required init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
  }

  /// Creates an object.
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?
  ) {
    self.init(identifier: identifier, display: displayString)
    self.pronunciationHint = pronunciationHint
  }

  /// Creates an object.
  public convenience init(
    identifier: String?, display displayString: String, subtitle: String?, image: INImage?
  ) {
    self.init(identifier: identifier, display: displayString)
    subtitleString = subtitle
    displayImage = image
  }

  /// Creates an object.
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?,
    subtitle: String?, image: INImage?
  ) {
    self.init(identifier: identifier, display: displayString, subtitle: subtitle, image: image)
    self.pronunciationHint = pronunciationHint
  }
}

/// An image of an intent, which pictures don't show.
open class INImage: NSObject, @unchecked Sendable {
  /// Creates an image of an asset.
  public init(named name: String) {}
  /// Creates an image of data.
  public init(imageData: Data) {}
  /// Creates an image of a file.
  public init(url: URL) {}
}

/// Objects that a user can choose from.
open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  /// The objects of all sections.
  public let allItems: [ObjectType]
  /// A Boolean value that indicates whether sections have the initial letters.
  open var usesIndexedCollation = false

  /// Creates a collection with one section.
  public init(items: [ObjectType]) { allItems = items }
  /// Creates a collection with sections.
  public init(sections: [INObjectSection<ObjectType>]) { allItems = sections.flatMap(\.items) }
}

/// A section of objects.
open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
  /// The title, or nil.
  public let title: String?
  /// The objects.
  public let items: [ObjectType]

  /// Creates a section.
  public init(title: String?, items: [ObjectType]) {
    self.title = title
    self.items = items
  }
}

/// An interaction with an intent.
open class INInteraction: NSObject, @unchecked Sendable {
  /// The intent.
  public let intent: INIntent
  /// The identifier.
  open var identifier = ""

  /// Creates an interaction.
  public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }

  /// Does nothing but complete, because no system collects interactions.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// Does nothing, because no system collects interactions.
  open func donate() async throws {}
  /// Deletes interactions, always empty.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// An extension that handles intents.
open class INExtension: NSObject {
  /// Creates an extension.
  public override init() { super.init() }
  /// Returns the handler of an intent.
  open func handler(for intent: INIntent) -> Any? { self }
}

/// The authorization to use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// The preferences of Siri.
open class INPreferences: NSObject {
  /// Returns that Siri is denied.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  /// Passes on that Siri is denied.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) { handler(.denied) }
}
