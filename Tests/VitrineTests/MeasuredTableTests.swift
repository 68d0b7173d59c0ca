import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport

/// Tests of tables in a widget's host against screenshots
/// (docs/research/fidelity.md, "Measured on devices").
@Suite struct MeasuredTableTests {
  /// A storyboard with a table that fills the card, with Xcode's stored white and a separator
  /// inset.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460.31" initialViewController="vc">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><tableViewController id="vc">
        <tableView key="view" id="tab" style="plain" dataMode="static" rowHeight="84" sectionHeaderHeight="28" sectionFooterHeight="28">
          <rect key="frame" x="0" y="0" width="359" height="528"/>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          <inset key="separatorInset" minX="16" minY="0.0" maxX="0.0" maxY="0.0"/>
          <sections><tableViewSection id="sec"><cells>
            ROWS
          </cells></tableViewSection></sections>
        </tableView>
      </tableViewController></objects></scene></scenes>
    </document>
    """

  private static func row(_ number: Int) -> String {
    """
    <tableViewCell id="cell\(number)" rowHeight="84" style="IBUITableViewCellStyleSubtitle" textLabel="title\(number)" detailTextLabel="detail\(number)">
      <rect key="frame" x="0" y="\(84 * (number - 1))" width="359" height="84"/>
      <tableViewCellContentView key="contentView" id="inner\(number)" tableViewCell="cell\(number)">
        <rect key="frame" x="0" y="0" width="359" height="83.5"/>
        <subviews>
          <label id="title\(number)" text="HHHH" opaque="NO"><rect key="frame" x="16" y="22" width="35" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
          <label id="detail\(number)" numberOfLines="0" opaque="NO"><rect key="frame" x="16" y="42.5" width="46" height="14.5"/>
            <string key="text">HHHH
    HHHH</string>
            <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
        </subviews>
      </tableViewCellContentView>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
    </tableViewCell>
    """
  }

  private func screen(_ system: SystemGeneration, _ wallpaper: Color = .black) throws
    -> ScreenMeasure
  {
    let folder = try TemporaryFolder()
    let rows = (1...3).map(Self.row).joined(separator: "\n")
    let path = try folder.write(
      Array(Self.storyboard.replacing("ROWS", with: rows).utf8), to: "Main.storyboard")
    return try ScreenMeasure(system, wallpaper, try Widget.read(path)) { $0.mode = .expanded }
  }

  @Test(arguments: [SystemGeneration.ios10, .ios11, .ios12])
  func `the stored white of tables and cells is invisible`(system: SystemGeneration) throws {
    let measured = try screen(system)
    let top = system == .ios10 ? 216.5 : 108
    // The level of the card's material alone.
    let levels: [SystemGeneration: Int] = [.ios10: 161, .ios11: 136, .ios12: 129]
    #expect(abs(measured.level(300, top + 20) - (levels[system] ?? 0)) <= 2)
    // The white is visible from iOS 13 on.
    #expect(try screen(.ios13).level(300, 130) == 255)
  }

  @Test func `separators darken by 33, starting at the card's leading edge`() throws {
    let measured = try screen(.ios11, .white)
    let line = 108 + 84 - 0.5
    for x in [8, 20, 180, 366] {
      #expect(abs(255 - measured.level(Double(x), line) - 33) <= 1)
    }
    #expect(measured.level(7, line) == 255 && measured.level(180, line - 0.5) == 255)
  }

  @Test func `the last row has a separator, too`() throws {
    let measured = try screen(.ios10, .white)
    for row in 1...3 {
      let line = 216.5 + 84 * Double(row) - 0.5
      #expect(measured.level(180, line) < measured.level(180, line - 2) - 20, "\(row)")
    }
  }

  @Test func `a subtitle cell centers its lines in the row, without a gap`() throws {
    let measured = try screen(.ios10, .white)
    for (from, baseline) in [(19.0, 33.0), (38, 49), (52.5, 63)] {
      let ink = measured.ink(
        in: Rect(x: 20, y: 216.5 + from, width: 60, height: baseline + 1 - from))
      #expect(abs(ink.maxY - 216.5 - baseline) <= 0.5)
    }
  }
}
