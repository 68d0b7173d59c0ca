import CRelease
import Glibc
import Vitrine
import VitrineBase

/// The Swift compiler and the modules for compiling extensions.
package struct Toolchain: Sendable {
  package let compiler: String
  /// The folder of the modules' interfaces.
  let modules: String
  /// The folder of the library.
  let library: String
  /// The name of the library that programs are linked with.
  var name = Toolchain.widgetLibrary

  /// The library of widgets' programs.
  package static let widgetLibrary = "VitrineRunner"
  /// The library of snapshot tests' programs.
  package static let testLibrary = "VitrineSnapshotRunner"

  var runner: String { Disk.absolute(FilePath.join(library, "lib\(name).so")) }

  /// The launcher of widgets' processes.
  var launcher: String { Disk.absolute(FilePath.join(library, "vitrine-cage")) }

  /// The folder of the compiler's libraries, or nil if the system's search path contains them.
  var runtime: String? {
    let bin = FilePath.folder(of: Disk.resolved(compiler))
    let folder = FilePath.join(bin, "../lib/swift/linux")
    return Files.disk.isFolder(folder) ? Disk.realPath(folder) : nil
  }

  /// The program of the toolchain that finds the lines of addresses, or nil if it is missing.
  var symbolizer: String? {
    let path = FilePath.join(FilePath.folder(of: Disk.resolved(compiler)), "llvm-symbolizer")
    return unsafe access(path, X_OK) == 0 ? path : nil
  }

  /// The options that let the frontend expand the macros of the toolchain's libraries.
  var plugins: [String] {
    let bin = FilePath.folder(of: Disk.resolved(compiler))
    let host = FilePath.join(FilePath.folder(of: bin), "lib/swift/host")
    return [
      "-in-process-plugin-server-path", FilePath.join(host, "libSwiftInProcPluginServer.so"),
      "-plugin-path", FilePath.join(host, "plugins"),
    ]
  }

  /// The hint for a compiler that can't read the modules' interfaces, because only the version that
  /// wrote them can.
  var wrongVersion: String {
    let note = FilePath.join(library, "swift-version")
    let version = (try? Files.disk.read(note)).map {
      String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace }
    }
    return "\(compiler) is not the Swift that vitrine was built with; install Swift "
      + "\(version ?? "of that version"), or set VITRINE_SWIFTC to its swiftc"
  }

  package struct Failure: Error, Hashable, Sendable {
    package var reason: String
  }

  /// Finds the compiler in `VITRINE_SWIFTC` or the search path, and the modules beside the program
  /// or in a release.
  package static func find(
    library name: String = widgetLibrary
  ) throws(Failure) -> Toolchain {
    guard let compiler = compiler() else {
      throw Failure(
        reason: "no Swift compiler was found; " + (installation ?? "install Swift 6.3")
          + " (https://swift.org/install), or set VITRINE_SWIFTC to its swiftc")
    }
    let folders = (Disk.programFolder.map { [$0, FilePath.join($0, "../lib/vitrine")] } ?? [])
    for folder in folders {
      let modules = FilePath.join(folder, "Modules")
      let library = FilePath.join(folder, "lib\(name).so")
      if Files.disk.exists(FilePath.join(modules, "\(name).swiftmodule")),
        Files.disk.exists(library), Files.disk.exists(FilePath.join(folder, "vitrine-cage"))
      {
        return Toolchain(compiler: compiler, modules: modules, library: folder, name: name)
      }
    }
    throw Failure(
      reason: "lib\(name).so, its modules and vitrine-cage are not beside the program, in "
        + "\(folders.last ?? "its folder"); "
        + (installation ?? "build all products with 'swift build -c release'"))
  }

  /// The two commands that install the compiler and the modules of a release, as a text.
  ///
  /// Nil if this build isn't a release, because it has its modules beside it.
  private static var installation: String? {
    let compiler = unsafe String(cString: vitrine_release_compiler())
    guard !compiler.isEmpty, let folder = Disk.programFolder else { return nil }
    let root = Disk.realPath(FilePath.join(folder, "..")) ?? folder
    #if arch(arm64)
      let processor = "aarch64"
    #else
      let processor = "x86_64"
    #endif
    let archive = "vitrine-run-\(Version.current)-swift-\(compiler)-linux-\(processor).tar.gz"
    return "run 'swiftly install \(compiler)' and 'tar -xzf \(archive) -C \(root)'"
  }

  private static func compiler() -> String? {
    if let path = Environment.process["VITRINE_SWIFTC"] {
      return Files.disk.exists(path) ? path : nil
    }
    for folder in (Environment.process["PATH"] ?? "").split(separator: ":") {
      let path = FilePath.join(String(folder), "swiftc")
      if unsafe access(path, X_OK) == 0 { return path }
    }
    return nil
  }

  /// The identity of the files of the compiler, of the library and of this program, on which
  /// compiled programs and the choice of omitted code depend.
  var stamp: String {
    [compiler, runner, Disk.programPath ?? ""]
      .map { "\($0) \(Disk.stamp(of: Disk.resolved($0)) ?? "")" }.joined(separator: "\n")
  }

  /// The modules that an extension can import in addition to stand-ins.
  package static let modules: Set<String> = [
    "UIKit", "NotificationCenter", "QuartzCore", "CoreGraphics", "CoreLocation", "os", "Combine",
    "SwiftUI", "WidgetKit", "AppIntents", "Intents", "ActivityKit", "Charts", "SwiftData", "OSLog",
    "MapKit", "WeatherKit", "StoreKit", "CryptoKit",
    "Foundation",
    "Dispatch", "Swift",
    "FoundationNetworking", "Glibc", "Synchronization", "Observation", "RegexBuilder",
  ]

  /// The modules that snapshot tests can import, too.
  static let testModules: Set<String> = ["XCTest", "Testing", "SnapshotTesting"]

  /// The frameworks of which the runner has inert parts, which are visible everywhere.
  package static let standIns: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CloudKit", "CommonCrypto", "Contacts", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreImage", "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreTransferable", "Darwin", "EventKit", "FoundationXML", "HealthKit",
    "ImageIO", "IntentsUI", "LinkPresentation", "LocalAuthentication", "MediaPlayer",
    "MessageUI", "MobileCoreServices", "NaturalLanguage", "Network", "NetworkExtension",
    "ObjectiveC", "PassKit", "Photos", "PhotosUI", "QuickLook", "SQLite3", "SafariServices",
    "Security", "SwiftUICore", "SystemConfiguration", "TipKit",
    "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit", "simd",
  ]
}
