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

/// A Swift target with the settings that all of them share.
func module(
  _ name: String, imports dependencies: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: settings,
    // Debug builds call the C library's `sqrt`, which IEEE 754 makes equal everywhere.
    linkerSettings: [.linkedLibrary("m")])
}

/// The tests of one module, named after it.
func tests(
  _ name: String, of dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// A C library that the system's package manager installs, found by pkg-config.
func library(_ name: String, pkgConfig: String, debian: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

let package = Package(
  name: "vitrine",
  products: [
    .library(
      name: "Vitrine", targets: ["Vitrine", "VitrineHost", "VitrineMatrix", "VitrineCompare"]),
    .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
    .library(
      name: "VitrineUIKit",
      targets: ["VitrineUIKit", "NotificationCenter", "UIKit", "QuartzCore", "CoreGraphics"]),
    .executable(name: "vitrine", targets: ["VitrineCommand"]),
    // What a Today extension's own code is linked with; `vitrine --run` finds it beside itself.
    .library(name: "VitrineRunner", type: .dynamic, targets: ["VitrineRunner"]),
    // The engines one by one, for Benchmarks.
    .library(
      name: "VitrineModules",
      targets: [
        "VitrineSolver", "VitrineText", "VitrineRaster", "VitrineImages", "VitrineImport",
        "VitrineGolden", "VitrineMatrix", "VitrineCompare", "VitrineHost", "Vitrine",
      ]),
  ],
  targets: [
    // Layer 0: the system's libraries, files, threads, messages; geometry and color.
    library("CFreeType", pkgConfig: "freetype2", debian: "libfreetype-dev"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", debian: "libharfbuzz-dev"),
    library("CFriBidi", pkgConfig: "fribidi", debian: "libfribidi-dev"),
    library("CPNG", pkgConfig: "libpng", debian: "libpng-dev"),
    library("CJPEG", pkgConfig: "libjpeg", debian: "libjpeg62-turbo-dev"),
    library("CDeflate", pkgConfig: "libdeflate", debian: "libdeflate-dev"),
    library("CMessageDigest", pkgConfig: "nettle", debian: "nettle-dev"),
    library("CXXHash", pkgConfig: "libxxhash", debian: "libxxhash-dev"),
    library("CXML", pkgConfig: "libxml-2.0", debian: "libxml2-dev"),
    .target(name: "CShims", dependencies: ["CPNG", "CJPEG"]),
    // Loops for vector instructions that Swift's own target lacks.
    .target(name: "CResample"),
    .target(name: "CBlend"),
    // Calls of the kernel that Swift's overlay of the C library lacks.
    .target(name: "CFiles"),
    // qpdf is loaded when the first PDF is read: linking it would slow down every start.
    .target(name: "CPDF"),
    // So are libcurl, when the first request is made, and libmicrohttpd, when a preview starts.
    .target(name: "CHTTPClient"),
    .target(name: "CHTTPServer"),
    module("VitrineBase", imports: ["CXXHash", "CFiles"]),
    module("VitrineGraphics"),

    // Layer 1: engines that know one thing each.
    module("VitrineSolver"),
    module(
      "VitrineText",
      imports: ["VitrineBase", "VitrineGraphics", "CFreeType", "CHarfBuzz", "CFriBidi"]),
    module("VitrineRaster", imports: ["VitrineBase", "VitrineGraphics", "CBlend", "CResample"]),
    module(
      "VitrineImages",
      imports: [
        "VitrineBase", "VitrineGraphics", "CDeflate", "CMessageDigest", "CShims", "CXXHash",
      ]),

    // Layers 2 and 3: views and their frames; the readers of input files.
    module("VitrineLayout", imports: ["VitrineSolver", "VitrineBase", "VitrineGraphics"]),
    module("VitrineImport", imports: ["VitrineLayout", "VitrineBase", "VitrineGraphics", "CXML"]),

    module(
      "VitrineVector",
      imports: [
        "VitrineImport", "VitrineRaster", "VitrineImages", "VitrineBase", "VitrineGraphics", "CPDF",
      ]),
    // What an Xcode project and its sources say about an extension.
    module("VitrineProject", imports: ["VitrineImport", "VitrineBase"]),

    // Layer 4: the product.
    module(
      "Vitrine",
      imports: [
        "VitrineProject", "VitrineImport", "VitrineLayout", "VitrineText", "VitrineRaster",
        "VitrineImages", "VitrineVector", "VitrineBase", "VitrineGraphics", "CShims",
      ]),

    module(
      "VitrineHost",
      imports: [
        "Vitrine", "VitrineImport", "VitrineLayout", "VitrineRaster", "VitrineImages",
        "VitrineBase", "VitrineGraphics",
      ]),
    module(
      "VitrineMatrix",
      imports: [
        "Vitrine", "VitrineImport", "VitrineLayout", "VitrineRaster", "VitrineImages",
        "VitrineBase", "VitrineGraphics", "CHTTPClient",
      ]),
    module(
      "VitrineCompare",
      imports: [
        "Vitrine", "VitrineImport", "VitrineLayout", "VitrineText", "VitrineRaster",
        "VitrineImages", "VitrineBase", "VitrineGraphics",
      ]),

    // Layers 5 and 6: what is done with pictures, and the program.
    module(
      "VitrineLint",
      imports: [
        "VitrineCompare", "Vitrine", "VitrineImport", "VitrineLayout", "VitrineBase",
        "VitrineGraphics",
      ]),
    module(
      "VitrineReport", imports: ["VitrineImages", "VitrineBase", "VitrineGraphics"],
      resources: [.embedInCode("Page")]),
    module("VitrineGolden", imports: ["VitrineImages", "VitrineBase", "VitrineGraphics"]),
    // Running an extension's own code: what goes to its process and back, and what starts it.
    module(
      "VitrineWire",
      imports: [
        "Vitrine", "VitrineImport", "VitrineLayout", "VitrineSolver", "VitrineRaster",
        "VitrineBase", "VitrineGraphics",
      ]),
    module(
      "VitrineRun",
      imports: [
        "VitrineWire", "Vitrine", "VitrineProject", "VitrineImport", "VitrineLayout",
        "VitrineImages", "VitrineBase", "VitrineGraphics",
      ]),
    .executableTarget(
      name: "VitrineCommand",
      dependencies: [
        "Vitrine", "VitrineHost", "VitrineMatrix", "VitrineCompare", "VitrineImport",
        "VitrineLayout", "VitrineLint", "VitrineGolden", "VitrineRun",
        "VitrineReport", "VitrineImages", "VitrineBase", "VitrineGraphics", "CHTTPServer",
      ],
      resources: [.embedInCode("Preview/Page")], swiftSettings: settings),

    // Layer 7: the platform's own names over the engine, so that a widget's code compiles.
    module("CoreGraphics", imports: ["VitrineRaster", "VitrineGraphics"]),
    module(
      "QuartzCore",
      imports: ["CoreGraphics", "VitrineRaster", "VitrineLayout", "VitrineGraphics"]),
    module(
      "UIKit",
      imports: [
        "QuartzCore", "CoreGraphics", "Vitrine", "VitrineImport", "VitrineLayout", "VitrineSolver",
        "VitrineText", "VitrineRaster", "VitrineImages", "VitrineBase", "VitrineGraphics",
      ]),
    module("NotificationCenter", imports: ["UIKit"]),
    module("CoreLocation", imports: ["VitrineGraphics"]),
    module("os"),
    // What Testing wants to import beside modules of these names.
    module("_Testing_CoreGraphics"),
    module("_Testing_UIKit"),
    module(
      "VitrineUIKit",
      imports: [
        "NotificationCenter", "UIKit", "QuartzCore", "CoreGraphics", "VitrineHost", "Vitrine",
        "VitrineImport", "VitrineLayout", "VitrineBase", "VitrineGraphics",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),

    // Assertions for the tests of other packages.
    module(
      "VitrineTesting",
      imports: [
        "VitrineUIKit", "NotificationCenter", "UIKit", "VitrineGolden", "VitrineCompare", "Vitrine",
        "VitrineImages", "VitrineBase", "VitrineGraphics",
      ]),

    // Layer 8: the process in which an extension's own code runs. The C target takes the place of
    // system calls, so only this library may link it.
    .target(name: "CSandbox", linkerSettings: [.linkedLibrary("dl")]),
    module(
      "VitrineRunner",
      imports: [
        "VitrineUIKit", "NotificationCenter", "UIKit", "QuartzCore", "CoreGraphics",
        "CoreLocation", "os", "VitrineWire", "Vitrine", "VitrineImport", "VitrineLayout",
        "VitrineBase", "VitrineGraphics", "CSandbox",
      ]),

    // Tests mirror the modules.
    .target(
      name: "TestSupport",
      dependencies: ["VitrineGolden", "VitrineImages", "VitrineBase", "VitrineGraphics"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "TestResources", dependencies: ["Vitrine"], path: "Tests/TestResources",
      swiftSettings: settings),
    tests("VitrineBaseTests", of: ["VitrineBase", "TestSupport"]),
    tests("VitrineGraphicsTests", of: ["VitrineGraphics", "TestSupport"]),
    tests("VitrineSolverTests", of: ["VitrineSolver", "TestSupport"]),
    tests(
      "VitrineTextTests", of: ["VitrineText", "VitrineBase", "VitrineGraphics", "TestSupport"]),
    tests(
      "VitrineRasterTests", of: ["VitrineRaster", "VitrineBase", "VitrineGraphics", "TestSupport"]),
    tests(
      "VitrineImagesTests",
      of: ["VitrineImages", "VitrineBase", "VitrineGraphics", "TestSupport", "CJPEG", "CShims"]),
    tests(
      "VitrineLayoutTests",
      of: ["VitrineLayout", "VitrineSolver", "VitrineBase", "VitrineGraphics", "TestSupport"]),
    tests(
      "VitrineImportTests",
      of: ["VitrineImport", "VitrineLayout", "VitrineBase", "VitrineGraphics", "TestSupport"]),
    tests(
      "VitrineVectorTests",
      of: ["VitrineVector", "VitrineRaster", "VitrineImages", "VitrineGraphics", "TestSupport"],
      exclude: ["Icons"]),
    tests(
      "VitrineProjectTests", of: ["VitrineProject", "VitrineImport", "VitrineBase", "TestSupport"]),
    tests(
      "VitrineHostTests",
      of: [
        "VitrineHost", "Vitrine", "VitrineImport", "VitrineLayout", "VitrineRaster",
        "VitrineImages", "VitrineBase", "VitrineGraphics", "TestResources", "TestSupport",
      ]),
    tests(
      "VitrineMatrixTests",
      of: [
        "VitrineMatrix", "VitrineCompare", "Vitrine", "VitrineImport", "VitrineLayout",
        "VitrineImages",
        "VitrineBase", "VitrineGraphics", "TestResources", "TestSupport",
      ]),
    tests(
      "VitrineCompareTests",
      of: [
        "VitrineCompare", "Vitrine", "VitrineImport", "VitrineLayout", "VitrineImages",
        "VitrineBase", "VitrineGraphics", "TestResources", "TestSupport",
      ]),
    tests(
      "VitrineTests",
      of: [
        "VitrineHost", "VitrineMatrix", "VitrineCompare", "Vitrine", "VitrineImport",
        "VitrineVector", "VitrineLayout", "VitrineText", "VitrineRaster",
        "VitrineImages", "VitrineBase", "VitrineGraphics", "TestResources", "TestSupport",
      ]),
    tests(
      "VitrineGoldenTests",
      of: ["VitrineGolden", "VitrineImages", "VitrineBase", "VitrineGraphics", "TestSupport"]),
    tests(
      "VitrineLintTests",
      of: [
        "VitrineLint", "VitrineMatrix", "VitrineCompare", "Vitrine", "VitrineImport",
        "VitrineLayout", "VitrineBase",
        "VitrineGraphics",
        "TestResources", "TestSupport",
      ]),
    tests("VitrineReportTests", of: ["VitrineReport", "VitrineBase", "VitrineGraphics"]),
    tests(
      "VitrineTestingTests",
      of: ["VitrineTesting", "VitrineMatrix", "Vitrine", "TestResources", "TestSupport"]),
    tests(
      "VitrineRunTests",
      of: [
        "VitrineRun", "VitrineWire", "Vitrine", "VitrineImport", "VitrineLayout", "VitrineSolver",
        "VitrineRaster", "VitrineBase", "VitrineGraphics", "TestSupport",
      ]),
    tests(
      "UIKitTests",
      of: [
        "VitrineTesting", "VitrineUIKit", "NotificationCenter", "UIKit", "QuartzCore",
        "CoreGraphics", "VitrineHost", "VitrineLint", "Vitrine", "VitrineImport", "VitrineLayout",
        "VitrineImages", "VitrineBase", "VitrineGraphics", "TestSupport",
      ]),
    tests(
      "CommandTests",
      of: ["VitrineCommand", "VitrineImages", "VitrineBase", "VitrineGraphics", "TestSupport"]),
  ]
)

// The fuzzers need a flag for every target, and a `main` that comes with it: Scripts/fuzz builds them.
if Context.environment["VITRINE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "VitrineFuzz",
      dependencies: [
        "Vitrine", "VitrineMatrix", "VitrineProject", "VitrineVector", "VitrineGolden",
        "VitrineBase", "VitrineGraphics", "VitrineHost", "VitrineImages", "VitrineImport",
        "VitrineLayout", "VitrineLint", "VitrineReport", "VitrineRun", "VitrineText",
        "VitrineWire",
      ],
      path: "Fuzz", exclude: ["Seeds"],
      sources: ["Fuzz.swift", "FuzzSeeds.swift", "FuzzTarget.swift"],
      swiftSettings: settings))
}
