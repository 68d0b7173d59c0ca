// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import UIKit

// Links without their pages, and files without previews.

/// A description of a page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The provider of an icon.
  open var iconProvider: NSItemProvider?
  /// The provider of an image.
  open var imageProvider: NSItemProvider?
}

/// A reader of pages, which fails because there is no network.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// The number of seconds after which it fails.
  open var timeout: TimeInterval = 30
  /// A Boolean value that indicates whether images are read.
  open var shouldFetchSubresources = true

  /// Answers that there is no network.
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, URLError(.notConnectedToInternet)) }
  /// Throws that there is no network.
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw URLError(.notConnectedToInternet)
  }
  /// Ends the reading.
  open func cancel() {}
}

/// A link with its page's image, which is drawn as a box with its name.
open class LPLinkView: LabeledBoxView {
  /// The description of the page.
  open var metadata = LPLinkMetadata()

  /// Creates a link.
  public convenience init(url URL: URL) { self.init(frame: .zero) }
  /// Creates a link.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
}

// MARK: QuickLook

/// A file with a preview.
public protocol QLPreviewItem: AnyObject {
  /// The file.
  var previewItemURL: URL? { get }
  /// The title.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The title, which is nil.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self as URL }
}

/// The files of a preview.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a file.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// The delegate of a preview, which is never called.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {}

/// A preview of files, which isn't presented.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  /// The files.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The delegate, which is never called.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The number of the file.
  open var currentPreviewItemIndex = 0
  /// Reads no files.
  open func reloadData() {}
  /// Returns false.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
}
