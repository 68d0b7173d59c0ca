// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Cards",
  targets: [.target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"])])
