// posix_spawn_file_actions_addchdir_np is declared only with this macro.
#define _GNU_SOURCE

#include "CGlibc.h"

int vitrine_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}
