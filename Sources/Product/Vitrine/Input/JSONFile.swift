package import VitrineBase
import VitrineGraphics
import VitrineImport

/// Reads a file with one JSON object and converts it.
///
/// `subject` is the object's name in messages.
package func readJSONFile<Made>(
  _ path: String, from files: Files, subject: String,
  _ make: (JSONObject) throws(InputError) -> Made
) throws(RenderError) -> Made {
  let bytes = try files.readable(path)
  do throws(InputError) {
    return try make(try JSONObject(try JSON.parse(bytes, file: path), subject))
  } catch {
    throw .invalid(error.diagnostic)
  }
}
