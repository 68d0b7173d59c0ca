@_exported public import NotificationCenter
@_exported public import Vitrine
