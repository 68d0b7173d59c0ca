#ifndef VITRINE_SANDBOX_H
#define VITRINE_SANDBOX_H

#include <stdbool.h>
#include <stdint.h>

#include "language.h"

/// Stops the wall clock at a time in seconds since 1970.
///
/// Clocks for durations continue.
void vitrine_stop_clock(int64_t seconds);

/// Sets the seed of random numbers.
void vitrine_seed(uint64_t seed);

/// Sets the device that the C library describes: its system's major version and its model, such as
/// `iPad`.
void vitrine_set_device(int system_version, const char *model);

/// Returns the number of enqueued blocks that haven't ended, including blocks that are due within a
/// second.
int64_t vitrine_pending_blocks(void);

/// Makes the jobs of Swift's tasks run one after the other, in the order in which they are enqueued.
void vitrine_order_tasks(void);

/// Writes each printed line at once, not only when a buffer is full.
void vitrine_print_lines(void);

/// Copies the method that `overriding` overrides and `plain` doesn't, two subclasses of `base`, to
/// another subclass of `base`.
void vitrine_copy_override(const void *overriding, const void *plain, const void *base,
                           void *target);

/// Counts other pending work, such as a network request.
void vitrine_pending_add(int64_t count);

/// The results of `vitrine_confine`.
enum {
  VITRINE_CONFINED = 0,
  /// The kernel lacks Landlock, so no file can be written.
  VITRINE_CONFINED_READ_ONLY = 1,
  VITRINE_NOT_CONFINED = 2,
};

struct vitrine_limits {
  uint64_t memory;
  uint64_t processor_seconds;
  uint64_t file_size;
  uint64_t open_files;
};

/// Permanently removes rights from this process: creating processes, running programs, sockets, and
/// writing outside of a folder.
int vitrine_confine(const char *folder, struct vitrine_limits limits);

#endif
