// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ViewTests",
  dependencies: [.package(path: "../vitrine")],
  targets: [
    .target(
      name: "Badges", dependencies: [.product(name: "SnapshotTesting", package: "vitrine")]),
    .target(
      name: "Harbor", dependencies: [.product(name: "VitrineSwiftUI", package: "vitrine")]),
    .testTarget(
      name: "WidgetTests",
      dependencies: ["Harbor", .product(name: "VitrineTesting", package: "vitrine")]),
    .testTarget(
      name: "ExpectTests",
      dependencies: ["Badges", .product(name: "VitrineTesting", package: "vitrine")]),
    .testTarget(
      name: "AssertTests",
      dependencies: ["Badges", .product(name: "VitrineTesting", package: "vitrine")]),
    .testTarget(
      name: "SnapshotTests",
      dependencies: ["Badges", .product(name: "SnapshotTesting", package: "vitrine")]),
  ]
)
