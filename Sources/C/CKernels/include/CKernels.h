/// Vector loops, compiled with AVX2 and without. All versions give the same bytes.
#ifndef VITRINE_CKERNELS_H
#define VITRINE_CKERNELS_H

#include "blend.h"
#include "encode.h"
#include "resample.h"

#endif
