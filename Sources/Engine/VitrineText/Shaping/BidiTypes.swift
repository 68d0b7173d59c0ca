import CFriBidi
import VitrineGraphics

/// The bidirectional types of a text's characters, with FriBidi's rules over them.
struct BidiTypes {
  private var types: [FriBidiCharType]
  private var brackets: [FriBidiBracketType]

  init(_ scalars: [Unicode.Scalar]) {
    let text = scalars.map(\.value)
    let count = FriBidiStrIndex(text.count)
    types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: text.count)
    brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    // FriBidi writes `count` elements to each array, which is the size of each.
    unsafe fribidi_get_bidi_types(text, count, &types)
    unsafe fribidi_get_bracket_types(text, count, types, &brackets)
  }

  /// Returns the direction of a letter, or nil for another character.
  func direction(_ index: Int) -> LayoutDirection? {
    switch types[index] {
    case FRIBIDI_TYPE_LTR: .leftToRight
    case FRIBIDI_TYPE_RTL, FRIBIDI_TYPE_AL: .rightToLeft
    default: nil
    }
  }

  /// Returns the level of each character of a part.
  ///
  /// The controls of isolates are neutral in the text around them (X5a to X6a).
  func levels(of part: BidiIsolates.Part) -> [UInt8] {
    let types = part.indexes.map { index -> FriBidiCharType in
      if part.ignored.contains(index) { return FRIBIDI_TYPE_BN }
      let type = self.types[index]
      return type.rawValue & UInt32(FRIBIDI_MASK_ISOLATE) != 0 ? FRIBIDI_TYPE_ON : type
    }
    let brackets = part.indexes.map { self.brackets[$0] }
    var embedding = [FriBidiLevel](repeating: 0, count: types.count)
    let isOdd = part.level & 1 == 1
    var base = isOdd ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    // FriBidi reads and writes as many elements as each array has.
    let highest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, FriBidiStrIndex(types.count), &base, &embedding)
    // FriBidi returns 0 if memory is exhausted.
    guard highest > 0 else { return [UInt8](repeating: part.level, count: types.count) }
    let shift = part.level & ~1
    return embedding.map { $0 >= 0 ? UInt8($0) + shift : part.level }
  }
}
