// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

// The photos of the person: there are none, and access is denied.

/// The permission to read photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The kind of access to photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// The person's library.
open class PHPhotoLibrary: NSObject {
  /// Returns `denied`.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// Returns `denied`.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }
  /// Answers that the person denies access.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Returns that the person denies access.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }
}

/// The kind of a photo.
public enum PHAssetMediaType: Int, Sendable {
  case unknown, image, video, audio
}

/// A photo.
open class PHAsset: NSObject {
  /// The date, or nil.
  open var creationDate: Date? { nil }
  /// The identifier.
  open var localIdentifier: String { "" }
  /// Returns no photos.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns no photos.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
}

/// The options of a fetch.
open class PHFetchOptions: NSObject {
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of results.
  open var fetchLimit = 0
}

/// The result of a fetch, which is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// The number of objects.
  open var count: Int { 0 }
  /// The first object, or nil.
  open var firstObject: ObjectType? { nil }
  /// The last object, or nil.
  open var lastObject: ObjectType? { nil }
  /// Calls a closure for no object.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

extension UIImage {
  /// Returns the image, because a picture needs no smaller copy.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }

  /// Returns the image, because a picture needs no smaller copy.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }

  /// Returns the image, which needs no preparation.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image, which needs no preparation.
  public func byPreparingForDisplay() async -> UIImage? { self }
}

/// Saves no image.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: Any?, _ selector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
