#include "CShims.h"

// Equal floating-point results on every CPU: never fuse a multiplication and an addition.
#pragma STDC FP_CONTRACT OFF
