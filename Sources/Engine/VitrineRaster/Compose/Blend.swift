import VitrineGraphics

/// Blends one premultiplied source pixel into one destination pixel.
///
/// Arithmetic uses integers in units of 1/255 with rounding to nearest. Separable modes follow
/// W3C's "Compositing and Blending": result = S·(1−Da) + D·(1−Sa) + Sa·Da·B(D, S), where B takes
/// straight components.
@inline(__always)
func blend(_ source: Pixel, over destination: Pixel, _ mode: BlendMode) -> Pixel {
  switch mode {
  case .sourceOver: return sourceOver(source, destination)
  case .plusLighter:
    return perChannel(source, destination) {
      min(255, $0 + $1)
    } alpha: {
      min(255, $0 + $1)
    }
  case .plusDarker:
    // The result is 1 − ((1 − D) + (Sa − S)) over an opaque pixel: black with coverage a subtracts
    // a.
    let sa = UInt32(source.alpha)
    return perChannel(source, destination) { s, d in
      let taken = sa - min(sa, s)
      return d > taken ? d - taken : 0
    } alpha: { s, d in
      min(255, s + d - divide(s * d))
    }
  case .destinationIn: return scaled(destination, by: source.alpha)
  case .destinationOut: return scaled(destination, by: 255 - source.alpha)
  case .vibrantHeader: return VibrantMap.header.blend(source.alpha, over: destination)
  case .vibrantLaterHeader:
    return VibrantMap.laterHeader.blend(source.alpha, over: destination)
  case .vibrantFirstHeader:
    return VibrantMap.firstHeader.blend(source.alpha, over: destination)
  case .vibrantWhite: return VibrantMap.white.blend(source.alpha, over: destination)
  case .vibrantLight: return VibrantMap.light.blend(source.alpha, over: destination)
  default:
    return separable(source, destination, mode: mode)
  }
}

@inline(__always)
func divide(_ product: UInt32) -> UInt32 {
  let biased = product + 128
  return (biased + biased >> 8) >> 8
}

@inline(__always)
func sourceOver(_ source: Pixel, _ destination: Pixel) -> Pixel {
  let keep = 255 - UInt32(source.alpha)
  // Two channels are processed at a time, because each product fits in sixteen bits.
  let d = destination.bits
  let even = (d & 0x00ff_00ff) &* keep &+ 0x0080_0080
  let odd = ((d >> 8) & 0x00ff_00ff) &* keep &+ 0x0080_0080
  let evenBytes = ((even &+ ((even >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
  let oddBytes = (odd &+ ((odd >> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return Pixel(bits: source.bits &+ (evenBytes | oddBytes))
}

/// Returns a pixel multiplied by a coverage of 0…255.
@inline(__always)
func scaled(_ pixel: Pixel, by coverage: UInt8) -> Pixel {
  let factor = UInt32(coverage)
  let even = (pixel.bits & 0x00ff_00ff) &* factor &+ 0x0080_0080
  let odd = ((pixel.bits >> 8) & 0x00ff_00ff) &* factor &+ 0x0080_0080
  let evenBytes = ((even &+ ((even >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
  let oddBytes = (odd &+ ((odd >> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return Pixel(bits: evenBytes | oddBytes)
}

@inline(__always)
private func perChannel(
  _ source: Pixel, _ destination: Pixel, color operation: (UInt32, UInt32) -> UInt32,
  alpha alphaOperation: (UInt32, UInt32) -> UInt32
) -> Pixel {
  func byte(_ value: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value) }
  return Pixel(
    red: byte(operation(UInt32(source.red), UInt32(destination.red))),
    green: byte(operation(UInt32(source.green), UInt32(destination.green))),
    blue: byte(operation(UInt32(source.blue), UInt32(destination.blue))),
    alpha: byte(alphaOperation(UInt32(source.alpha), UInt32(destination.alpha))))
}

/// Blends with a mode that has a formula for straight components.
private func separable(_ source: Pixel, _ destination: Pixel, mode: BlendMode) -> Pixel {
  let sa = Int(source.alpha)
  let da = Int(destination.alpha)
  func channel(_ s: UInt8, _ d: UInt8) -> UInt8 {
    let mixed = premultipliedMix(Int(s), alpha: sa, over: Int(d), alpha: da, mode: mode)
    // In units of 1/(255²·divisor): S·(255−Da) + D·(255−Sa) + mixed, rounded once, half up.
    let outside = Int(s) * (255 - da) + Int(d) * (255 - sa)
    let divisor = 255 * mixed.divisor
    let sum = outside * mixed.divisor + mixed.value
    return UInt8(max(0, min(255, (2 * sum + divisor) / (2 * divisor))))
  }
  let alpha = sa * 255 + da * 255 - sa * da
  return Pixel(
    red: channel(source.red, destination.red), green: channel(source.green, destination.green),
    blue: channel(source.blue, destination.blue), alpha: UInt8((alpha + 127) / 255))
}

/// Returns Sa·Da·B(D/Da, S/Sa) in units of 1/(255²·divisor), from premultiplied components.
private func premultipliedMix(
  _ s: Int, alpha sa: Int, over d: Int, alpha da: Int, mode: BlendMode
) -> (value: Int, divisor: Int) {
  switch mode {
  case .multiply: return (s * d, 1)
  case .screen: return (s * da + d * sa - s * d, 1)
  case .darken: return (min(s * da, d * sa), 1)
  case .lighten: return (max(s * da, d * sa), 1)
  case .overlay:
    return (2 * d <= da ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s), 1)
  case .hardLight:
    return (2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s), 1)
  case .difference: return (max(s * da, d * sa) - min(s * da, d * sa), 1)
  case .exclusion: return (s * da + d * sa - 2 * s * d, 1)
  case .colorDodge:
    if d == 0 { return (0, 1) }
    // D/(1−S) reaches 1 if d·sa ≥ da·(sa−s).
    if s >= sa || d * sa >= da * (sa - s) { return (sa * da, 1) }
    return (d * sa * sa, sa - s)
  case .colorBurn:
    if d >= da { return (sa * da, 1) }
    // 1 − (1−D)/S reaches 0 if (da−d)·sa ≥ da·s.
    if (da - d) * sa >= da * s { return (0, 1) }
    return (sa * da * s - (da - d) * sa * sa, s)
  case .sourceOver, .plusDarker, .plusLighter, .destinationIn, .destinationOut, .vibrantHeader,
    .vibrantLaterHeader, .vibrantFirstHeader, .vibrantWhite, .vibrantLight:
    return (0, 1)
  }
}
