import Vitrine
import VitrineBase
import VitrineImport
import VitrineLayout

/// The way back from the world: diagnostics name the user's files.
extension WorldFolders {
  /// Returns views whose locations are in the user's files.
  func located(_ views: ProgramViews) -> ProgramViews {
    var views = views
    for index in views.content.tree.views.indices {
      locate(&views.content.tree.views[index].location)
    }
    for index in views.content.tree.steps.indices {
      locate(&views.content.tree.steps[index].location)
    }
    for index in views.content.tree.guides.indices {
      locate(&views.content.tree.guides[index].location)
    }
    for index in views.content.tree.constraints.indices {
      locate(&views.content.tree.constraints[index].location)
    }
    for index in views.content.diagnostics.indices {
      locate(&views.content.diagnostics[index].location)
    }
    return views
  }

  /// Returns a diagnostic whose location is in the user's file.
  func located(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    locate(&diagnostic.location)
    return diagnostic
  }

  private func locate(_ location: inout SourceLocation?) {
    guard let file = location?.file else { return }
    location?.file = given(file)
  }
}
