/// The line breaking classes of UAX #14, merged where the algorithm treats them alike.
enum LineBreakClass: String, Sendable {
  case al = "AL"
  case b2 = "B2"
  case ba = "BA"
  case bb = "BB"
  case bk = "BK"
  case cb = "CB"
  case cl = "CL"
  case cm = "CM"
  /// Closing parentheses.
  ///
  /// `OPw` and `CPw` are brackets of East Asian width, which rule LB30 excludes.
  case cp = "CP"
  case cpw = "CPw"
  case cr = "CR"
  case eb = "EB"
  case em = "EM"
  case ex = "EX"
  case gl = "GL"
  case h2 = "H2"
  case h3 = "H3"
  case hl = "HL"
  case hy = "HY"
  case id = "ID"
  case ind = "IN"
  case infix = "IS"
  case jl = "JL"
  case jt = "JT"
  case jv = "JV"
  case lf = "LF"
  case nl = "NL"
  case ns = "NS"
  case nu = "NU"
  case op = "OP"
  case opw = "OPw"
  case po = "PO"
  case pr = "PR"
  case qu = "QU"
  case ri = "RI"
  case sa = "SA"
  case sp = "SP"
  case sy = "SY"
  case wj = "WJ"
  case xp = "XP"
  case zw = "ZW"
  case zwj = "ZWJ"

  /// The first scalars and classes of ranges, ascending.
  private static let table: [(first: UInt32, value: LineBreakClass)] = {
    var reader = TableReader(LineBreakTable.ranges)
    var table: [(first: UInt32, value: LineBreakClass)] = []
    while let first = reader.hexadecimal() {
      table.append((UInt32(first), LineBreakClass(rawValue: reader.word()) ?? .al))
    }
    return table
  }()

  /// The classes of ASCII by scalar.
  private static let plain: [LineBreakClass] = (0..<128 as Range<UInt32>).map { value in
    Unicode.Scalar(value).map { LineBreakClass(searching: $0) } ?? .al
  }

  init(_ scalar: Unicode.Scalar) {
    self = scalar.value < 128 ? Self.plain[Int(scalar.value)] : LineBreakClass(searching: scalar)
  }

  /// Finds the last range that starts at or before the scalar, by binary search.
  private init(searching scalar: Unicode.Scalar) {
    let table = Self.table
    var low = 0
    var high = table.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle].first <= scalar.value { low = middle } else { high = middle }
    }
    self = table.isEmpty ? .al : table[low].value
  }

  var isAlphabetic: Bool { self == .al || self == .hl }
  var isOpening: Bool { self == .op || self == .opw }
  var isClosing: Bool { self == .cp || self == .cpw }
  var isIdeographic: Bool { self == .id || self == .eb || self == .em || self == .xp }
  var isHangul: Bool { self == .jl || self == .jv || self == .jt || self == .h2 || self == .h3 }
  var isHardBreak: Bool { self == .bk || self == .cr || self == .lf || self == .nl }
}
