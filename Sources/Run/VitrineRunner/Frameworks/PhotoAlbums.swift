public import CoreLocation
public import Foundation
public import UIKit

// Parts of the library of photos, which is empty.

/// The options of a photo's picture.
open class PHImageRequestOptions: NSObject {
  /// The order of a picture's forms.
  public enum DeliveryMode: Int, Sendable {
    case opportunistic, highQualityFormat, fastFormat
  }

  /// The treatment of the size.
  public enum ResizeMode: Int, Sendable {
    case none, fast, exact
  }

  /// A Boolean value that indicates whether a photo is loaded from iCloud.
  open var isNetworkAccessAllowed = false
  /// A Boolean value that indicates whether the picture comes before the call ends.
  open var isSynchronous = false
  /// The order of the forms.
  open var deliveryMode = DeliveryMode.opportunistic
  /// The treatment of the size.
  open var resizeMode = ResizeMode.fast
}

/// The fitting of a picture in its size.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
}

/// The maker of photos' pictures, which has none.
open class PHImageManager: NSObject {
  /// Returns the maker.
  open class func `default`() -> PHImageManager { PHImageManager() }

  /// Answers without a picture.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> Int32 {
    resultHandler(nil, nil)
    return 0
  }
}

/// An album.
open class PHAssetCollection: NSObject {
  /// The kind of an album.
  public enum CollectionType: Int, Sendable {
    case album = 1
    case smartAlbum
  }

  /// The meaning of an album.
  public enum CollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case smartAlbumFavorites = 203
    case smartAlbumRecentlyAdded = 206
    case smartAlbumUserLibrary = 209
    case any = 0x7FFF_FFFF
  }

  /// The title.
  open var localizedTitle: String? { nil }
  /// The identifier.
  open var localIdentifier: String { "" }

  /// Returns no albums.
  open class func fetchAssetCollections(
    with type: CollectionType, subtype: CollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// A change of photos.
open class PHAssetChangeRequest: NSObject {
  /// Returns a change that adds nothing.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
}

extension PHAsset {
  /// The position, or nil.
  public var location: CLLocation? { nil }
  /// A Boolean value that indicates whether the photo is a favorite.
  public var isFavorite: Bool { false }
  /// The width in pixels.
  public var pixelWidth: Int { 0 }
  /// The height in pixels.
  public var pixelHeight: Int { 0 }
  /// Returns no photos.
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns no photos.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

extension PHPhotoLibrary {
  /// Returns the library.
  public class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
  /// Throws an error, because the person denies access.
  public func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Answers that the person denies access.
  public func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)?
  ) { completionHandler?(false, CocoaError(.featureUnsupported)) }
}
