// swift-tools-version: 6.2
import PackageDescription

/// The settings every Swift target is built with; listed only here.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The modules below all engines.
let core = ["VitrineBase", "VitrineGraphics"]

/// The layer of each module, from 0 upwards; `docs/ARCHITECTURE.md` lists the same numbers.
var layers: [String: Int] = [:]

/// Returns the Swift target `name` in `Sources/folder`, with the settings that all targets share.
///
/// A module can import modules of lower layers only.
@MainActor func module(
  _ name: String, layer: Int, in folder: String, imports: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  layers[name] = layer
  for dependency in imports where layers[dependency, default: -1] >= layer {
    fatalError("\(name) is in layer \(layer) and can't import \(dependency)")
  }
  return .target(
    name: name, dependencies: imports.map { .byName(name: $0) }, path: "Sources/\(folder)/\(name)",
    resources: resources, swiftSettings: settings,
    // Debug builds call the C library's `sqrt`, which IEEE 754 makes equal everywhere.
    linkerSettings: [.linkedLibrary("m")])
}

/// Returns the tests of one module, which are named after it.
func tests(_ name: String, of imports: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: imports.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

/// Returns a C library that the system's package manager installs, found by pkg-config.
func library(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([debian])])
}

/// Returns a target of C code.
func c(
  _ name: String, in folder: String = "C", imports: [String] = [],
  linkerSettings: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: imports.map { .byName(name: $0) }, path: "Sources/\(folder)/\(name)",
    linkerSettings: linkerSettings)
}

let package = Package(
  name: "vitrine",
  products: [
    .library(
      name: "Vitrine", targets: ["Vitrine", "VitrineHost", "VitrineMatrix", "VitrineCompare"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
    // The names that snapshot tests of iOS use, so that their files compile unchanged.
    .library(
      name: "SnapshotTesting",
      targets: ["SnapshotTesting", "SwiftUI", "UIKit", "QuartzCore", "CoreGraphics"]),
    .library(
      name: "VitrineUIKit",
      targets: ["VitrineUIKit", "NotificationCenter", "UIKit", "QuartzCore", "CoreGraphics"]),
    .library(name: "VitrineSwiftUI", targets: ["VitrineSwiftUI", "SwiftUI", "WidgetKit"]),
    .executable(name: "vitrine", targets: ["VitrineCommand"]),
    // `vitrine --run` finds the launcher of widgets' processes beside itself.
    .executable(name: "vitrine-cage", targets: ["vitrine-cage"]),
    // An extension's code is linked with this library; `vitrine --run` finds it beside itself.
    .library(name: "VitrineRunner", type: .dynamic, targets: ["VitrineRunner"]),
    // A package's snapshot tests are linked with this library.
    .library(
      name: "VitrineSnapshotRunner", type: .dynamic, targets: ["VitrineSnapshotRunner"]),
    // The engines one by one, each with a page in docs/engines.
    .library(name: "VitrineSolver", targets: ["VitrineSolver"]),
    .library(
      name: "VitrineLayout", targets: ["VitrineLayout", "VitrineSolver", "VitrineGraphics"]),
    .library(name: "VitrineText", targets: ["VitrineText", "VitrineGraphics"]),
    .library(name: "VitrineRaster", targets: ["VitrineRaster", "VitrineGraphics"]),
    .library(name: "VitrineImages", targets: ["VitrineImages", "VitrineGraphics"]),
    // The engines and the modules of the product, for Benchmarks.
    .library(
      name: "VitrineModules",
      targets: [
        "VitrineSolver", "VitrineText", "VitrineRaster", "VitrineImages", "VitrineImport",
        "VitrineGolden", "VitrineMatrix", "VitrineCompare", "VitrineHost", "Vitrine",
      ]),
  ],
  targets: [
    // The system's libraries.
    library("CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev"),
    library("CFriBidi", pkgConfig: "fribidi", debian: "libfribidi-dev"),
    library("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    library("CJPEG", pkgConfig: "libjpeg", debian: "libjpeg62-turbo-dev"),
    library("CDeflate", pkgConfig: "libdeflate", debian: "libdeflate-dev"),
    library("CMessageDigest", pkgConfig: "nettle", debian: "nettle-dev"),
    library("CXXHash", pkgConfig: "libxxhash", debian: "libxxhash-dev"),
    library("CExpat", pkgConfig: "expat", debian: "libexpat1-dev"),
    library("CYAML", pkgConfig: "yaml-0.1", debian: "libyaml-dev"),

    // C code: errors by setjmp, vector loops, libraries that are loaded on demand, and functions
    // that Swift's Glibc module lacks.
    c("CCodecErrors", imports: ["CPNG", "CJPEG"]),
    c("CKernels"),
    c("COnDemand"),
    c("CGlibc"),
    c("CRelease"),

    // Engines.
    module("VitrineBase", layer: 0, in: "Engine", imports: ["CXXHash", "CGlibc"]),
    module("VitrineGraphics", layer: 0, in: "Engine"),
    module("VitrineSolver", layer: 1, in: "Engine"),
    module(
      "VitrineText", layer: 1, in: "Engine",
      imports: core + ["CFreeType", "CHarfBuzz", "CFriBidi"]),
    module("VitrineRaster", layer: 1, in: "Engine", imports: core + ["CKernels"]),
    module(
      "VitrineImages", layer: 1, in: "Engine",
      imports: core + ["CDeflate", "CMessageDigest", "CCodecErrors", "CKernels", "CXXHash"]),
    module("VitrineLayout", layer: 2, in: "Engine", imports: core + ["VitrineSolver"]),
    module("VitrinePlacement", layer: 2, in: "Engine", imports: ["VitrineGraphics"]),

    // Readers of input files.
    module("VitrineImport", layer: 3, in: "Input", imports: core + ["VitrineLayout", "CExpat"]),
    module(
      "VitrineCanvas", layer: 4, in: "Input",
      imports: ["VitrineImport", "VitrineLayout", "VitrineSolver", "VitrineGraphics"]),
    module(
      "VitrineVector", layer: 4, in: "Input",
      imports: core + ["VitrineImport", "VitrineRaster", "VitrineImages", "COnDemand"]),
    module(
      "VitrineProject", layer: 4, in: "Input",
      imports: ["VitrineImport", "VitrineGraphics", "VitrineBase", "CYAML"]),

    // The product: from an input to a picture, and uses of pictures.
    module(
      "Vitrine", layer: 5, in: "Product",
      imports: core + [
        "VitrineProject", "VitrineCanvas", "VitrineImport", "VitrineLayout", "VitrineText",
        "VitrineRaster", "VitrineImages", "VitrineVector", "CGlibc",
      ]),
    module(
      "VitrineHost", layer: 6, in: "Product",
      imports: core + [
        "Vitrine", "VitrineImport", "VitrineLayout", "VitrineRaster", "VitrineImages",
      ]),
    module(
      "VitrineMatrix", layer: 6, in: "Product",
      imports: core + [
        "Vitrine", "VitrineImport", "VitrineLayout", "VitrineRaster", "VitrineImages",
        "COnDemand",
      ]),
    module(
      "VitrineCompare", layer: 6, in: "Product",
      imports: core + [
        "Vitrine", "VitrineCanvas", "VitrineImport", "VitrineLayout", "VitrineText",
        "VitrineRaster",
      ]),
    module(
      "VitrineGolden", layer: 6, in: "Product",
      imports: core + ["VitrineProject", "VitrineImages"]),
    module(
      "VitrineReport", layer: 6, in: "Product", imports: core + ["VitrineImages"],
      resources: [.embedInCode("Page")]),
    module(
      "VitrineLint", layer: 7, in: "Product",
      imports: core + [
        "VitrineCompare", "Vitrine", "VitrineImport", "VitrineLayout", "VitrineRaster",
      ]),

    // The platform's names over the engines, so that a widget's code compiles.
    module(
      "CoreGraphics", layer: 6, in: "Platform", imports: ["VitrineRaster", "VitrineGraphics"]),
    module(
      "QuartzCore", layer: 7, in: "Platform",
      imports: ["CoreGraphics", "VitrineLayout", "VitrineGraphics"]),
    module(
      "UIKit", layer: 8, in: "Platform",
      imports: core + [
        "QuartzCore", "CoreGraphics", "Vitrine", "VitrineCanvas", "VitrineImport", "VitrineLayout",
        "VitrineSolver", "VitrineText", "VitrineRaster", "VitrineImages", "VitrineVector",
      ]),
    module("CoreLocation", layer: 8, in: "Platform", imports: ["VitrineGraphics"]),
    module("os", layer: 8, in: "Platform"),
    module("OSLog", layer: 9, in: "Platform", imports: ["os"]),
    module("Combine", layer: 8, in: "Platform"),
    module("NotificationCenter", layer: 9, in: "Platform", imports: ["UIKit"]),
    module(
      "SwiftUI", layer: 9, in: "Platform",
      imports: core + [
        "UIKit", "Combine", "CoreGraphics", "Vitrine", "VitrineImport", "VitrineLayout",
        "VitrinePlacement", "VitrineText", "VitrineRaster", "VitrineVector",
      ]),
    module("Intents", layer: 8, in: "Platform", imports: ["CoreGraphics"]),
    module("Charts", layer: 10, in: "Platform", imports: ["SwiftUI", "VitrineGraphics"]),
    module("SwiftData", layer: 10, in: "Platform", imports: ["SwiftUI"]),
    module("MapKit", layer: 10, in: "Platform", imports: ["SwiftUI", "UIKit", "CoreLocation"]),
    module("WeatherKit", layer: 9, in: "Platform", imports: ["CoreLocation"]),
    module("StoreKit", layer: 8, in: "Platform"),
    module("CryptoKit", layer: 8, in: "Platform", imports: ["VitrineImages"]),
    module("ActivityKit", layer: 8, in: "Platform"),
    module("AppIntents", layer: 10, in: "Platform", imports: ["SwiftUI"]),
    module(
      "WidgetKit", layer: 11, in: "Platform",
      imports: ["AppIntents", "Intents", "ActivityKit", "SwiftUI", "CoreGraphics"]),
    // Testing imports overlays of these names beside modules named CoreGraphics and UIKit.
    module("_Testing_CoreGraphics", layer: 9, in: "Platform"),
    module("_Testing_UIKit", layer: 9, in: "Platform"),
    module(
      "VitrineUIKit", layer: 10, in: "Platform",
      imports: core + [
        "NotificationCenter", "UIKit", "VitrineHost", "Vitrine", "VitrineImport", "VitrineLayout",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
    module(
      "VitrineSwiftUI", layer: 11, in: "Platform",
      imports: core + [
        "VitrineUIKit", "SwiftUI", "UIKit", "Vitrine", "VitrineImport", "VitrineLayout",
        "VitrinePlacement",
      ]),
    module(
      "SnapshotTesting", layer: 12, in: "Platform",
      imports: core + [
        "VitrineUIKit", "SwiftUI", "UIKit", "QuartzCore", "CoreGraphics",
        "VitrineGolden", "Vitrine", "VitrineImages",
      ]),
    module(
      "VitrineWidgetKit", layer: 12, in: "Platform",
      imports: core + [
        "VitrineSwiftUI", "VitrineUIKit", "WidgetKit", "SwiftUI", "UIKit", "Vitrine",
        "VitrineImport", "VitrinePlacement",
      ]),
    module(
      "VitrineTesting", layer: 13, in: "Product",
      imports: core + [
        "VitrineWidgetKit", "VitrineUIKit", "NotificationCenter", "WidgetKit", "SwiftUI", "UIKit",
        "VitrineGolden", "VitrineCompare", "Vitrine", "VitrineImages",
      ]),

    // An extension's own code: its process, and the messages to and from it.
    module(
      "VitrineWire", layer: 6, in: "Run",
      imports: core + [
        "Vitrine", "VitrineImport", "VitrineLayout", "VitrineSolver", "VitrineRaster",
      ]),
    module(
      "VitrineRun", layer: 7, in: "Run",
      imports: [
        "VitrineWire", "Vitrine", "VitrineProject", "VitrineImport", "VitrineLayout",
        "VitrineImages", "VitrineBase", "CRelease", "CCage",
      ]),
    // The contract between the launcher of a widget's process and the library inside of it.
    c("CCage", in: "Run"),
    // The launcher, which closes the cage before the widget's program starts. Only it needs libseccomp.
    // It is in C alone: linked as for Embedded Swift, it doesn't load Swift's library, which would take
    // longer than its work. No package can depend on a program, so that the flags restrict nobody.
    .executableTarget(
      name: "vitrine-cage", dependencies: ["CCage"], path: "Sources/Run/VitrineCage",
      linkerSettings: [
        .linkedLibrary("seccomp"),
        .unsafeFlags(["-enable-experimental-feature", "Embedded"], .when(platforms: [.linux])),
      ]),
    // The C target takes the place of system calls, so only this library may link it.
    c("CSandbox", in: "Run", imports: ["CCage"], linkerSettings: [.linkedLibrary("dl")]),
    // Combine, CoreGraphics and os are here for the extension's code, which imports them.
    module(
      "VitrineRunner", layer: 13, in: "Run",
      imports: [
        "VitrineUIKit", "NotificationCenter", "UIKit", "QuartzCore", "CoreGraphics",
        "CoreLocation", "os", "OSLog", "Combine", "Intents", "ActivityKit", "SwiftUI", "AppIntents",
        "Charts", "SwiftData", "MapKit", "WeatherKit", "StoreKit", "CryptoKit", "WidgetKit",
        "VitrineWidgetKit",
        "VitrineWire",
        "Vitrine",
        "VitrineImport", "VitrineImages", "VitrineGraphics", "VitrineBase", "CSandbox",
      ]),

    // The process in which a package's snapshot tests run.
    module(
      "VitrineSnapshotRunner", layer: 14, in: "Run",
      imports: [
        "VitrineRunner", "SnapshotTesting", "VitrineUIKit", "UIKit", "VitrineWire", "Vitrine",
        "VitrineBase", "CSandbox",
      ]),

    // The program.
    .executableTarget(
      name: "VitrineCommand",
      dependencies: [
        "Vitrine", "VitrineHost", "VitrineMatrix", "VitrineCompare", "VitrineImport",
        "VitrineLayout", "VitrineLint", "VitrineGolden", "VitrineRun",
        "VitrineReport", "VitrineImages", "VitrineBase", "VitrineGraphics", "COnDemand",
        "CRelease",
      ],
      path: "Sources/Command/VitrineCommand", resources: [.embedInCode("Preview/Page")],
      swiftSettings: settings),

    // Tests mirror the modules.
    .target(
      name: "TestSupport",
      dependencies: ["VitrineGolden", "VitrineImages", "VitrineBase", "VitrineGraphics"],
      path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "TestResources", dependencies: ["Vitrine"], path: "Tests/TestResources",
      swiftSettings: settings),
    tests("VitrineBaseTests", of: ["VitrineBase", "TestSupport"]),
    tests("VitrineGraphicsTests", of: ["VitrineGraphics"]),
    tests("VitrineSolverTests", of: ["VitrineSolver", "TestSupport"]),
    tests("VitrineTextTests", of: core + ["VitrineText", "TestSupport"]),
    tests("VitrineRasterTests", of: core + ["VitrineRaster", "TestSupport"]),
    tests("VitrineImagesTests", of: core + ["VitrineImages", "TestSupport", "CJPEG", "CKernels"]),
    tests("VitrineLayoutTests", of: core + ["VitrineLayout", "VitrineSolver", "TestSupport"]),
    tests("VitrinePlacementTests", of: ["VitrinePlacement", "VitrineGraphics", "TestSupport"]),
    tests(
      "VitrineImportTests",
      of: core + ["VitrineCanvas", "VitrineImport", "VitrineLayout", "TestSupport"]),
    tests(
      "VitrineVectorTests",
      of: [
        "VitrineVector", "VitrineImport", "VitrineRaster", "VitrineImages", "VitrineGraphics",
        "TestSupport",
      ],
      exclude: ["Icons"]),
    tests("VitrineProjectTests", of: ["VitrineProject", "VitrineBase", "TestSupport"]),
    tests(
      "VitrineTests",
      of: core + [
        "VitrineHost", "VitrineMatrix", "VitrineCompare", "Vitrine", "VitrineCanvas",
        "VitrineImport", "VitrineVector", "VitrineLayout", "VitrineText", "VitrineRaster",
        "VitrineImages",
        "TestResources", "TestSupport",
      ]),
    tests(
      "VitrineHostTests",
      of: core + [
        "VitrineHost", "Vitrine", "VitrineImport", "VitrineLayout", "VitrineImages",
        "TestResources", "TestSupport",
      ]),
    tests(
      "VitrineMatrixTests",
      of: core + [
        "VitrineMatrix", "VitrineCompare", "Vitrine", "VitrineImport", "VitrineLayout",
        "VitrineImages", "TestResources", "TestSupport",
      ]),
    tests(
      "VitrineCompareTests",
      of: core + [
        "VitrineCompare", "Vitrine", "VitrineImport", "VitrineLayout", "TestResources",
        "TestSupport",
      ]),
    tests("VitrineGoldenTests", of: core + ["VitrineGolden", "VitrineImages", "TestSupport"]),
    tests("VitrineReportTests", of: core + ["VitrineReport"]),
    tests(
      "VitrineLintTests",
      of: core + [
        "VitrineLint", "VitrineMatrix", "Vitrine", "VitrineImport", "TestResources", "TestSupport",
      ]),
    tests(
      "VitrineTestingTests",
      of: [
        "VitrineTesting", "VitrineUIKit", "WidgetKit", "SwiftUI", "UIKit", "VitrineGolden",
        "VitrineBase", "TestResources", "TestSupport",
      ]),
    tests("SnapshotTestingTests", of: ["SnapshotTesting", "SwiftUI", "UIKit"]),
    tests(
      "VitrineRunTests",
      of: core + [
        "VitrineRun", "VitrineWire", "Vitrine", "VitrineImport", "VitrineLayout", "VitrineSolver",
        "VitrineRaster", "CCage", "TestSupport",
      ]),
    tests(
      "UIKitTests",
      of: core + [
        "VitrineTesting", "VitrineUIKit", "NotificationCenter", "UIKit", "QuartzCore",
        "CoreGraphics", "VitrineHost", "VitrineLint", "Vitrine", "VitrineImport", "VitrineLayout",
        "VitrineImages", "TestSupport",
      ]),
    tests(
      "SwiftUITests",
      of: core + [
        "VitrineUIKit", "VitrineSwiftUI", "SwiftUI", "Charts", "UIKit", "CoreGraphics", "Vitrine",
        "VitrineImport",
        "VitrineLayout", "VitrinePlacement", "VitrineRaster", "VitrineImages", "VitrineVector",
        "VitrineCompare", "TestSupport",
      ]),
    tests("CombineTests", of: ["Combine"]),
    tests(
      "WidgetKitTests",
      of: core + [
        "VitrineSwiftUI", "WidgetKit", "AppIntents", "Intents", "ActivityKit", "SwiftUI",
        "SwiftData", "UIKit", "CoreGraphics", "Vitrine", "VitrineImport", "VitrineLayout",
        "VitrinePlacement",
        "VitrineRaster", "TestSupport",
      ]),
    // The tests start the program, so it has to be built before.
    tests(
      "CommandTests",
      of: core + [
        "VitrineCommand", "VitrineTesting", "VitrineLint", "VitrineGolden", "VitrineImages",
        "VitrineReport",
        "TestSupport",
      ]),
  ]
)

// The fuzzers need a flag for every target, and a `main` that comes with it: Scripts/checks/fuzz-readers builds them.
if Context.environment["VITRINE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "VitrineFuzz",
      dependencies: [
        "Vitrine", "VitrineMatrix", "VitrineProject", "VitrineVector", "VitrineGolden",
        "VitrineBase", "VitrineGraphics", "VitrineHost", "VitrineImages", "VitrineImport",
        "VitrineLayout", "VitrineLint", "VitrineReport", "VitrineRun", "VitrineText",
        "VitrineWire", "VitrineSwiftUI", "SwiftUI",
      ],
      path: "Fuzz", exclude: ["Seeds"],
      sources: ["Fuzz.swift", "FuzzSeeds.swift", "FuzzTarget.swift", "FuzzTarget+Run.swift"],
      swiftSettings: settings))
}
