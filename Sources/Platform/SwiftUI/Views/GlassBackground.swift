/// The glass behind the items of bars and buttons, drawn as a light capsule with a soft shadow.
struct GlassBackground: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let isDark = scheme == .dark
    Capsule().fill(isDark ? Color(white: 0.11).opacity(0.9) : Color.white.opacity(0.9))
      .overlay(Capsule().strokeBorder(Color.white.opacity(isDark ? 0.15 : 0.5), lineWidth: 0.5))
      .shadow(color: .black.opacity(isDark ? 0 : 0.12), radius: 12, y: 4)
  }
}
