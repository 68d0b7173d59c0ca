public import Foundation
public import SwiftUI

/// A document of an app; a picture doesn't open it.
public protocol FileDocument {
  /// The types that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document of a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the file of a document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The parts of a file that is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The parts of a file that is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The parts of a file that is read.
public struct FileDocumentReadConfiguration {
  /// The type.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The parts of a file that is written.
public struct FileDocumentWriteConfiguration {
  /// The type.
  public let contentType: UTType
  /// The existing file, or nil.
  public let existingFile: FileWrapper?
}

/// The choice of files; a picture doesn't present it.
extension View {
  /// Returns the view with a choice of a file.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a choice of files.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a choice of a place for a document.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a choice of another place for a file.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with settings kept elsewhere, of which `AppStorage` reads nothing.
  public func defaultAppStorage(
    _ store: UserDefaults, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(store === UserDefaults.standard ? nil : "defaultAppStorage(_:)", file, line)
  }
}
