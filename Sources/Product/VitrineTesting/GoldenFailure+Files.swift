import Testing
import VitrineGolden

extension GoldenFailure {
  /// The files that show the failure, by name.
  private var files: [(name: String, bytes: [UInt8])] {
    pictures.map { ("\($0.name).png", $0.png) }
      + texts.map { ("\($0.name).txt", Array($0.text.utf8)) }
  }

  /// Writes the files into a folder, and returns the message with their paths.
  func message(_ folder: FailureFolder, named name: String) -> String {
    folder.message(message, files: files, named: name)
  }

  /// Records an issue of Swift Testing, and attaches the files.
  func record(_ folder: FailureFolder, named name: String, at location: Testing.SourceLocation) {
    for (file, bytes) in files {
      Attachment.record(
        bytes, named: "\(name)-\(file)".replacing("/", with: "-"), sourceLocation: location)
    }
    Issue.record(
      Comment(rawValue: message(folder, named: name)), sourceLocation: location)
  }
}
