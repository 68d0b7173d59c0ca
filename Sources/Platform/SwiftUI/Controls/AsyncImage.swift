public import CoreGraphics
public import Foundation

/// The state of an image from a URL.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, or nil.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error, or nil.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from a URL, which a picture shows before it is loaded.
///
/// An image of a file is shown.
public struct AsyncImage<Content: View>: View {
  private let phase: AsyncImagePhase
  private let content: (AsyncImagePhase) -> Content
  private let place: CallSite

  private init(
    _ url: URL?, _ scale: CGFloat, _ place: CallSite,
    content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content
    self.place = place
    let file = url.flatMap { $0.isFileURL ? UIImage(contentsOfFile: $0.path) : nil }
    phase = file.map { .success(Image(uiImage: $0)) } ?? .empty
  }

  /// The content for the state.
  public var body: some View {
    let isMissing = phase.image == nil
    content(phase).modifier(_UndrawnModifier(isMissing ? "the image of AsyncImage" : nil, place))
  }
}

extension AsyncImage {
  /// Creates an image.
  public init(
    url: URL?, scale: CGFloat = 1, file: StaticString = #fileID, line: Int = #line
  ) where Content == _ConditionalContent<Image, Color> {
    self.init(url, scale, CallSite(file, line)) { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: image)
      } else {
        ViewBuilder.buildEither(second: Color(uiColor: .secondarySystemFill))
      }
    }
  }

  /// Creates an image with content and a placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P, file: StaticString = #fileID,
    line: Int = #line
  ) where Content == _ConditionalContent<I, P> {
    self.init(url, scale, CallSite(file, line)) { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Creates an image with content for each state.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content,
    file: StaticString = #fileID, line: Int = #line
  ) { self.init(url, scale, CallSite(file, line), content: content) }
}
