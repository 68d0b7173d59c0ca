/// Tracking of San Francisco in thousandths of an em, for sizes of 6 to 78 points.
///
/// Written by Scripts/make-system-font-tables.py.
enum TrackingTable {
  static let firstSize = 6.0

  static let perMille: [Double] = [
    41.0, 31.857, 26.0, 19.283, 12.534, 5.212, -0.234, -5.647, -10.607, -15.885,
    -19.8, -24.576, -24.409, -27.269, 18.066, 16.602, 15.625, 15.137, 14.648, 14.16,
    13.672, 13.184, 12.695, 12.207, 12.207, 11.719, 11.719, 11.23, 11.23, 10.742,
    10.742, 10.254, 9.766, 9.766, 9.277, 9.277, 8.789, 8.789, 8.301, 7.812,
    7.812, 7.324, 7.324, 6.836, 6.836, 6.348, 5.859, 5.859, 5.371, 5.371,
    4.883, 4.883, 4.395, 3.906, 3.906, 3.418, 3.418, 2.93, 2.93, 2.441,
    2.441, 1.953, 1.953, 1.953, 1.465, 1.465, 1.465, 0.977, 0.977, 0.488,
    0.488, 0.488, 0.0,
  ]

  /// Added below 20 points from each version of the system on.
  static let eras: [(firstSystem: Int, perMille: Double)] = [(9, 0.64), (11, 0.13), (16, -0.84)]
}
