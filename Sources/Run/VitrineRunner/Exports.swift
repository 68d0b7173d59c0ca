@_exported public import CoreLocation
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
@_exported public import NotificationCenter
