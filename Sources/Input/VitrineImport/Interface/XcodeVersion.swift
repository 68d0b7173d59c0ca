/// The version of Xcode that wrote a file, as the first number of the file's `toolsVersion`.
///
/// Releases aren't numbered by this value, so the named versions below are the only place with
/// numbers. Each is the lowest number that counts as the release. docs/PLATFORM.md, "Interface
/// Builder", has the source of each number.
package struct XcodeVersion: Comparable, Hashable, Sendable {
  /// The first number of `toolsVersion`, or 0 if the file has none.
  package let build: Int

  package init(build: Int) { self.build = build }

  /// A file without a version, which precedes every release.
  package static let unknown = XcodeVersion(build: 0)
  package static let xcode6 = XcodeVersion(build: 6_000)
  package static let xcode7 = XcodeVersion(build: 8_000)
  package static let xcode8 = XcodeVersion(build: 11_000)
  package static let xcode9 = XcodeVersion(build: 13_000)
  package static let xcode9Point1 = XcodeVersion(build: 13_500)
  package static let xcode9Point3 = XcodeVersion(build: 14_000)
  package static let xcode10 = XcodeVersion(build: 14_250)
  /// The first beta of Xcode 11, which has the controls of iOS 13 and the canvas of Xcode 10.
  package static let xcode11Beta = XcodeVersion(build: 14_750)
  package static let xcode11 = XcodeVersion(build: 14_810)
  package static let xcode12 = XcodeVersion(build: 17_000)
  package static let xcode12Point2 = XcodeVersion(build: 17_500)
  package static let xcode12Point5 = XcodeVersion(build: 18_100)
  package static let xcode13 = XcodeVersion(build: 19_000)
  package static let xcode13Point3 = XcodeVersion(build: 20_000)
  /// The first beta of Xcode 14, which has the controls of iOS 16 and the canvas of Xcode 13.
  package static let xcode14Beta = XcodeVersion(build: 20_500)
  package static let xcode14 = XcodeVersion(build: 21_000)
  package static let xcode14Point3 = XcodeVersion(build: 21_600)
  /// The first number after the last release of Xcode 14.3.
  package static let xcode15Beta = XcodeVersion(build: 21_702)
  package static let xcode15 = XcodeVersion(build: 22_000)
  package static let xcode16 = XcodeVersion(build: 23_000)
  package static let xcode16Point3 = XcodeVersion(build: 23_720)
  package static let xcode26Beta = XcodeVersion(build: 24_000)
  package static let xcode26 = XcodeVersion(build: 24_128)
  /// The lowest number that betas write in place of their version.
  static let placeholder = XcodeVersion(build: 32_000)

  /// The first version of Xcode for each major version of iOS, latest first.
  private static let systems: [(first: XcodeVersion, iOS: Int)] = [
    (.xcode26Beta, 26), (.xcode16, 18), (.xcode15, 17), (.xcode14Beta, 16), (.xcode12Point5, 15),
    (.xcode12, 14), (.xcode11Beta, 13), (.xcode10, 12), (.xcode9, 11), (.xcode8, 10), (.xcode7, 9),
    (.xcode6, 8),
  ]

  /// The major version of the iOS that came with this version of Xcode.
  ///
  /// A file without a version counts as one of iOS 10.
  package var systemVersion: Int {
    if self <= .unknown { return 10 }
    return Self.systems.first { self >= $0.first }?.iOS ?? 7
  }

  /// The oldest release that writes files of this version, by its major number up to 10.
  ///
  /// Nil if the version is unknown or older than Xcode 6.
  package var oldestMajor: Int? {
    let majors: [(first: XcodeVersion, major: Int)] = [
      (.xcode9Point3, 10), (.xcode9, 9), (.xcode8, 8), (.xcode7, 7), (.xcode6, 6),
    ]
    return majors.first { self >= $0.first }?.major
  }

  package static func < (a: XcodeVersion, b: XcodeVersion) -> Bool { a.build < b.build }
}
