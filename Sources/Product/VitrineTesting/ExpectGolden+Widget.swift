public import SwiftUI
public import Testing
import VitrineBase
import VitrineWidgetKit
import WidgetKit

/// Expects a widget of WidgetKit to equal its goldens in its families and every variant.
///
/// The families default to the widget's families on the device, and the entry to the provider's
/// snapshot. The name of the goldens defaults to the name of the type. Images
/// and colors are searched in `resources`, or beside the test's file.
@MainActor
public func expectGolden<Content: SwiftUI.Widget>(
  _ widget: Content.Type, families: [WidgetFamily]? = nil, entries: [EntryChoice] = [.snapshot],
  _ variants: [Variant]? = nil, named name: String? = nil, record: RecordMode? = nil,
  tolerance: PictureTolerance? = nil, resources: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) async {
  var golden = HomeGolden(
    name ?? "\(Content.self)", record: record, tolerance: tolerance, at: sourceLocation)
  golden.resources = resources
  golden.families = families
  await golden.expect(variants) {
    _WidgetGallery.register(widget: widget)
  } choices: { variant in
    entries.map { entry in
      var variant = variant
      variant.entry = entry
      return variant
    }
  }
}

/// Expects previews of a type to equal their goldens in every variant.
///
/// `preview` is the name of one preview, by default every one. A preview without a family is checked
/// in each of `families`, or in the small one.
@MainActor
public func expectGolden<Provider: PreviewProvider>(
  preview: String? = nil, of provider: Provider.Type, families: [WidgetFamily]? = nil,
  _ variants: [Variant]? = nil, named name: String? = nil, record: RecordMode? = nil,
  tolerance: PictureTolerance? = nil, resources: [String] = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) async {
  var golden = HomeGolden(
    name ?? "\(Provider.self)", record: record, tolerance: tolerance, at: sourceLocation)
  golden.resources = resources
  golden.families = families
  await golden.expect(variants) {
    _WidgetGallery.register(
      provider, named: "\(Provider.self)", file: sourceLocation.fileID, line: sourceLocation.line)
  } choices: { variant in
    let names = preview.map { [$0] } ?? HomeGallery.registered.previews.map(\.name)
    return names.map { name in
      var variant = variant
      variant.preview = name
      return variant
    }
  }
}

/// The goldens of widgets or previews of WidgetKit.
@MainActor
private struct HomeGolden {
  var resources: [String] = []
  var families: [WidgetFamily]?
  private let name: String
  private let check: GoldenCheck
  private let tolerance: PictureTolerance?
  private let location: Testing.SourceLocation

  init(
    _ name: String, record: RecordMode?, tolerance: PictureTolerance?,
    at location: Testing.SourceLocation
  ) {
    var settings = GoldenTrait.current
    if let record { settings.record = record }
    check = GoldenCheck(settings: settings, file: location.filePath)
    self.name = name
    self.tolerance = tolerance
    self.location = location
  }

  /// Checks the choices of each variant in the families, and records an issue for each failure.
  func expect(
    _ variants: [Variant]?, register: @escaping @MainActor () -> Void,
    choices: @escaping @MainActor (Variant) -> [Variant]
  ) async {
    let folders = resources.isEmpty ? [FilePath.folder(of: check.file)] : resources
    let stage = HomeStage(title: name, folders: folders)
    await HomeStage.run(register) {
      for variant in variants ?? [.ofView] {
        var variant = variant
        variant.move(to: .home)
        variant.chrome = .none
        for choice in choices(variant) {
          for family in familyChoices(choice) { await expect(family, on: stage) }
        }
      }
    }
  }

  /// Returns a variant in each family that it can have.
  private func familyChoices(_ variant: Variant) -> [Variant] {
    let gallery = HomeGallery.registered
    let preview = gallery.previews.first { $0.name == variant.preview }
    if let preview, preview.family != nil { return [variant] }
    let offered = families.map { $0.compactMap { HomeFamily($0) } }
    let all = offered ?? gallery.widgets.first?.families ?? [.small]
    return all.filter { offered != nil || $0.size(on: variant.device) != nil }.map { family in
      var variant = variant
      variant.family = family
      return variant
    }
  }

  private func expect(_ variant: Variant, on stage: HomeStage) async {
    var named = variant
    if named.entry == .snapshot { named.entry = nil }
    let full = "\(name)/\(named.viewName)"
    let failure: GoldenFailure?
    do {
      let widget = try await stage.widget(as: variant)
      failure = check.failure(of: widget, variant, golden: full, tolerance)
    } catch {
      failure = GoldenFailure(message: "\(full): \(error)")
    }
    guard let failure else { return check.failureFolder.clear(full) }
    failure.record(check.failureFolder, named: full, at: location)
  }
}
