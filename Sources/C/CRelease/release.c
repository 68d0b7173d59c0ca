#include "CRelease.h"

__attribute__((weak)) const char *vitrine_release_commit(void) { return ""; }
__attribute__((weak)) const char *vitrine_release_compiler(void) { return ""; }
