import UIKit

/// A stand-in: as much of the pod as the widget uses.
public struct Maker {
  public var center: Maker { self }
  public func equalToSuperview() {}
}

public struct Extension {
  public func makeConstraints(_ closure: (Maker) -> Void) { closure(Maker()) }
}

extension UIView {
  public var snp: Extension { Extension() }
}
