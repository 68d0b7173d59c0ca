import VitrineImport

extension Variant {
  /// A stable name of all choices for files and reports.
  ///
  /// Defaults are omitted.
  ///
  /// For example, `iphone-x-expanded-ar`. The device and the host are first, and the device and the
  /// mode are always included, the mode only for hosts with modes.
  public var name: String {
    var name = device.name
    for part in Self.nameParts {
      if let part = part(self) {
        name += "-"
        name += part
      }
    }
    return name
  }

  /// A stable name like `name` for a view without a host, which has neither a display mode nor
  /// chrome.
  public var viewName: String {
    var plain = self
    (plain.host, plain.chrome, plain.canvas) = (.home, .card, .host)
    return plain.name
  }

  /// The default variant of a view without a host: an iPhone 12 with iOS 26.
  public static var ofView: Variant {
    var variant = Variant()
    variant.device = .home
    variant.system = .ios26
    variant.chrome = .none
    return variant
  }

  /// The functions for the parts after the device.
  ///
  /// Copying the axes would take longer than creating the names of a large plan.
  private static let nameParts: [@Sendable (Variant) -> String?] = {
    let others = VariantAxis.all.filter { $0 != .devices && $0 != .hosts }
    return [VariantAxis.hosts.namePart]
      + others.map { axis -> @Sendable (Variant) -> String? in
        axis == .modes
          ? { @Sendable variant in variant.host == .home ? nil : variant.mode.rawValue }
          : axis.namePart
      }
  }()

  /// The variant with defaults for all properties that only affect painting.
  ///
  /// Variants with an equal value share one layout.
  package var laidOut: Variant {
    var plain = self
    for axis in VariantAxis.all where axis.isPaintedOnly { axis.reset(&plain) }
    return plain
  }

  /// The variant with the default wallpaper.
  ///
  /// Variants with an equal value have the same views at the same positions in the picture.
  package var overDefaultWallpaper: Variant {
    var plain = self
    VariantAxis.wallpapers.reset(&plain)
    return plain
  }
}
