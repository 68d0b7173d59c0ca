public import Foundation

// Files of iCloud, to which there is no account.

extension FileManager {
  /// Returns nil, because there is no account of iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Returns false, because there is no account of iCloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Throws an error, because there is no account of iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
  /// Throws an error, because there is no account of iCloud.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }
  /// Throws an error, because there is no account of iCloud.
  public func setUbiquitous(
    _ flag: Bool, itemAt url: URL, destinationURL: URL
  ) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}

extension CocoaError.Code {
  /// A file of iCloud that isn't there.
  public static var ubiquitousFileUnavailable: CocoaError.Code { .init(rawValue: 4353) }
}
