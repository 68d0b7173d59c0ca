/// A device file with two phones of one pixel a point, `small` and `large`: for tests that draw many
/// pictures and don't ask how they look.
public let smallScreens = """
  {"devices": [{"name": "small", "screen": [320, 568], "scale": 1},
    {"name": "large", "screen": [375, 667], "scale": 1}]}
  """
