// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "vitrine", path: "..")],
  targets: [
    .systemLibrary(name: "CMalloc"),
    .target(
      name: "BenchmarkRunning", dependencies: ["CMalloc"], swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m")]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["BenchmarkRunning", .product(name: "VitrineModules", package: "vitrine")],
      swiftSettings: settings, linkerSettings: [.linkedLibrary("m")]),
    // Live views come with Foundation, whose 8 MB would count as memory of the pictures.
    .executableTarget(
      name: "LiveViewBenchmarks",
      dependencies: ["BenchmarkRunning", .product(name: "VitrineUIKit", package: "vitrine")],
      swiftSettings: settings, linkerSettings: [.linkedLibrary("m")]),
  ]
)
