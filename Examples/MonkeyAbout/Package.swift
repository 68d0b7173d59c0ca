// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MonkeyAbout",
  dependencies: [.package(name: "vitrine", path: "../..")],
  targets: [
    .executableTarget(
      name: "MonkeyAbout",
      dependencies: [.product(name: "VitrineUIKit", package: "vitrine")],
      exclude: ["icon.png"],
      linkerSettings: [.linkedLibrary("m")])
  ]
)
