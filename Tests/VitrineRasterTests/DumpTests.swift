import Testing
import VitrineGraphics
import VitrineRaster

struct DumpTests {
  @Test func `a list prints one item a line with three decimals and its views`() {
    var list = DisplayList(width: 20, height: 10)
    list.append(.beginClip(.rect(Rect(x: 1, y: 2, width: 3.25, height: 4))), from: 3)
    list.append(
      .fill(
        .roundedRect(Rect(x: -0.5, y: 0, width: 9, height: 9), radius: 2, curve: .continuous),
        .color(Color(white: 0, alpha: 0.6)), .plusDarker), from: 4)
    list.append(.endClip)
    var drawing = ImageDrawing()
    drawing.parts = NineParts(source: Insets(all: 1), target: Insets(all: 1.5))
    let box = Rect(x: 0, y: 0, width: 8, height: 8)
    list.append(.image(Bitmap(width: 4, height: 4), in: box, drawing, .sourceOver))
    #expect(
      list.dump == """
        list 20x10 background (0.000 0.000 0.000 0.000)
          clip rect [1.000 2.000 3.250 4.000] <- 3
            fill rounded [-0.500 0.000 9.000 9.000] radius 2.000 continuous \
        (0.000 0.000 0.000 0.600) plusDarker <- 4
          end clip
          image 4x4 in [0.000 0.000 8.000 8.000] alpha 1.000 sourceOver margins \
        1.000,1.000,1.000,1.000 become 1.500,1.500,1.500,1.500

        """)
  }
}
