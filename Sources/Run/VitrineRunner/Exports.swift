@_exported public import Combine
@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import NotificationCenter
@_exported public import Observation

@_exported public import class CoreGraphics.NSUserActivity
@_exported public import struct SwiftUI.LocalizedStringResource
@_exported public import class SwiftUI.NSUbiquitousKeyValueStore
