#include <stdio.h>

#include "sandbox.h"

void vitrine_print_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
