/// Functions of the C library that Swift's `Glibc` module lacks.
#ifndef VITRINE_CGLIBC_H
#define VITRINE_CGLIBC_H

/// Waits until all data of an open file's file system are on the disk.
///
/// Returns 0, or -1 and sets `errno`.
int vitrine_sync_file_system(int descriptor);

/// Keeps freed memory in the process, for the next picture.
void vitrine_keep_freed_memory(void);

#endif
