// swift-tools-version: 5.5
import PackageDescription
