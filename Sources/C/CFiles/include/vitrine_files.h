/// The kernel's calls on files that Swift's overlay of the C library lacks.
#ifndef VITRINE_CFILES_H
#define VITRINE_CFILES_H

/// Waits until everything that was written to the file system of an open file is on the disk.
///
/// Returns 0, or -1 with errno.
int vitrine_sync_file_system(int descriptor);

#endif
