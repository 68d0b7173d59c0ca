import Foundation
import TestSupport
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineTesting
import VitrineUIKit

/// Goldens of live views, which `Scripts/checks/check-uikit-determinism` tests under many
/// conditions.
@MainActor
@Suite(.goldens(folder: PackageRoot.file("Goldens/uikit"))) struct LiveGoldenTests {
  private var modes: [Variant] {
    var open = Variant()
    open.mode = .expanded
    return [Variant(), open]
  }

  @Test func `layers, transforms, masks and attachments`() {
    expectGolden(ShowcaseController(), modes, named: "showcase")
  }

  @Test func `buttons, symbols, corners and sections`() {
    expectGolden(CatalogController(), modes, named: "catalog")
  }

  @Test func `a widget completely in code`() {
    var turned = Variant()
    turned.direction = .rtl
    turned.textSize = .xxxl
    turned.mode = .expanded
    expectGolden(StepsViewController(), modes + [turned], named: "steps")
  }
}
