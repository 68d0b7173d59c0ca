package import VitrineBase

/// The world as a widget's code sees it: the same on every machine and at every time.
package struct RunWorld: Codable, Hashable, Sendable {
  /// Seconds since 1970, in UTC.
  package var clock = 1_496_482_860
  package var timeZone = "UTC"
  /// What random numbers start from.
  package var seed: UInt64 = 1
  /// What `UserDefaults` hold: by suite, "standard" being the widget's own.
  package var defaults: [Suite] = []
  /// What app groups' folders hold.
  package var files: [File] = []
  /// Where the device is; nil where its user doesn't let the app know.
  package var location: Position?
  /// What the network answers.
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

  /// The values of one `UserDefaults`.
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
    /// Inside the group's folder.
    package var path: String
    /// Where its content is.
    package var source: String

    package init(group: String, path: String, source: String) {
      self.group = group
      self.path = path
      self.source = source
    }
  }

  /// The answer to requests of a URL.
  package struct Response: Codable, Hashable, Sendable {
    package var url: String
    package var status = 200
    package var contentType: String?
    /// The file of the body; nil where there is text, or nothing.
    package var source: String?
    package var text: String?

    package init(url: String) { self.url = url }
  }

  package init() {}
}
