import Foundation
import TestSupport

/// The built program, run like a user runs it.
enum Program {
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String

    /// The errors without the excerpts of files.
    var messages: String {
      errors.replacing(/\n  \d+ \| [^\n]*\n +\| *\^(?=\n|$)/, with: "")
    }
  }

  static let path =
    ProcessInfo.processInfo.environment["VITRINE_BINARY"]
    ?? PackageRoot.file(".build/\(configuration)/vitrine")

  /// The configuration that the tests were built in.
  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  /// Runs the program, with its standard output connected to `target` instead of a pipe if it is
  /// given.
  static func run(
    _ arguments: [String], in folder: String? = nil, binary: String = path,
    environment: [String: String] = [:], output target: FileHandle? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: binary)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = target ?? output
    process.standardError = errors
    try process.run()
    if target != nil { try output.fileHandleForWriting.close() }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }
}
