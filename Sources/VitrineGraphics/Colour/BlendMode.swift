/// How what is drawn meets what is there, blended in sRGB space as iOS does.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case sourceOver
  case plusDarker
  case plusLighter
  case multiply
  case screen
  case overlay
  case colorBurn
  case colorDodge
  case darken
  case lighten
}
