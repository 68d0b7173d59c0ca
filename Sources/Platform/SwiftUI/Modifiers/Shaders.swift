public import CoreGraphics

/// A function of a shader with its arguments, which isn't drawn.
public struct Shader: Sendable {
  /// A value for a shader.
  public struct Argument: Sendable {
    /// Returns a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Returns two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// Returns two numbers.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// Returns two numbers.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Returns a color.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// Returns colors.
    public static func colorArray(_ colors: [Color]) -> Argument { Argument() }
    /// Returns an image.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// The rectangle of the view.
    public static var boundingRect: Argument { Argument() }
  }
}

/// A function of a library of shaders.
@dynamicCallable
public struct ShaderFunction: Sendable {
  /// Returns the function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

/// A library of shaders, which can't run on Linux.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// The app's shaders.
  public static let `default` = ShaderLibrary()

  /// Returns a function of the app's shaders.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  /// Returns a function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

extension View {
  /// Returns the view with colors by a shader, which isn't drawn.
  public func colorEffect(
    _ shader: Shader, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isEnabled ? "colorEffect(_:isEnabled:)" : nil, file, line)
  }

  /// Returns the view distorted by a shader, which isn't drawn.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isEnabled ? "distortionEffect(_:maxSampleOffset:isEnabled:)" : nil, file, line)
  }

  /// Returns the view with pixels by a shader, which isn't drawn.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true,
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isEnabled ? "layerEffect(_:maxSampleOffset:isEnabled:)" : nil, file, line)
  }
}
