/// WeatherKit brings Core Location with it.
@_exported public import CoreLocation
