// What Swift's overlay of the C library lacks.
#include <malloc.h>
