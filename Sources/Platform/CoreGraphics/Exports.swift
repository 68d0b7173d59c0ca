/// Core Graphics brings the geometry of Foundation with it, as on the platform.
@_exported public import Foundation
