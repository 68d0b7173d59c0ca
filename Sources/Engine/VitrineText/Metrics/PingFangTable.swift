/// Advances of the Latin letters of PingFang, in thousandths of an em.
///
/// Of U+0020 to U+007E: the system font's regular text, moved by kind of character and by character, fitted
/// to 22 labels of five repositories that name the font. Left out one after the other, 17 are met
/// within half a point.
enum PingFangTable {
  static let regular: [Double] = [
    288, 289, 439, 612, 625, 778, 634, 267, 340, 340, 479, 636, 284, 491, 294, 333,
    599, 431, 582, 595, 616, 612, 627, 557, 609, 609, 292, 301, 635, 635, 634, 501,
    922, 711, 700, 748, 759, 638, 622, 778, 772, 275, 567, 693, 565, 912, 758, 806,
    641, 795, 679, 681, 654, 774, 700, 990, 710, 688, 654, 364, 350, 364, 454, 430,
    314, 547, 613, 577, 626, 564, 380, 618, 601, 244, 249, 547, 227, 883, 602, 608,
    622, 618, 396, 534, 354, 599, 543, 784, 530, 543, 553, 389, 320, 389, 633,
  ]

  /// Medium is hardly narrower (13 labels of one repository), Semibold a little wider (one label).
  static let wider: [Double] = [0, 0, -4.5, 13, 13]

  /// The ring above, which stands for a degree sign in two labels of one file.
  static let others = "2da:633"
}
