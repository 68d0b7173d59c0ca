/// MapKit brings UIKit and Core Location with it, as on the platform.
@_exported public import CoreLocation
@_exported public import UIKit
