extension Color {
  /// The color as `#RRGGBB`, without its alpha.
  package var hexText: String {
    "#"
      + [red, green, blue].map { unit in
        let digits = String(Pixel.byte(unit), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
