import VitrineImport

extension Variant {
  /// A stable name of everything chosen, for files and reports; defaults are left out.
  ///
  /// For example `iphone-x-expanded-ar`. The device and the host come first, and the device and the
  /// mode are always named.
  public var name: String {
    var parts = [device.name]
    if let host = VariantAxis.hosts.namePart(self) { parts.append(host) }
    for axis in VariantAxis.all where axis != .devices && axis != .hosts {
      if axis == .modes {
        parts.append(mode.rawValue)
      } else if let part = axis.namePart(self) {
        parts.append(part)
      }
    }
    return parts.joined(separator: "-")
  }

  /// The variant with the default for all that is only painted: variants that are equal in this form
  /// share one layout.
  package var laidOut: Variant {
    var plain = self
    for axis in VariantAxis.all where axis.isPaintedOnly { axis.reset(&plain) }
    return plain
  }
}
