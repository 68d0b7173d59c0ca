public import Foundation
public import SwiftUI
public import UIKit

// The choice of photos, of which there are none.

/// The photos that can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: [String]

  /// Photos.
  public static let images = PHPickerFilter(names: ["images"])
  /// Videos.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Live photos.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Copies of the screen.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])

  /// Returns the photos of any of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.flatMap(\.names))
  }
  /// Returns the photos that aren't of a kind.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(names: filter.names.map { "not " + $0 })
  }
}

/// The settings of a choice.
public struct PHPickerConfiguration: Sendable {
  /// The largest number of photos.
  public var selectionLimit = 1
  /// The photos that can be chosen.
  public var filter: PHPickerFilter?

  /// Creates settings.
  public init() {}
  /// Creates settings for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen photo.
public struct PHPickerResult {
  /// The provider of the photo.
  public let itemProvider: NSItemProvider
  /// The identifier in the library.
  public let assetIdentifier: String?
}

/// The receiver of chosen photos.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Receives the photos.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A choice of photos, which isn't presented.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// The receiver, which is never called.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// The settings.
  public let configuration: PHPickerConfiguration

  /// Creates a choice.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil.
  public required init?(coder: NSCoder) { nil }
}

/// A chosen photo of a view.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The identifier in the library, which is nil.
  public var itemIdentifier: String? { nil }
  /// The kinds of content, of which there are none.
  public var supportedContentTypes: [UTType] { [] }

  /// Creates a photo of the library.
  public init(itemIdentifier: String) {}

  /// Returns nil.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// A button that lets a person choose photos.
public struct PhotosPicker<Label: SwiftUI.View>: SwiftUI.View {
  private let label: Label

  /// Creates a button for a photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// Creates a button for photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The button.
  public var body: some SwiftUI.View { Button(action: {}, label: { label }) }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a text for a photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }
}
