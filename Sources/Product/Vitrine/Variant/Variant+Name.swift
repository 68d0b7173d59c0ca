import VitrineImport

extension Variant {
  /// A stable name of everything chosen, for files and reports; defaults are left out.
  ///
  /// For example `iphone-x-expanded-ar`. The device and the host come first, and the device and the
  /// mode are always named.
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

  /// The parts of a name after the device, without the axes around them, whose copies would take longer
  /// than the names of a large plan.
  private static let nameParts: [@Sendable (Variant) -> String?] = {
    let others = VariantAxis.all.filter { $0 != .devices && $0 != .hosts }
    return [VariantAxis.hosts.namePart]
      + others.map { axis -> @Sendable (Variant) -> String? in
        axis == .modes ? { @Sendable variant in variant.mode.rawValue } : axis.namePart
      }
  }()

  /// The variant with the default for all that is only painted: variants that are equal in this form
  /// share one layout.
  package var laidOut: Variant {
    var plain = self
    for axis in VariantAxis.all where axis.isPaintedOnly { axis.reset(&plain) }
    return plain
  }

  /// The variant over the default wallpaper: variants that are equal in this form have the same views
  /// at the same places of the picture.
  package var overDefaultWallpaper: Variant {
    var plain = self
    VariantAxis.wallpapers.reset(&plain)
    return plain
  }
}
