package import VitrineBase
import VitrineGraphics
import VitrineImport

/// Reads a file that holds one JSON object, and makes something of it; `subject` names the object in
/// messages.
package func readJSONFile<Made>(
  _ path: String, _ subject: String, _ make: (JSONObject) throws(InputError) -> Made
) throws(RenderError) -> Made {
  let bytes: [UInt8]
  do {
    bytes = try Disk.read(path)
  } catch {
    throw .unreadable(path: path, reason: error.reason)
  }
  do throws(InputError) {
    return try make(try JSONObject(try JSON.parse(bytes, file: path), subject))
  } catch {
    throw .invalid(error.diagnostic)
  }
}
