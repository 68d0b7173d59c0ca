// syncfs is declared only with this macro.
#define _GNU_SOURCE

#include "CGlibc.h"

#include <unistd.h>

int vitrine_sync_file_system(int descriptor) { return syncfs(descriptor); }
