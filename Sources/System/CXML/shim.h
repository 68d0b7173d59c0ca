// libxml2's headers name ICU's where it was built with it, and those clash with the toolchain's own
// in a package that imports Foundation too. Nothing here uses that part.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
