import TestSupport

/// Creates a folder with a config of two pictures of one widget, which are fast to draw.
func smallProject() throws -> TemporaryFolder {
  let folder = try TemporaryFolder()
  _ = try folder.write(
    #"{"app": "Test", "content": {"label": "Hello", "id": "title"}}"#, to: "w.json")
  _ = try folder.write(smallScreens, to: "devices.json")
  _ = try folder.write(
    #"{"inputs": ["w.json"], "deviceFile": "devices.json", "axes": {"devices": ["small", "large"], "chrome": ["none"]}}"#,
    to: "vitrine.json")
  return folder
}
