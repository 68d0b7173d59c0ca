/// Functions of the C library that Swift's `Glibc` module lacks.
#ifndef VITRINE_CGLIBC_H
#define VITRINE_CGLIBC_H

#include <spawn.h>

/// Waits until all data of an open file's file system are on the disk.
///
/// Returns 0, or -1 and sets `errno`.
int vitrine_sync_file_system(int descriptor);

/// Lets a spawned process start in a folder.
///
/// Returns 0 or the number of an error.
int vitrine_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *path);

/// Keeps freed memory in the process, for the next picture.
void vitrine_keep_freed_memory(void);

#endif
