// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MonkeyAbout",
  dependencies: [.package(name: "vitrine", path: "../..")],
  targets: [
    .executableTarget(
      name: "MonkeyAbout",
      dependencies: [.product(name: "Vitrine", package: "vitrine")],
      exclude: ["MainInterface.json", "icon.png"],
      linkerSettings: [.linkedLibrary("m")])
  ]
)
