import Testing
import VitrineGraphics

@Suite struct PixelGridTests {
  @Test func `vertical halves go up the screen at 1×, and down on finer grids`() {
    let plain = PixelGrid(scale: 1)
    #expect(plain.roundVertical(8.5) == 8 && plain.roundVertical(8.51) == 9)
    #expect(plain.roundVertical(-0.5) == -1)
    #expect(PixelGrid(scale: 2).roundVertical(8.25) == 8.5)
    let rounded = plain.round(Rect(x: 0.5, y: 0.5, width: 10, height: 10))
    #expect(rounded == Rect(x: 1, y: 0, width: 10, height: 10))
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

@Suite struct ScalarsTests {
  @Test func `the exponential function meets known values`() {
    #expect(abs(Scalars.exponential(1) - 2.718281828459045) < 4e-15)
    #expect(abs(Scalars.exponential(-4.5) / 0.011108996538242306 - 1) < 1e-14)
    #expect(Scalars.exponential(0) == 1)
  }

  @Test func `directions meet the corners of the circle`() {
    #expect(Scalars.direction(turns: 0.25).sine == 1)
    let eighth = Scalars.direction(turns: 0.125)
    #expect(abs(eighth.cosine - (0.5).squareRoot()) < 1e-15)
    #expect(abs(eighth.sine - (0.5).squareRoot()) < 1e-15)
  }
}
