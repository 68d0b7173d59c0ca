// swift-tools-version: 6.2
import PackageDescription

/// The settings every Swift target is built with; said once, here.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A room of the house: a Swift target with the house settings.
func room(
  _ name: String, imports dependencies: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings,
    // Debug builds call the C library's `sqrt`, which IEEE 754 makes equal everywhere.
    linkerSettings: [.linkedLibrary("m")])
}

/// The tests of one room, named after it.
func tests(_ name: String, of dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A C library that the system's package manager installs, found by pkg-config.
func library(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

let package = Package(
  name: "vitrine",
  products: [
    .library(name: "Vitrine", targets: ["Vitrine"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
    .executable(name: "vitrine", targets: ["VitrineCommand"]),
    // The engines one by one, for Benchmarks.
    .library(
      name: "VitrineRooms",
      targets: [
        "VitrineSolver", "VitrineText", "VitrineRaster", "VitrineImages", "VitrineImport",
        "VitrineGolden", "Vitrine",
      ]),
  ],
  targets: [
    // Floor 0: the system's libraries, and the words everybody shares.
    library("CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev"),
    library("CFriBidi", pkgConfig: "fribidi", debian: "libfribidi-dev"),
    library("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    library("CJPEG", pkgConfig: "libjpeg", debian: "libjpeg62-turbo-dev"),
    library("CDeflate", pkgConfig: "libdeflate", debian: "libdeflate-dev"),
    library("CXML", pkgConfig: "libxml-2.0", debian: "libxml2-dev"),
    library("CMicroHTTPD", pkgConfig: "libmicrohttpd", debian: "libmicrohttpd-dev"),
    .target(name: "CShims", dependencies: ["CPNG", "CJPEG"]),
    // Apart from the others, so that only the program needs a server.
    .target(name: "CHTTPServer", dependencies: ["CMicroHTTPD"]),
    room("VitrineGraphics"),

    // Floor 1: engines that know one thing each.
    room("VitrineSolver"),
    room("VitrineText", imports: ["VitrineGraphics", "CFreeType", "CHarfBuzz", "CFriBidi"]),
    room("VitrineRaster", imports: ["VitrineGraphics"]),
    room("VitrineImages", imports: ["VitrineGraphics", "CDeflate", "CShims"]),

    // Floor 2 and 3: views and their frames; files and what they say.
    room("VitrineLayout", imports: ["VitrineSolver", "VitrineGraphics"]),
    room("VitrineImport", imports: ["VitrineLayout", "VitrineGraphics", "CXML"]),

    // Floor 4: the product.
    room(
      "Vitrine",
      imports: [
        "VitrineImport", "VitrineLayout", "VitrineText", "VitrineRaster", "VitrineImages",
        "VitrineGraphics", "CShims",
      ]),

    // Floors 5 and 6: what is done with pictures, and who asks for them.
    room("VitrineLint", imports: ["Vitrine", "VitrineImport", "VitrineLayout", "VitrineGraphics"]),
    room("VitrineReport", imports: ["VitrineImages"]),
    room("VitrineGolden", imports: ["VitrineImages", "VitrineGraphics"]),
    room(
      "VitrineTesting", imports: ["VitrineGolden", "Vitrine", "VitrineImages", "VitrineGraphics"]),
    .executableTarget(
      name: "VitrineCommand",
      dependencies: [
        "Vitrine", "VitrineImport", "VitrineLayout", "VitrineLint", "VitrineGolden",
        "VitrineReport", "VitrineImages", "VitrineGraphics", "CHTTPServer",
      ],
      swiftSettings: settings),

    // Tests mirror the rooms.
    .target(
      name: "TestSupport", dependencies: ["VitrineGolden", "VitrineImages", "VitrineGraphics"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("VitrineGraphicsTests", of: ["VitrineGraphics", "TestSupport"]),
    tests("VitrineSolverTests", of: ["VitrineSolver", "TestSupport"]),
    tests("VitrineTextTests", of: ["VitrineText", "VitrineGraphics", "TestSupport"]),
    tests("VitrineRasterTests", of: ["VitrineRaster", "VitrineGraphics", "TestSupport"]),
    tests(
      "VitrineImagesTests",
      of: ["VitrineImages", "VitrineGraphics", "TestSupport", "CJPEG", "CShims"]),
    tests(
      "VitrineLayoutTests",
      of: ["VitrineLayout", "VitrineSolver", "VitrineGraphics", "TestSupport"]),
    tests(
      "VitrineImportTests",
      of: ["VitrineImport", "VitrineLayout", "VitrineGraphics", "TestSupport"]),
    tests(
      "VitrineTests",
      of: [
        "Vitrine", "VitrineImport", "VitrineLayout", "VitrineText", "VitrineRaster",
        "VitrineImages", "VitrineGraphics", "TestSupport",
      ]),
    tests(
      "VitrineGoldenTests",
      of: ["VitrineGolden", "VitrineImages", "VitrineGraphics", "TestSupport"]),
    tests(
      "VitrineLintTests",
      of: [
        "VitrineLint", "Vitrine", "VitrineImport", "VitrineLayout", "VitrineGraphics",
        "TestSupport",
      ]),
    tests("VitrineReportTests", of: ["VitrineReport"]),
    tests("VitrineTestingTests", of: ["VitrineTesting", "Vitrine", "TestSupport"]),
    tests(
      "CommandTests", of: ["VitrineCommand", "VitrineImages", "VitrineGraphics", "TestSupport"]),
  ]
)

// The fuzzers need a flag for every target, and a `main` that comes with it: Scripts/fuzz builds them.
if Context.environment["VITRINE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "VitrineFuzz",
      dependencies: [
        "Vitrine", "VitrineGolden", "VitrineGraphics", "VitrineImages", "VitrineImport",
        "VitrineLayout", "VitrineText",
      ],
      path: "Fuzz", exclude: ["Seeds"], sources: ["Fuzz.swift", "FuzzTarget.swift"],
      swiftSettings: settings))
}
