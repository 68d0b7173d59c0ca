// Functions that Swift's Glibc module lacks.
#include <malloc.h>
