// syncfs is declared for this macro only.
#define _GNU_SOURCE

#include "vitrine_files.h"

#include <unistd.h>

int vitrine_sync_file_system(int descriptor) { return syncfs(descriptor); }
