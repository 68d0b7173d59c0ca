public import Foundation

// Choices of documents, photos, colors and fonts, which a picture doesn't present.

/// A choice of documents; a picture doesn't present it.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// A Boolean value that indicates whether several documents can be chosen.
  open var allowsMultipleSelection = false

  /// Creates a choice of documents to open.
  public convenience init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a choice of a place for documents.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// The choice of a photo; a picture doesn't present it.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of photos.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A value of a chosen photo.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The photo.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The changed photo.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the photo.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// The source.
  open var sourceType = SourceType.photoLibrary
  /// A Boolean value that indicates whether the photo can be changed.
  open var allowsEditing = false
  /// The types of media.
  open var mediaTypes: [String] = []

  /// Returns false, because there are no photos.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// The delegate of a choice of a photo.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// The choice of a color; a picture doesn't present it.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The color.
  open var selectedColor = UIColor.black
  /// A Boolean value that indicates whether the opacity can be chosen.
  open var supportsAlpha = true
}

/// The choice of a font; a picture doesn't present it.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The font.
  open var selectedFontDescriptor: UIFontDescriptor?
}
