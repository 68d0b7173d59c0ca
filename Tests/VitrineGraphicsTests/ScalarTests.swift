import Testing
import VitrineGraphics

@Suite struct PixelGridTests {
  @Test func `edges are rounded half up, on every grid and both axes`() {
    #expect(PixelGrid(scale: 1).round(8.5) == 9 && PixelGrid(scale: 1).round(-0.5) == 0)
    #expect(PixelGrid(scale: 2).round(8.25) == 8.5)
    let rect = Rect(minX: 0.5, minY: 0.5, maxX: 2.5, maxY: 2.5)
    #expect(PixelGrid(scale: 1).round(rect) == Rect(minX: 1, minY: 1, maxX: 3, maxY: 3))
  }

  @Test func `halves round up, also below zero`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(0.25) == 0.5)
    #expect(grid.round(-0.25) == 0)
    #expect(grid.round(-0.26) == -0.5)
  }

  @Test func `rounding up forgives the error of a sum`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.ceil(20.287) == 20.5)
    #expect(grid.ceil(20.500_000_000_1) == 20.5)
  }
}

@Suite struct CheckedIntegerTests {
  @Test func `numbers that don't fit become the nearest limit, and NaN becomes 0`() {
    #expect(Int(clamping: 2.9) == 2 && Int(clamping: -2.9) == -2)
    let limit = 1 << 53
    #expect(Int(clamping: 1e18) == limit && Int(clamping: -1e300) == -limit)
    #expect(Int(clamping: Double.infinity) == limit && Int(clamping: -Double.infinity) == -limit)
    #expect(Int(clamping: Double.nan) == 0)
  }

  @Test func `numbers with too many digits are written with an exponent`() {
    #expect(numberText(12.3456) == "12.346" && numberText(12.35, decimals: 1) == "12.4")
    #expect(numberText(7, decimals: 1) == "7" && numberText(-0.04, decimals: 1) == "0")
    #expect(numberText(1e18) == "1e+18" && numberText(-.infinity, decimals: 1) == "-inf")
  }
}

@Suite struct ScalarsTests {
  @Test func `the exponential function returns tabulated values`() {
    #expect(abs(Scalars.exponential(1) - 2.718281828459045) < 4e-15)
    #expect(abs(Scalars.exponential(-4.5) / 0.011108996538242306 - 1) < 1e-14)
    #expect(Scalars.exponential(0) == 1)
  }

  @Test func `logarithms and powers return tabulated values`() {
    #expect(abs(Scalars.logarithm(10) / 2.302585092994046 - 1) < 1e-15)
    #expect(abs(Scalars.logarithm(0.001) / -6.907755278982137 - 1) < 1e-15)
    #expect(Scalars.logarithm(1) == 0)
    #expect(abs(Scalars.power(0.5, 2.4) / 0.18946457081379978 - 1) < 1e-14)
    #expect(abs(Scalars.power(0.001, 1 / 2.4) / 0.05623413251903491 - 1) < 1e-14)
    #expect(Scalars.power(0, 2.4) == 0)
    #expect(Scalars.power(1, 2.4) == 1)
  }

  @Test func `directions meet the corners of the circle`() {
    #expect(Scalars.direction(turns: 0.25).sine == 1)
    let eighth = Scalars.direction(turns: 0.125)
    #expect(abs(eighth.cosine - (0.5).squareRoot()) < 1e-15)
    #expect(abs(eighth.sine - (0.5).squareRoot()) < 1e-15)
  }
}

/// Angles are computed without the platform's libraries.
@Suite struct AngleTests {
  @Test(arguments: 0..<360)
  func `a direction has the angle that it was computed from`(degrees: Int) {
    let turns = (Double(degrees) + 0.25) / 360
    let (x, y) = Scalars.direction(turns: turns)
    #expect(abs(Scalars.turns(x: x * 7, y: y * 7) - turns) < 1e-8)
  }

  @Test func `axes and no direction have exact angles`() {
    #expect(Scalars.turns(x: 1, y: 0) == 0 && Scalars.turns(x: 0, y: 0) == 0)
    #expect(Scalars.turns(x: 0, y: 1) == 0.25 && Scalars.turns(x: -1, y: 0) == 0.5)
    #expect(Scalars.turns(x: 0, y: -1) == 0.75 && Scalars.turns(x: 1, y: -0.0) == 0)
  }
}
