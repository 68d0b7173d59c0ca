/// OSLog has the types of the module os.
@_exported public import os
