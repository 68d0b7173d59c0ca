extension Rule {
  /// Every rule, in the order of the documentation: what a file says, then what a picture shows.
  public static let all: [Rule] = [
    crowdedGrid, textInput, scrolling, customFont, smallTarget,
  ]

  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
