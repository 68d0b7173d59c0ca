import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport

/// The JSON Schema of `vitrine.json`, made from what the reader accepts.
public enum MatrixSchema {
  public static var json: String {
    """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Vitrine matrix",
      "description": "Which inputs are drawn in which variants, and where their goldens are.",
      "type": "object",
      "required": ["inputs"],
      "additionalProperties": false,
      "properties": {
        "$schema": { "type": "string" },
        "inputs": {
          "description": "Files relative to this one: widget documents, storyboards, xibs, folders of Today extensions.",
          "type": "array",
          "minItems": 1,
          "items": {
            "oneOf": [
              { "type": "string" },
              {
                "type": "object",
                "required": ["file"],
                "additionalProperties": false,
                "properties": {
                  "file": { "type": "string" },
                  "name": { "description": "What its pictures are called by.", "type": "string" },
                  "widget": { "description": "Which of the document's widgets, from 1.", "type": "integer", "minimum": 1, "maximum": 1000 },
                  "scene": { "description": "Which of the storyboard's scenes.", "type": "string" },
                  "set": { "$ref": "#/$defs/values" },
                  "data": { "description": "A JSON file with values for what its views are bound to.", "type": "string" },
                  "state": { "description": "Its state where the axis says none.", "type": "string" }
                }
              }
            ]
          }
        },
        "axes": {
          "description": "In what the pictures differ; an axis that is left out has its default.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
    \(lines { "        \"\($0.plural)\": { \"type\": \"array\", \"minItems\": 1, \"items\": \(word($0)) }" })
          }
        },
        "preset": {
          "description": "Axes by one name; 'axes' replaces those it names.",
          "enum": \(list(MatrixConfig.presets.map(\.name)))
        },
        "sample": {
          "description": "All combinations, or few in which every pair of values meets.",
          "enum": \(list(MatrixConfig.Sample.allCases.map(\.rawValue)))
        },
        "states": {
          "description": "Named sets of values, an axis of their own.",
          "type": "object",
          "additionalProperties": { "$ref": "#/$defs/values" }
        },
        "include": {
          "description": "Variants that are drawn in addition.",
          "type": "array",
          "items": { "$ref": "#/$defs/choice" }
        },
        "exclude": {
          "description": "Combinations that are left out; all that one says must match.",
          "type": "array",
          "items": { "$ref": "#/$defs/choice" }
        },
        "deviceFile": {
          "description": "Files with more devices, relative to this one.",
          "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }]
        },
        "goldens": { "description": "The folder of the goldens (default: Goldens).", "type": "string" },
        "goldenPictures": { "description": "Where their pictures are, if not beside their manifest.", "type": "string" }
      },
      "$defs": {
        "values": {
          "description": "Properties to set, by ID.PROPERTY.",
          "type": "object",
          "propertyNames": { "pattern": "\\\\." },
          "additionalProperties": { "type": ["string", "number", "boolean"] }
        },
        "choice": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
    \(lines { "        \"\($0.plural)\": { \"oneOf\": [\(word($0)), { \"type\": \"array\", \"items\": \(word($0)) }] }" })
          }
        }
      }
    }
    """
  }

  private static func lines(_ line: (VariantAxis) -> String) -> String {
    VariantAxis.all.map(line).joined(separator: ",\n")
  }

  /// What one entry of an axis may be.
  private static func word(_ axis: VariantAxis) -> String {
    switch axis.words {
    // A device file defines names of its own.
    case .listed where axis == .devices:
      "{ \"anyOf\": [{ \"enum\": \(list(axis.knownWords())) }, { \"type\": \"string\" }] }"
    case .listed: "{ \"enum\": \(list(axis.knownWords())) }"
    case .number(let range):
      "{ \"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound) }"
    case .flag: "{ \"type\": \"boolean\" }"
    case .open: "{ \"type\": \"string\", \"minLength\": 1 }"
    case .defined: "{ \"type\": \"string\" }"
    }
  }

  private static func list(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
