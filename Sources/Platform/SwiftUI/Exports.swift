@_exported public import Combine
@_exported public import Observation
/// SwiftUI brings UIKit and Foundation with it, as on the platform.
@_exported public import UIKit
