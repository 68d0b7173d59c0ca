@_exported public import Vitrine
