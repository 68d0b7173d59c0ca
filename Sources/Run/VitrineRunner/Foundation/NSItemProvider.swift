public import Foundation

/// A provider of data for other apps, which provides none here.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The suggested name of a file.
  open var suggestedName: String?
  /// The kinds of data, of which there are none.
  open var registeredTypeIdentifiers: [String] { [] }

  /// Creates a provider of an object.
  public convenience init(object: Any) { self.init() }
  /// Creates a provider of an item, or of nothing.
  public convenience init(item: Any?, typeIdentifier: String?) { self.init() }
  /// Creates a provider of a file.
  public convenience init?(contentsOf fileURL: URL?) { self.init() }

  /// Returns false.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
  /// Returns false.
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
  /// Answers that there is no item.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, CocoaError(.fileNoSuchFile)) }
  /// Answers that there is no data.
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
  /// Answers that there is no file.
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
  /// Answers that there is no object.
  open func loadObject(
    ofClass aClass: Any.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.fileNoSuchFile)) }
}
