// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CodeOnly",
  dependencies: [.package(name: "vitrine", path: "../..")],
  targets: [
    .executableTarget(
      name: "CodeOnly",
      dependencies: [.product(name: "VitrineUIKit", package: "vitrine")],
      linkerSettings: [.linkedLibrary("m")])
  ]
)
