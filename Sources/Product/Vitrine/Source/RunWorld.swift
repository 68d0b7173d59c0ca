package import VitrineBase

/// The world that a widget's code sees: the same on every machine and at every time.
package struct RunWorld: Codable, Hashable, Sendable {
  /// The time in seconds since 1970, in UTC.
  package var clock = 1_496_482_860
  package var timeZone = "UTC"
  /// The seed of random numbers.
  package var seed: UInt64 = 1
  /// The content of `UserDefaults` by suite; "standard" is the widget's own suite.
  package var defaults: [Suite] = []
  /// The files in the folders of app groups.
  package var files: [File] = []
  /// The device's position; nil if the user denies access to it.
  package var location: Position?
  /// The network's responses.
  package var network: [Response] = []

  /// A position on Earth, in degrees and meters.
  package struct Position: Codable, Hashable, Sendable {
    package var latitude: Double
    package var longitude: Double
    package var altitude = 0.0
    package var accuracy = 10.0

    package init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// The values of one `UserDefaults` suite.
  package struct Suite: Codable, Hashable, Sendable {
    package var name: String
    package var values: JSONValue

    package init(name: String, values: JSONValue) {
      self.name = name
      self.values = values
    }
  }

  /// A file of an app group.
  package struct File: Codable, Hashable, Sendable {
    package var group: String
    /// The path inside the group's folder.
    package var path: String
    /// The path of the file with the content.
    package var source: String

    package init(group: String, path: String, source: String) {
      self.group = group
      self.path = path
      self.source = source
    }
  }

  /// The response to requests of a URL.
  package struct Response: Codable, Hashable, Sendable {
    package var url: String
    package var status = 200
    package var contentType: String?
    /// The path of the file with the body; nil for a text or an empty body.
    package var source: String?
    package var text: String?

    package init(url: String) { self.url = url }
  }

  package init() {}
}
